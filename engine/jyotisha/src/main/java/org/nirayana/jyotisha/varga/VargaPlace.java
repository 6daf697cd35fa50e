package org.nirayana.jyotisha.varga;

import java.io.Serializable;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * Where a longitude falls in a divisional chart.
 *
 * @param part 1 for the first part of the rasi that is divided
 * @param longitude the place in the divisional chart: its rasi, and the advance through the part stretched to 30°
 */
public record VargaPlace(int part, SiderealLongitude longitude) implements Serializable {
    static final long RASI_TICKS = 30 * SiderealLongitude.TICKS_PER_DEGREE;

    static VargaPlace of(int partFromZero, Rasi rasi, long ticksInRasi) {
        return new VargaPlace(
                partFromZero + 1, new SiderealLongitude(rasi.start().ticks() + ticksInRasi));
    }

    public Rasi rasi() {
        return longitude.rasi();
    }
}
