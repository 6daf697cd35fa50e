package org.nirayana.jyotisha.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.rule.ChartFacts;
import org.nirayana.jyotisha.rule.Clause;
import org.nirayana.jyotisha.rule.Numbers;
import org.nirayana.jyotisha.rule.Proof;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Mangal (Kuja) dosha of one chart: the houses of Mars, by whole signs.
 *
 * @param places from each point from which the house of Mars is known: all three, or fewer when the time of birth is not
 * @param cancellations those whose condition is met
 * @param facts what they were asked of, and prove themselves by
 */
public record MangalDosha(
        List<Place> places,
        List<MangalCancellation> cancellations,
        MangalFrom from,
        MangalLifted lifted,
        ChartFacts facts) {
    /**
     * Mars from one point.
     *
     * @param afflicted whether the house is one of the dosha
     * @param freed whether the sign of Mars frees that house
     */
    public record Place(MatchPoint from, int house, boolean afflicted, boolean freed) {}

    /** How heavy it is, as AstroSage grades it. */
    public enum Grade {
        NONE,
        LOW,
        HIGH;

        /** The name in answers. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Of each point whether the sign of Mars frees its house, in their order. */
    private static final List<Clause> FREED =
            MatchPoint.ALL.stream().map(MangalCancellation::freed).toList();

    public MangalDosha {
        places = List.copyOf(places);
        cancellations = List.copyOf(cancellations);
    }

    /** Of a chart. */
    public static MangalDosha of(Chart chart) {
        return chart.derived(MangalDosha.class, MangalDosha::compute);
    }

    /**
     * Of a day of which the time of birth is not known: what is the same at its beginning and at its end.
     *
     * @param first the chart at the beginning of the day
     * @param last the chart at its end
     */
    public static MangalDosha ofDay(Chart first, Chart last) {
        MangalDosha begin = of(first);
        MangalDosha end = of(last);
        return new MangalDosha(
                begin.places.stream()
                        .filter(place -> place.from() != MatchPoint.LAGNA && end.places.contains(place))
                        .toList(),
                begin.cancellations.stream()
                        .filter(one -> !one.isOfLagna() && end.cancellations.contains(one))
                        .toList(),
                begin.from,
                begin.lifted,
                ChartFacts.withoutTime(first));
    }

    private static MangalDosha compute(Chart chart) {
        Conventions conventions = chart.conventions();
        Numbers houses = conventions.get(MangalHouses.CONVENTION).houses();
        ChartFacts facts = ChartFacts.of(chart);
        List<Place> places = new ArrayList<>(3);
        for (int i = 0; i < FREED.size(); i++) {
            MatchPoint point = MatchPoint.ALL.get(i);
            int house = point.house(chart, Graha.MARS);
            places.add(
                    new Place(point, house, houses.contains(house), FREED.get(i).holds(facts)));
        }
        return new MangalDosha(
                places,
                cancellations(facts, places, conventions),
                conventions.get(MangalFrom.CONVENTION),
                conventions.get(MangalLifted.CONVENTION),
                facts);
    }

    private static List<MangalCancellation> cancellations(
            ChartFacts facts, List<Place> places, Conventions conventions) {
        MangalFrom from = conventions.get(MangalFrom.CONVENTION);
        if (places.stream().noneMatch(place -> place.afflicted() && from.counts(place.from()))) {
            return List.of();
        }
        return MangalCancellation.ALL.stream()
                .filter(one -> one.rule(conventions).clause().holds(facts))
                .toList();
    }

    /** Why a cancellation holds, or does not; by the conventions of the chart. */
    public Proof prove(MangalCancellation cancellation) {
        Clause clause = facts.chart()
                .map(chart -> cancellation.rule(chart.conventions()))
                .orElseGet(cancellation::rule)
                .clause();
        return clause.evaluate(facts);
    }

    /** Whether Mars makes the dosha from the points that count; nothing when a time of birth would be needed to say it. */
    public Optional<Boolean> isPresent() {
        if (places.stream().anyMatch(place -> place.afflicted() && from.counts(place.from()))) {
            return Optional.of(true);
        }
        boolean known = MatchPoint.ALL.stream().filter(from::counts).allMatch(point -> places.stream()
                .anyMatch(place -> place.from() == point));
        return known ? Optional.of(false) : Optional.empty();
    }

    /** Whether it is present and nothing that counts cancels it; nothing when that cannot be said. */
    public Optional<Boolean> stands() {
        Optional<Boolean> present = isPresent();
        if (present.isPresent() && present.get()) {
            boolean cancelled = cancellations.stream().anyMatch(one -> one.counts(lifted));
            // Without a time of birth there may be a cancellation that nobody can see.
            return cancelled || places.size() == MatchPoint.ALL.size() ? Optional.of(!cancelled) : Optional.empty();
        }
        return present;
    }

    /** From Venus alone none, from lagna or Moon low, from all three high; nothing when a point is not known. */
    public Optional<Grade> grade() {
        if (places.size() < MatchPoint.ALL.size()) {
            return Optional.empty();
        }
        if (places.stream().allMatch(Place::afflicted)) {
            return Optional.of(Grade.HIGH);
        }
        boolean low = places.stream().anyMatch(place -> place.afflicted() && place.from() != MatchPoint.VENUS);
        return Optional.of(low ? Grade.LOW : Grade.NONE);
    }
}
