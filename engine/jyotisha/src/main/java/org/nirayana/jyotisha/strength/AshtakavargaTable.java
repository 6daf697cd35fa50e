package org.nirayana.jyotisha.strength;

import java.util.Arrays;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/**
 * In which houses from each of eight points a graha has a bindu.
 *
 * <p>Four of the cells differ between authors; every table gives 48, 49, 39, 54, 56, 52 and 39 bindus, 337 together. The
 * table of the lagna (49) is in Brihat Parashara Hora Shastra 66.65-68 alone. Misprints that are met: the 5 for 6 in the
 * Moon's row from itself (a Brihat Jataka), and rows that sum to 340 (a verse list of Kapoor).
 */
public enum AshtakavargaTable implements Reading {
    BPHS(
            "Brihat Parashara Hora Shastra 66 (Kapoor, Santhanam), P. V. R. Narasimha Rao",
            "1,3,6,7,9,10,11",
            "2,3,5,6,10,11",
            "1,2,4,7,8,10,11",
            "3,4,6,9,11,12"),
    VARAHAMIHIRA(
            "Brihat Jataka 9, Saravali 53, most programs of the web",
            "1,3,6,7,10,11",
            "2,3,5,6,9,10,11",
            "1,4,7,8,10,11,12",
            "3,5,6,9,11,12"),
    PHALADEEPIKA("Phaladeepika 23", "1,3,6,7,10,11", "2,3,5,6,9,10,11", "1,2,4,7,8,10,11", "3,5,6,9,11,12"),
    MAITREYA("the program Maitreya", "1,3,6,7,10,11", "2,3,5,6,9,10,11", "1,2,4,7,8,10,11", "3,4,6,9,11,12");

    /** Which of them is chosen. */
    public static final Convention<AshtakavargaTable> CONVENTION = Convention.of(
                    "ashtakavarga_table",
                    "Whose table of bindus; four of its cells differ, and every one sums to 337.",
                    values())
            .moving(Part.BINDUS, Part.TRANSITS, Part.SADE_SATI);

    private static final int MOON = 1;
    private static final int MARS = 2;
    private static final int JUPITER = 4;
    private static final int VENUS = 5;

    /** Grahas and the lagna. */
    static final int POINTS = 8;

    private final String note;

    /** For each of the eight and each they are counted from: bit h - 1 is house h. */
    @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
    private final int[] masks = new int[POINTS * POINTS];

    AshtakavargaTable(
            String note, String moonFromMoon, String moonFromMars, String moonFromJupiter, String venusFromMars) {
        this.note = note;
        for (int of = 0; of < POINTS; of++) {
            for (int from = 0; from < POINTS; from++) {
                String row = Shared.ROWS[of][from];
                if (row != null) {
                    masks[of * POINTS + from] = mask(row);
                }
            }
        }
        masks[MOON * POINTS + MOON] = mask(moonFromMoon);
        masks[MOON * POINTS + MARS] = mask(moonFromMars);
        masks[MOON * POINTS + JUPITER] = mask(moonFromJupiter);
        masks[VENUS * POINTS + MARS] = mask(venusFromMars);
    }

    /** What all tables share. Apart from the enum, whose constants are made before its own statics. */
    private static final class Shared {
        /** The rows of the Sun to Saturn and the lagna, from the Sun to Saturn and the lagna; null where authors differ. */
        static final String[][] ROWS = {
            {
                "1,2,4,7,8,9,10,11",
                "3,6,10,11",
                "1,2,4,7,8,9,10,11",
                "3,5,6,9,10,11,12",
                "5,6,9,11",
                "6,7,12",
                "1,2,4,7,8,9,10,11",
                "3,4,6,10,11,12"
            },
            {"3,6,7,8,10,11", null, null, "1,3,4,5,7,8,10,11", null, "3,4,5,7,9,10,11", "3,5,6,11", "3,6,10,11"},
            {
                "3,5,6,10,11",
                "3,6,11",
                "1,2,4,7,8,10,11",
                "3,5,6,11",
                "6,10,11,12",
                "6,8,11,12",
                "1,4,7,8,9,10,11",
                "1,3,6,10,11"
            },
            {
                "5,6,9,11,12",
                "2,4,6,8,10,11",
                "1,2,4,7,8,9,10,11",
                "1,3,5,6,9,10,11,12",
                "6,8,11,12",
                "1,2,3,4,5,8,9,11",
                "1,2,4,7,8,9,10,11",
                "1,2,4,6,8,10,11"
            },
            {
                "1,2,3,4,7,8,9,10,11",
                "2,5,7,9,11",
                "1,2,4,7,8,10,11",
                "1,2,4,5,6,9,10,11",
                "1,2,3,4,7,8,10,11",
                "2,5,6,9,10,11",
                "3,5,6,12",
                "1,2,4,5,6,7,9,10,11"
            },
            {
                "8,11,12",
                "1,2,3,4,5,8,9,11,12",
                null,
                "3,5,6,9,11",
                "5,8,9,10,11",
                "1,2,3,4,5,8,9,10,11",
                "3,4,5,8,9,10,11",
                "1,2,3,4,5,8,9,11"
            },
            {
                "1,2,4,7,8,10,11",
                "3,6,11",
                "3,5,6,10,11,12",
                "6,8,9,10,11,12",
                "5,6,11,12",
                "6,11,12",
                "3,5,6,11",
                "1,3,4,6,10,11"
            },
            {
                "3,4,6,10,11,12",
                "3,6,10,11,12",
                "1,3,6,10,11",
                "1,2,4,6,8,10,11",
                "1,2,4,5,6,7,9,10,11",
                "1,2,3,4,5,8,9",
                "1,3,4,6,10,11",
                "3,6,10,11"
            }
        };

        private Shared() {}
    }

    @Override
    public Convention<AshtakavargaTable> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    private static int mask(String houses) {
        return Arrays.stream(houses.split(","))
                .mapToInt(house -> 1 << (Integer.parseInt(house) - 1))
                .sum();
    }

    /** The houses, counted from a point, in which another has a bindu; both by their index of the eight. */
    int mask(int of, int from) {
        return masks[of * POINTS + from];
    }
}
