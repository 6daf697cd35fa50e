package org.nirayana.api.view;

/** Figures of strength as answers have them: four decimals of a virupa, six of a degree. */
final class Virupas {
    private Virupas() {}

    static long fourDecimals(double value) {
        return Math.round(value * 1e4);
    }

    static long sixDecimals(double value) {
        return Math.round(value * 1e6);
    }
}
