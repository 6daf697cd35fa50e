package org.nirayana.jyotisha.comparison;

import java.time.Instant;
import org.nirayana.astronomy.units.Constants;
import org.nirayana.jyotisha.comparison.Difference.Unit;

/** One value: what it is, and as a number where it is one. */
record Value(String name, Figure figure, double number, Unit unit) {
    /** What stands for something that there is not. */
    static final String NONE = "none";

    private static final int ARCSECONDS_PER_DEGREE = 3600;
    private static final double NANOS_PER_SECOND = 1e9;

    static Value name(String name, String text) {
        return new Value(name, new Figure.Name(text), Double.NaN, Unit.NAME);
    }

    /** @param degrees of a sidereal longitude */
    static Value longitude(String name, double degrees) {
        return new Value(name, new Figure.Longitude(degrees), degrees * ARCSECONDS_PER_DEGREE, Unit.ARCSECONDS);
    }

    static Value number(String name, double number, Unit unit) {
        return new Value(name, new Figure.Amount(number), number, unit);
    }

    static Value time(String name, Instant instant, Unit unit) {
        double seconds = instant.getEpochSecond() + instant.getNano() / NANOS_PER_SECOND;
        return new Value(
                name,
                new Figure.Time(instant),
                unit == Unit.DAYS ? seconds / Constants.SECONDS_PER_DAY : seconds,
                unit);
    }
}
