package org.nirayana.jyotisha.varga;

import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** A division of every rasi into parts, each of which belongs to a rasi. */
public interface Varga {
    /** The D number: into how many parts, by name, a rasi is divided. */
    int divisions();

    /** The school that divides so, as callers name it: {@code parashara}, {@code parivritti} and the like. */
    String id();

    /** The chapter and verse, or the authority, that states the rule. */
    String source();

    /**
     * The rasi to which a part belongs.
     *
     * @param sign the rasi that is divided
     * @param part 0 for its first part
     */
    Rasi rasiOf(Rasi sign, int part);

    /** The rasi alone in which a longitude falls: the same as {@code at(longitude).rasi()}, with nothing to clear away. */
    default Rasi rasiAt(SiderealLongitude longitude) {
        Rasi sign = longitude.rasi();
        return rasiOf(sign, (int) (longitude.ticks() % VargaPlace.RASI_TICKS * divisions() / VargaPlace.RASI_TICKS));
    }

    /** Where a longitude falls; the parts are equal unless a varga says otherwise. */
    default VargaPlace at(SiderealLongitude longitude) {
        Rasi sign = longitude.rasi();
        // At most 30° · 300 in ticks, far below the range of a long.
        long stretched = (longitude.ticks() - sign.start().ticks()) * divisions();
        int part = (int) (stretched / VargaPlace.RASI_TICKS);
        return VargaPlace.of(part, rasiOf(sign, part), stretched % VargaPlace.RASI_TICKS);
    }
}
