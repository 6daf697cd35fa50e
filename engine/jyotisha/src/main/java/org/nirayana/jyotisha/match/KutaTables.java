package org.nirayana.jyotisha.match;

import java.util.Arrays;
import java.util.List;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The tables as they are printed; rows are the bride, columns the groom, cells half points unless it is said otherwise. */
@SuppressWarnings("EnumOrdinal") // the tables are in the order of the constants
final class KutaTables {
    /** The animals that are sworn enemies, about which all sources agree. */
    private static final List<List<Yoni>> SWORN = List.of(
            List.of(Yoni.HORSE, Yoni.BUFFALO),
            List.of(Yoni.ELEPHANT, Yoni.LION),
            List.of(Yoni.SHEEP, Yoni.MONKEY),
            List.of(Yoni.SERPENT, Yoni.MONGOOSE),
            List.of(Yoni.DOG, Yoni.DEER),
            List.of(Yoni.CAT, Yoni.RAT),
            List.of(Yoni.COW, Yoni.TIGER));

    /** Future Point, booklet p. 10; AstroSage. */
    private static final int[][] VASHYA_NORTH = table(1, """
            4 2 2 1 2
            2 4 1 0 2
            2 1 4 2 2
            0 0 2 4 0
            2 0 2 0 4
            """);

    /** Prokerala; here turned, for there the rows are the groom. */
    private static final int[][] VASHYA_PROKERALA = turned(table(1, """
            4 2 2 0 2
            2 4 1 0 0
            2 1 4 2 2
            0 0 2 4 2
            2 2 1 2 4
            """));

    private static final int[][] VASHYA_SARAVALI = table(1, """
            4 1 2 0 4
            1 4 0 0 0
            2 0 4 4 4
            0 0 4 4 0
            2 0 2 0 4
            """);

    private static final int[][] VASHYA_ASTROYOGI = table(1, """
            4 2 2 3 2
            2 4 3 0 2
            2 3 4 2 2
            0 0 0 4 0
            2 2 2 0 4
            """);

    /** Future Point p. 150, points, with the two cells mended. */
    private static final int[][] YONI_NORTH = table(2, """
            4 2 3 2 2 3 3 3 0 1 3 2 2 1
            2 4 3 2 2 3 3 3 3 1 3 2 2 0
            3 3 4 2 2 3 3 3 3 1 3 0 2 1
            2 2 2 4 2 1 1 2 2 2 2 1 0 2
            2 2 2 2 4 1 2 2 2 2 0 2 2 2
            3 3 3 1 1 4 0 3 3 2 3 2 2 2
            3 3 3 1 2 0 4 3 3 2 3 2 1 1
            3 3 3 2 2 3 3 4 3 0 3 2 2 1
            0 3 3 2 2 3 3 3 4 1 1 2 2 1
            1 1 1 2 2 2 2 0 1 4 1 2 2 1
            3 3 3 2 0 3 2 3 3 1 4 2 2 3
            2 2 0 1 2 2 2 2 2 2 2 4 2 2
            2 2 2 0 2 2 1 2 2 2 2 2 4 2
            1 0 1 2 2 2 2 1 1 2 1 2 2 4
            """);

    /** B. V. Raman, Muhurtha p. 72, points; his hare is the deer. */
    private static final int[][] YONI_RAMAN = table(2, """
            4 2 2 3 2 2 2 1 0 1 3 3 2 1
            2 4 3 3 2 2 2 2 3 1 2 3 2 0
            2 3 4 2 1 2 1 3 3 1 2 0 3 1
            3 3 2 4 2 1 1 1 1 2 2 2 0 2
            2 2 1 2 4 2 1 2 2 1 0 2 1 1
            2 2 2 1 2 4 0 2 2 1 3 3 2 1
            2 2 1 1 1 0 4 2 2 2 2 2 1 2
            1 2 3 1 2 2 2 4 3 0 3 2 2 1
            0 3 3 1 2 2 2 3 4 1 2 2 2 1
            1 1 1 2 1 1 2 0 1 4 1 1 2 1
            1 2 2 2 0 3 2 3 2 1 4 2 2 1
            3 3 0 2 2 3 2 2 2 1 2 4 3 2
            2 2 3 0 1 2 1 2 2 2 2 3 4 2
            1 0 1 2 1 1 2 1 2 1 1 2 2 4
            """);

    /** Points; rows the groom, as Dharmasindhu has it, and turned here. */
    private static final int[][] GANA_NORTH = turned(table(2, """
            6 6 0
            5 6 0
            1 0 6
            """));

    /** The signs that obey each sign, by B. V. Raman; Aquarius obeys Aries there and Capricorn in Prasna Marga. */
    private static final List<List<Rasi>> VASYA = List.of(
            List.of(Rasi.LEO, Rasi.SCORPIO),
            List.of(Rasi.CANCER, Rasi.LIBRA),
            List.of(Rasi.VIRGO),
            List.of(Rasi.SCORPIO, Rasi.SAGITTARIUS),
            List.of(Rasi.LIBRA),
            List.of(Rasi.GEMINI, Rasi.PISCES),
            List.of(Rasi.VIRGO, Rasi.CAPRICORN),
            List.of(Rasi.CANCER),
            List.of(Rasi.PISCES),
            List.of(Rasi.ARIES, Rasi.AQUARIUS),
            List.of(Rasi.ARIES),
            List.of(Rasi.CAPRICORN));

    private static final String VARNA_NORTH = "kvsbkvsbkvsb";
    private static final String VARNA_RAMAN = "vsvbkskbksvb";
    private static final String VARNA_SARAVALI = "ksvbksvbksvb";

    private KutaTables() {}

    static Varna varna(MoonPada moon, VarnaReading reading) {
        return switch (reading) {
            case NORTH -> varna(VARNA_NORTH, moon.rasi());
            case RAMAN -> varna(VARNA_RAMAN, moon.rasi());
            case SARAVALI -> varna(VARNA_SARAVALI, moon.rasi());
            case PRASNA_MARGA -> moon.traits().keralaVarna();
        };
    }

    private static Varna varna(String bySign, Rasi rasi) {
        return Varna.values()["bkvs".indexOf(bySign.charAt(rasi.ordinal()))];
    }

    /** Whether varna holds: equal or the groom's higher; anuloma passes with any of the four, pratiloma with none. */
    static boolean varnaHolds(Varna bride, Varna groom) {
        if (bride == groom) {
            return true;
        }
        if (bride == Varna.PRATILOMA || groom == Varna.PRATILOMA) {
            return false;
        }
        return bride == Varna.ANULOMA || groom == Varna.ANULOMA || groom.ordinal() < bride.ordinal();
    }

    /** The group by sign, and in Sagittarius and Capricorn by its half, which are parted at 15° and not by padas. */
    static VashyaGroup vashya(MoonPada moon) {
        return switch (moon.rasi()) {
            case ARIES, TAURUS -> VashyaGroup.CHATUSHPADA;
            case GEMINI, VIRGO, LIBRA, AQUARIUS -> VashyaGroup.MANAVA;
            case CANCER, PISCES -> VashyaGroup.JALACHARA;
            case LEO -> VashyaGroup.VANACHARA;
            case SCORPIO -> VashyaGroup.KEETA;
            case SAGITTARIUS -> isSecondHalf(moon) ? VashyaGroup.CHATUSHPADA : VashyaGroup.MANAVA;
            case CAPRICORN -> isSecondHalf(moon) ? VashyaGroup.JALACHARA : VashyaGroup.CHATUSHPADA;
        };
    }

    private static boolean isSecondHalf(MoonPada moon) {
        // The fifth of the nine padas of a sign holds its middle.
        int part = moon.padaIndex() % 9;
        return part > 4 || moon.pastMiddle();
    }

    static int vashya(MoonPada bride, MoonPada groom, VashyaReading reading) {
        int row = vashya(bride).ordinal();
        int column = vashya(groom).ordinal();
        return switch (reading) {
            case NORTH -> VASHYA_NORTH[row][column];
            case PROKERALA -> VASHYA_PROKERALA[row][column];
            case SARAVALI -> VASHYA_SARAVALI[row][column];
            case ASTROYOGI -> VASHYA_ASTROYOGI[row][column];
            case RAMAN -> obeying(bride.rasi(), VasyaReading.RAMAN).contains(groom.rasi()) ? 4 : 0;
        };
    }

    /** The signs that obey a sign. */
    static List<Rasi> obeying(Rasi rasi, VasyaReading reading) {
        return rasi == Rasi.AQUARIUS && reading == VasyaReading.PRASNA_MARGA
                ? List.of(Rasi.CAPRICORN)
                : VASYA.get(rasi.ordinal());
    }

    static boolean areSworn(Yoni one, Yoni other) {
        return SWORN.stream().anyMatch(pair -> one != other && pair.contains(one) && pair.contains(other));
    }

    static int yoni(Yoni bride, Yoni groom, YoniReading reading) {
        return switch (reading) {
            case NORTH -> YONI_NORTH[bride.ordinal()][groom.ordinal()];
            case ASTROSAGE -> astrosage(bride, groom);
            case RAMAN -> YONI_RAMAN[bride.ordinal()][groom.ordinal()];
            case PROKERALA -> prokerala(bride, groom);
            case CLASSICAL -> bride == groom ? 8 : areSworn(bride, groom) ? 0 : 4;
        };
    }

    private static int astrosage(Yoni bride, Yoni groom) {
        if (bride == Yoni.SHEEP && groom == Yoni.BUFFALO) {
            return 0;
        }
        return bride == Yoni.TIGER && groom == Yoni.COW ? 2 : YONI_NORTH[bride.ordinal()][groom.ordinal()];
    }

    private static int prokerala(Yoni bride, Yoni groom) {
        if (is(bride, groom, Yoni.HORSE, Yoni.DEER)
                || is(bride, groom, Yoni.BUFFALO, Yoni.LION)
                || is(bride, groom, Yoni.MONKEY, Yoni.LION)) {
            return 2;
        }
        if (is(bride, groom, Yoni.CAT, Yoni.LION)) {
            return 4;
        }
        boolean friends = is(bride, groom, Yoni.HORSE, Yoni.MONGOOSE)
                || is(bride, groom, Yoni.ELEPHANT, Yoni.DOG)
                || is(bride, groom, Yoni.CAT, Yoni.MONGOOSE)
                || is(bride, groom, Yoni.DEER, Yoni.MONGOOSE);
        return friends ? 6 : YONI_RAMAN[bride.ordinal()][groom.ordinal()];
    }

    private static boolean is(Yoni bride, Yoni groom, Yoni one, Yoni other) {
        return (bride == one && groom == other) || (bride == other && groom == one);
    }

    static int gana(Gana bride, Gana groom, GanaReading reading) {
        return switch (reading) {
            case NORTH -> GANA_NORTH[bride.ordinal()][groom.ordinal()];
            case FUTURE_POINT ->
                bride == Gana.RAKSHASA && groom == Gana.DEVA ? 2 : GANA_NORTH[bride.ordinal()][groom.ordinal()];
            case TRANSPOSED -> GANA_NORTH[groom.ordinal()][bride.ordinal()];
            case RAMAN -> bride == groom ? 12 : 0;
        };
    }

    private static int[][] turned(int[][] table) {
        int[][] turned = new int[table.length][table.length];
        for (int row = 0; row < table.length; row++) {
            for (int column = 0; column < table.length; column++) {
                turned[column][row] = table[row][column];
            }
        }
        return turned;
    }

    /**
     * Reads a table.
     *
     * @param halves how many half points 1 is
     */
    private static int[][] table(int halves, String cells) {
        return cells.lines()
                .map(line -> Arrays.stream(line.split(" ", -1))
                        .mapToInt(cell -> halves * Integer.parseInt(cell))
                        .toArray())
                .toArray(int[][]::new);
    }
}
