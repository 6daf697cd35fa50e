package org.nirayana.jyotisha.sensitivity;

import java.util.Optional;

/**
 * A part of a reading and how far the birth may move until it changes.
 *
 * @param name {@code ascendant_d9}, {@code moon_nakshatra}, {@code dasha_1} and the like
 * @param value what it is
 * @param earlier the nearest change before the birth; none within the days that are searched
 * @param later the nearest change after the birth; none within the days that are searched
 */
public record Reading(String name, String value, Optional<Border> earlier, Optional<Border> later) {
    /** Seconds to the nearer change, or infinity. */
    public double seconds() {
        double before = earlier.map(Border::seconds).orElse(Double.POSITIVE_INFINITY);
        double after = later.map(Border::seconds).orElse(Double.POSITIVE_INFINITY);
        return Math.min(before, after);
    }
}
