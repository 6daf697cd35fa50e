package org.nirayana.jyotisha.varga;

import org.nirayana.jyotisha.zodiac.Rasi;

/** The one line in which two vargas differ, and the words in which the verses state it. */
@FunctionalInterface
interface PartRule {
    Rasi rasiOf(Rasi sign, int part);

    /** 0 for Aries. */
    static int index(Rasi sign) {
        return sign.number() - 1;
    }

    /** Aries, Gemini and every second one. */
    static boolean isOdd(Rasi sign) {
        return sign.number() % 2 == 1;
    }

    /** Aries is movable, Taurus fixed, Gemini dual, and so on by turns. */
    static int byMode(Rasi sign, int movable, int fixed, int dual) {
        return switch (index(sign) % 3) {
            case 0 -> movable;
            case 1 -> fixed;
            default -> dual;
        };
    }
}
