package org.nirayana.jyotisha.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Mangal (Kuja) dosha of one chart: the houses of Mars, by whole signs.
 *
 * @param places from each point from which the house of Mars is known: all three, or fewer when the time of birth is not
 * @param cancellations those whose condition is met
 */
public record MangalDosha(
        List<Place> places, List<MangalCancellation> cancellations, MangalFrom from, MangalLifted lifted) {
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

    private static final Set<Integer> UNION = Set.of(1, 2, 4, 7, 8, 12);
    private static final Set<Integer> NORTH = Set.of(1, 4, 7, 8, 12);
    private static final Set<Integer> SOUTH = Set.of(2, 4, 7, 8, 12);

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
                begin.lifted);
    }

    private static MangalDosha compute(Chart chart) {
        Conventions conventions = chart.conventions();
        Set<Integer> houses =
                switch (conventions.get(MangalHouses.CONVENTION)) {
                    case UNION -> UNION;
                    case NORTH -> NORTH;
                    case SOUTH -> SOUTH;
                };
        Rasi sign = chart.of(Graha.MARS).rasi();
        List<Place> places = new ArrayList<>(3);
        for (MatchPoint point : MatchPoint.ALL) {
            int house = point.house(chart, Graha.MARS);
            places.add(new Place(point, house, houses.contains(house), frees(sign, house)));
        }
        MangalFrom from = conventions.get(MangalFrom.CONVENTION);
        return new MangalDosha(
                places, cancellations(chart, places, from), from, conventions.get(MangalLifted.CONVENTION));
    }

    /** The signs of Mars in which B. V. Raman frees a house. */
    private static boolean frees(Rasi sign, int house) {
        if (sign == Rasi.LEO || sign == Rasi.AQUARIUS) {
            return true;
        }
        return switch (house) {
            case 2 -> sign == Rasi.GEMINI || sign == Rasi.VIRGO;
            case 4 -> sign == Rasi.ARIES || sign == Rasi.SCORPIO;
            case 7 -> sign == Rasi.CANCER || sign == Rasi.CAPRICORN;
            case 8 -> sign == Rasi.SAGITTARIUS || sign == Rasi.PISCES;
            case 12 -> sign == Rasi.TAURUS || sign == Rasi.LIBRA;
            default -> false;
        };
    }

    private static List<MangalCancellation> cancellations(Chart chart, List<Place> places, MangalFrom from) {
        List<Place> afflicted = places.stream()
                .filter(place -> place.afflicted() && isReckoned(place.from(), from))
                .toList();
        return MangalCancellation.ALL.stream()
                .filter(one -> !afflicted.isEmpty() && holds(one, chart, afflicted))
                .toList();
    }

    private static boolean holds(MangalCancellation one, Chart chart, List<Place> afflicted) {
        Placement mars = chart.of(Graha.MARS);
        return switch (one) {
            case SIGN_OF_HOUSE -> afflicted.stream().allMatch(Place::freed);
            case WITH_JUPITER_OR_MOON ->
                mars.rasi() == chart.of(Graha.JUPITER).rasi()
                        || mars.rasi() == chart.moon().rasi();
            case BENEFIC_IN_LAGNA ->
                chart.of(Graha.JUPITER).house() == 1 || chart.of(Graha.VENUS).house() == 1;
            case OWN_OR_EXALTED -> mars.rasi().lord() == Graha.MARS || mars.rasi() == Dignity.exaltation(Graha.MARS);
            case CANCER_OR_LEO_LAGNA -> {
                Rasi lagna = chart.ascendant().rasi();
                yield lagna == Rasi.CANCER || lagna == Rasi.LEO;
            }
            case SEEN_BY_JUPITER -> {
                int count = mars.rasi().countedFrom(chart.of(Graha.JUPITER).rasi());
                yield count == 5 || count == 7 || count == 9;
            }
            case RETROGRADE -> mars.isRetrograde();
            case COMBUST ->
                GrahaState.of(chart).stream()
                        .filter(state -> state.graha() == Graha.MARS)
                        .anyMatch(state -> state.combustion().orElseThrow().isCombust());
        };
    }

    private static boolean isReckoned(MatchPoint point, MangalFrom from) {
        return switch (from) {
            case LAGNA_OR_MOON -> point != MatchPoint.VENUS;
            case LAGNA -> point == MatchPoint.LAGNA;
            case ANY -> true;
        };
    }

    /** Whether Mars makes the dosha from the points that count; nothing when a time of birth would be needed to say it. */
    public Optional<Boolean> isPresent() {
        if (places.stream().anyMatch(place -> place.afflicted() && isReckoned(place.from(), from))) {
            return Optional.of(true);
        }
        boolean known = MatchPoint.ALL.stream()
                .filter(point -> isReckoned(point, from))
                .allMatch(point -> places.stream().anyMatch(place -> place.from() == point));
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
