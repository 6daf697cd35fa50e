package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Mean longitudes and seeghrochchas, from which cheshta bala is computed; sidereal, in degrees.
 *
 * @param mean that of the graha, or of the Sun for Mercury and Venus
 * @param seeghrochcha that of the Sun, or Mercury's and Venus' own
 */
record MeanMotions(double mean, double seeghrochcha) {
    /** The beginning of 1900 at 76° east. */
    private static final double EPOCH_OF_1900 = 2_415_020.5 - 76.0 / 360;

    /** The beginning of the Kali age, midnight at Ujjain (75.77° east), and the days and revolutions of a great age. */
    private static final double EPOCH_OF_KALI = 588_465.5 - 75.77 / 360;

    private static final double DAYS_OF_AN_AGE = 1_577_917_828.0;
    private static final double[] REVOLUTIONS = {4_320_000, 0, 2_296_832, 17_937_060, 364_220, 7_022_376, 146_568};

    /** Degrees at J2000 and in a Julian century, from the equinox of date; for the Sun those of the Earth, turned. */
    private static final double[][] MODERN = {
        {280.466457, 36_000.7698278},
        {0, 0},
        {355.433, 19_141.6964471},
        {252.250906, 149_474.0722491},
        {34.351519, 3_036.3027748},
        {181.979801, 58_519.2130302},
        {50.077444, 1_223.5110686}
    };

    /** The elements at a time: the mean Sun is the same for all. */
    static Means at(Circumstances at, CheshtaElements elements) {
        return new Means(at, elements, longitude(Graha.SUN, at, elements));
    }

    record Means(Circumstances at, CheshtaElements elements, double sun) {
        /** Of Mars to Saturn. */
        MeanMotions of(Graha graha) {
            double own = longitude(graha, at, elements);
            boolean inner = graha == Graha.MERCURY || graha == Graha.VENUS;
            return inner ? new MeanMotions(sun, own) : new MeanMotions(own, sun);
        }
    }

    private static double longitude(Graha graha, Circumstances at, CheshtaElements elements) {
        int index = graha.number() - 1;
        return Arc.wrap(
                switch (elements) {
                    case RAMAN, EIGHT_MOTIONS -> raman(graha, at.julianDay() - EPOCH_OF_1900);
                    case MODERN_MEAN ->
                        MODERN[index][0] + MODERN[index][1] * ((at.julianDay() - 2_451_545.0) / 36_525) - at.ayanamsa();
                    case SURYA_SIDDHANTA ->
                        360 * ((at.julianDay() - EPOCH_OF_KALI) * REVOLUTIONS[index] / DAYS_OF_AN_AGE % 1);
                });
    }

    private static double raman(Graha graha, double days) {
        double years = days / 365.25;
        return switch (graha) {
            case SUN -> 257.4568 + 0.98560265 * days;
            case MARS -> 270.22 + 0.524019 * days;
            case MERCURY -> 164 + 4.092318 * days + (6.67 - 0.00133 * years);
            case JUPITER -> 220.04 + 0.083096 * days - (3.33 + 0.0067 * years);
            case VENUS -> 328.51 + 1.602146 * days - (5 + 0.001 * years);
            case SATURN -> 236.74 + 0.033439 * days + (5 + 0.001 * years);
            default -> throw new IllegalArgumentException(graha + " has no mean motion here.");
        };
    }

    /** The seeghrochcha less the place halfway between the mean and the true one, 0 to 180. */
    double kendra(double trueLongitude, CheshtaAverage average) {
        double ahead = Arc.wrap(trueLongitude - mean);
        double halfway =
                switch (average) {
                    case SHORTER_ARC -> mean + (ahead > 180 ? ahead - 360 : ahead) / 2;
                    case PLAIN_NUMBERS -> (mean + trueLongitude) / 2;
                };
        return Arc.fold(seeghrochcha - halfway);
    }
}
