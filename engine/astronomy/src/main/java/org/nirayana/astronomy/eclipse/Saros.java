package org.nirayana.astronomy.eclipse;

import java.util.OptionalInt;
import org.nirayana.astronomy.math.PublishedTable;

/**
 * The family of an eclipse: those of one Saros follow each other after 223 lunations, 18 years and 10 or 11 days.
 *
 * <p>Numbers are van den Bergh's (1955), as everybody uses them: a Saros after 358 lunations, an inex, bears the next number.
 *
 * @param series the number of the Saros
 * @param member which eclipse of its series it is, from 1; empty where the table of series does not reach
 * @param members how many the series has; empty likewise
 */
public record Saros(int series, OptionalInt member, OptionalInt members) {
    private static final int LUNATIONS = 223;
    private static final int INEX = 358;
    private static final double DAYS = 6585.3211;

    /** Series number, Julian dates of the days of the first and of the last eclipse. */
    private static final double[][] SOLAR = PublishedTable.resource(Saros.class, "saros-solar.csv");

    private static final double[][] LUNAR = PublishedTable.resource(Saros.class, "saros-lunar.csv");

    /** @param lunation of the new moon, 0 on 2000-01-06 */
    static Saros ofSolar(int lunation, double julianDate) {
        return of(series(lunation, 136, 105), SOLAR, julianDate);
    }

    /** @param lunation of the new moon before the full moon */
    static Saros ofLunar(int lunation, double julianDate) {
        return of(series(lunation, 124, 0), LUNAR, julianDate);
    }

    /**
     * Of all pairs of so many Saroi and so many inexes that lead here from a known eclipse, the one with few Saroi: a series
     * lives for some 72 of them, and the next pair has 358 more or less.
     *
     * @param known number of the series of an eclipse near the middle of its series
     * @param ago lunations from that eclipse to lunation 0
     */
    private static int series(int lunation, int known, int ago) {
        int since = lunation + ago;
        // 223 · (-61·n) + 358 · (38·n) = n.
        int inexes = 38 * since;
        double drift = since / (12.0 * INEX * INEX);
        int turns = (int) Math.floor(-61.0 * since / INEX + 0.5 - drift);
        return known + inexes + turns * LUNATIONS;
    }

    private static Saros of(int series, double[][] table, double julianDate) {
        for (double[] row : table) {
            if (row[0] == series) {
                int member = 1 + (int) Math.round((julianDate - row[1]) / DAYS);
                int members = 1 + (int) Math.round((row[2] - row[1]) / DAYS);
                if (member >= 1 && member <= members) {
                    return new Saros(series, OptionalInt.of(member), OptionalInt.of(members));
                }
            }
        }
        return new Saros(series, OptionalInt.empty(), OptionalInt.empty());
    }

    @Override
    public String toString() {
        return "Saros " + series + (member.isPresent() ? ", " + member.getAsInt() + " of " + members.getAsInt() : "");
    }
}
