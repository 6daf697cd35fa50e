package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;

/** Who is a benefic by nature (Brihat Parashara Hora Shastra 3.11). */
final class Natures {
    /** From the eighth tithi of the bright half to the eighth of the dark half, both counted in: 7 to 23 tithis. */
    private static final double ASHTAMI_FROM = 84;

    private static final double ASHTAMI_TO = 276;

    private Natures() {}

    /** The Moon less the Sun, in [0, 360). */
    static double elongation(Placements placements) {
        return Arc.wrap(placements.of(Graha.MOON).sidereal().degrees()
                - placements.of(Graha.SUN).sidereal().degrees());
    }

    static boolean isMoonBenefic(Placements placements, MoonNature reading) {
        double elongation = elongation(placements);
        return switch (reading) {
            case WAXING -> elongation < 180;
            case ASHTAMI -> isBright(elongation);
            case ALWAYS -> true;
        };
    }

    static boolean isMoonBenefic(Placements placements, ShadbalaMoon reading) {
        double elongation = elongation(placements);
        return switch (reading) {
            case ASHTAMI -> isBright(elongation);
            case WAXING -> elongation < 180;
            case ALWAYS -> true;
        };
    }

    private static boolean isBright(double elongation) {
        return elongation >= ASHTAMI_FROM && elongation < ASHTAMI_TO;
    }

    /** Whether a malefic of the seven shares Mercury's sign. */
    static boolean isMercuryBenefic(Placements placements, MercuryNature reading, boolean moonBenefic) {
        if (reading == MercuryNature.FIXED_BENEFIC) {
            return true;
        }
        for (Graha graha : Arc.GRAHAS) {
            boolean malefic = isAlwaysMalefic(graha) || (graha == Graha.MOON && !moonBenefic);
            if (malefic
                    && placements.of(graha).rasi()
                            == placements.of(Graha.MERCURY).rasi()) {
                return false;
            }
        }
        return true;
    }

    /** The Sun, Mars, Saturn and the nodes. */
    static boolean isAlwaysMalefic(Graha graha) {
        return switch (graha) {
            case SUN, MARS, SATURN, RAHU, KETU -> true;
            default -> false;
        };
    }
}
