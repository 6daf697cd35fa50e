package org.nirayana.jyotisha.aspect;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A graha's look at a sign.
 *
 * @param from who looks
 * @param count the sign looked at, counted from the graha's own as 1
 * @param quarters how strongly, in quarters of a full look: 1 to 4
 * @param special whether it is full because of who looks, where others look with a part
 * @param seen what stands in that sign: grahas, and the ascendant
 */
public record GrahaDrishti(Graha from, int count, Rasi rasi, int quarters, boolean special, List<Placement> seen) {
    private static final int FULL = 4;

    /** The places at which a graha looks fully, counted from its own as 1: the 7th, and more of Mars, Jupiter and Saturn. */
    public static List<Integer> fullLooks(Graha graha, NodeAspects nodes) {
        List<Integer> counts = new ArrayList<>(3);
        for (int count : COUNTS) {
            if (isFull(graha, count, nodes)) {
                counts.add(count);
            }
        }
        return counts;
    }

    /** The signs that grahas look at. */
    private static final int[] COUNTS = {3, 4, 5, 7, 8, 9, 10};

    public GrahaDrishti {
        seen = List.copyOf(seen);
    }

    public boolean isFull() {
        return quarters == FULL;
    }

    /** With how many quarters anybody looks at the sign so counted. */
    public int ordinaryQuarters() {
        return quartersOfAll(count);
    }

    /** Everything that the grahas of a chart look at: by graha in their order, and by the sign counted. */
    public static List<GrahaDrishti> of(Chart chart) {
        List<GrahaDrishti> looks = new ArrayList<>(Graha.COUNT * COUNTS.length);
        List<List<Placement>> bySign = chart.placements().bySign();
        NodeAspects nodes = chart.conventions().nodeAspects();
        for (int i = 0; i < Graha.COUNT; i++) {
            Graha graha = Graha.ALL.get(i);
            Rasi own = chart.of(graha).rasi();
            for (int count : COUNTS) {
                int quarters = quarters(graha, count, nodes);
                if (quarters > 0) {
                    Rasi rasi = own.plus(count - 1);
                    looks.add(new GrahaDrishti(
                            graha,
                            count,
                            rasi,
                            quarters,
                            quarters > quartersOfAll(count),
                            bySign.get(rasi.number() - 1)));
                }
            }
        }
        return List.copyOf(looks);
    }

    /** Whether a graha looks fully at the sign so many on, its own counted as 1. */
    public static boolean isFull(Graha graha, int count, NodeAspects nodes) {
        return quarters(graha, count, nodes) == FULL;
    }

    /** How strongly a graha looks at the sign so many on, in quarters; 0 for not at all. */
    static int quarters(Graha graha, int count, NodeAspects nodes) {
        return switch (graha) {
            case MARS -> count == 4 || count == 8 ? FULL : quartersOfAll(count);
            case JUPITER -> count == 5 || count == 9 ? FULL : quartersOfAll(count);
            case SATURN -> count == 3 || count == 10 ? FULL : quartersOfAll(count);
            case RAHU, KETU ->
                nodes == NodeAspects.FIFTH_SEVENTH_NINTH && (count == 5 || count == 7 || count == 9) ? FULL : 0;
            default -> quartersOfAll(count);
        };
    }

    /** The third and tenth a quarter, the fifth and ninth a half, the fourth and eighth three quarters, the seventh full. */
    static int quartersOfAll(int count) {
        return switch (count) {
            case 3, 10 -> 1;
            case 5, 9 -> 2;
            case 4, 8 -> 3;
            case 7 -> FULL;
            default -> 0;
        };
    }

    static String strength(int quarters) {
        return quarters == FULL ? "fully" : quarters + "/" + FULL;
    }

    /** For people: {@code Mars looks at Capricorn, the 4th from it, fully: Saturn}. */
    @Override
    public String toString() {
        String named = seen.stream()
                .map(placement -> placement.point().toString())
                .reduce((a, b) -> a + ", " + b)
                .orElse("nothing there");
        return from + " looks at " + rasi + ", " + count + " from it, " + strength(quarters) + ": " + named;
    }
}
