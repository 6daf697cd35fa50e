package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * What company makes of a graha; several may hold, or none.
 *
 * <p>As P. V. R. Narasimha Rao's textbook has Brihat Parashara Hora Shastra 45 (section 15.4.3). To be with somebody is to share
 * its sign; to be seen is a full graha drishti; the fifth house is the fifth sign from the rising one. No worked example was
 * found.
 *
 * @param graha of whom it is said
 * @param found what holds, in the order of the text
 */
public record Lajjitadi(Graha graha, List<Found> found) {
    public Lajjitadi {
        found = List.copyOf(found);
    }

    /**
     * A state that holds.
     *
     * @param bySign whether already the sign makes it so
     * @param with those who share the sign and make it so
     * @param seenBy those who look there fully and make it so
     */
    public record Found(LajjitadiAvastha avastha, boolean bySign, List<Graha> with, List<Graha> seenBy) {
        public Found {
            with = List.copyOf(with);
            seenBy = List.copyOf(seenBy);
        }
    }

    private record All(List<Lajjitadi> grahas) {}

    /** Of the nine in their order. */
    public static List<Lajjitadi> of(Chart chart) {
        return chart.derived(All.class, made -> {
                    Maker maker = new Maker(made);
                    return new All(Graha.ALL.stream().map(maker::of).toList());
                })
                .grahas();
    }

    /** What all nine share. */
    private static final class Maker {
        private final Chart chart;
        private final Relations relations;
        private final boolean natural;
        private final List<GrahaState> states;
        private final List<GrahaDrishti> looks;

        Maker(Chart chart) {
            this.chart = chart;
            this.relations = Relations.of(chart);
            this.natural = chart.conventions().get(LajjitadiRelations.CONVENTION) == LajjitadiRelations.NATURAL;
            this.states = GrahaState.of(chart);
            this.looks = GrahaDrishti.of(chart);
        }

        Lajjitadi of(Graha graha) {
            GrahaState state = states.get(graha.number() - 1);
            Rasi rasi = state.placement().rasi();
            List<Graha> with =
                    those(Graha.ALL, other -> other != graha && chart.of(other).rasi() == rasi);
            List<Graha> seenBy = new ArrayList<>(4);
            for (GrahaDrishti look : looks) {
                if (look.isFull() && look.rasi() == rasi && look.from() != graha) {
                    seenBy.add(look.from());
                }
            }
            Predicate<Graha> isEnemy = other -> score(graha, other) < 0;
            Predicate<Graha> isFriend = other -> score(graha, other) > 0;
            List<Found> found = new ArrayList<>(2);
            if (state.placement().house() == 5) {
                add(found, LajjitadiAvastha.LAJJITA, false, those(with, Natures::isAlwaysMalefic), List.of());
            }
            boolean proud = state.dignity()
                    .filter(dignity -> dignity == Dignity.EXALTED || dignity == Dignity.MOOLATRIKONA)
                    .isPresent();
            add(found, LajjitadiAvastha.GARVITA, proud, List.of(), List.of());
            add(
                    found,
                    LajjitadiAvastha.KSHUDHITA,
                    isEnemy.test(rasi.lord()),
                    those(with, isEnemy.or(other -> other == Graha.SATURN)),
                    those(seenBy, isEnemy));
            boolean watery = rasi == Rasi.CANCER || rasi == Rasi.SCORPIO || rasi == Rasi.PISCES;
            if (watery && those(seenBy, this::isBenefic).isEmpty()) {
                add(found, LajjitadiAvastha.TRISHITA, false, List.of(), those(seenBy, isEnemy));
            }
            add(
                    found,
                    LajjitadiAvastha.MUDITA,
                    isFriend.test(rasi.lord()),
                    those(with, isFriend.or(other -> other == Graha.JUPITER)),
                    those(seenBy, isFriend));
            if (with.contains(Graha.SUN)) {
                Predicate<Graha> harms = isEnemy.or(other -> !isBenefic(other));
                add(
                        found,
                        LajjitadiAvastha.KSHOBHITA,
                        false,
                        those(with, harms.and(other -> other != Graha.SUN)),
                        those(seenBy, harms));
            }
            return new Lajjitadi(graha, found);
        }

        private static void add(
                List<Found> found, LajjitadiAvastha avastha, boolean bySign, List<Graha> with, List<Graha> seenBy) {
            if (bySign || !with.isEmpty() || !seenBy.isEmpty()) {
                found.add(new Found(avastha, bySign, with, seenBy));
            }
        }

        private static List<Graha> those(List<Graha> all, Predicate<Graha> filter) {
            List<Graha> those = new ArrayList<>(4);
            for (Graha one : all) {
                if (filter.test(one)) {
                    those.add(one);
                }
            }
            return those;
        }

        private boolean isBenefic(Graha graha) {
            return states.get(graha.number() - 1).benefic();
        }

        /** Positive for a friend, negative for an enemy; nothing where there is no relation. */
        private int score(Graha of, Graha to) {
            Optional<Integer> score = natural
                    ? relations.natural(of, to)
                    : relations.compound(of, to).map(Relation::score);
            return score.orElse(0);
        }
    }
}
