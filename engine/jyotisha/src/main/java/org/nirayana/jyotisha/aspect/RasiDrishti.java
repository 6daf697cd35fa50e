package org.nirayana.jyotisha.aspect;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A sign's look at another, with whom it shares: what stands in the one sees what stands in the other.
 *
 * @param from the sign that looks
 * @param at the sign looked at
 * @param looking what stands in the first
 * @param seen what stands in the second
 */
public record RasiDrishti(Rasi from, Rasi at, List<Placement> looking, List<Placement> seen) {
    public RasiDrishti {
        looking = List.copyOf(looking);
        seen = List.copyOf(seen);
    }

    /** The 36 looks of a chart: three of each sign, from Aries on. */
    public static List<RasiDrishti> of(Chart chart) {
        List<List<Placement>> inside = chart.placements().bySign();
        List<RasiDrishti> looks = new ArrayList<>(3 * Rasi.COUNT);
        for (Rasi from : Rasi.ALL) {
            for (Rasi at : seenFrom(from)) {
                looks.add(new RasiDrishti(from, at, inside.get(from.number() - 1), inside.get(at.number() - 1)));
            }
        }
        return List.copyOf(looks);
    }

    /**
     * The three signs that a sign sees, in the order in which they follow it: a movable one the fixed signs but the next, a
     * fixed one the movable signs but the last, a dual one the other dual signs.
     */
    public static List<Rasi> seenFrom(Rasi from) {
        int[] steps =
                switch (from.number() % 3) {
                    case 1 -> new int[] {4, 7, 10};
                    case 2 -> new int[] {2, 5, 8};
                    default -> new int[] {3, 6, 9};
                };
        return List.of(from.plus(steps[0]), from.plus(steps[1]), from.plus(steps[2]));
    }
}
