package org.nirayana.astronomy.event;

import org.nirayana.astronomy.units.Angle;

/**
 * How far the air lifts what is seen near the horizon.
 *
 * <p>Source: A. T. Sinclair, NAO Technical Note 59 (1982), as given by C. Y. Hohenkerk and A. T. Sinclair, NAO Technical
 * Note 63 (1985): a fit to the integrated refraction of a standard atmosphere, good to 0.1' down to the horizon. The real
 * air departs from any standard by more, often by several minutes of arc; no almanac can know it.
 */
public final class SinclairRefraction {
    /** Mean pressure at the sea. */
    public static final double STANDARD_PRESSURE_HPA = 1013.25;

    public static final double STANDARD_TEMPERATURE_CELSIUS = 15;

    /** For something seen exactly on the horizon through standard air: 33.59'. */
    public static final Angle STANDARD_AT_HORIZON = at(Angle.ZERO, STANDARD_PRESSURE_HPA, STANDARD_TEMPERATURE_CELSIUS);

    private SinclairRefraction() {}

    /**
     * The refraction of what is seen at an altitude, to be taken off it for the true altitude.
     *
     * @param apparentAltitude -1° to 17.9°, the range of the formula
     * @param pressureHpa at the observer, 0 to 1200; 0 is no air
     * @param celsius at the observer, -90 to 60
     */
    public static Angle at(Angle apparentAltitude, double pressureHpa, double celsius) {
        double a = apparentAltitude.degrees();
        if (!(a >= -1 && a <= 17.904)) {
            throw new IllegalArgumentException("the formula holds from -1° to 17.904°, not at " + apparentAltitude);
        }
        if (!(pressureHpa >= 0 && pressureHpa <= 1200)) {
            throw new IllegalArgumentException("the pressure must be 0 to 1200 hPa, not " + pressureHpa);
        }
        if (!(celsius >= -90 && celsius <= 60)) {
            throw new IllegalArgumentException("the temperature must be -90 to 60 °C, not " + celsius);
        }
        double minutes = (34.46 + 4.23 * a + 0.004 * a * a) / (1 + 0.505 * a + 0.0845 * a * a);
        double forPressure = Math.max(0, pressureHpa - 80) / 930;
        double forTemperature = 1 + 8e-5 * (minutes + 39) * (celsius - 10);
        return Angle.arcseconds(60 * minutes * forPressure / forTemperature);
    }
}
