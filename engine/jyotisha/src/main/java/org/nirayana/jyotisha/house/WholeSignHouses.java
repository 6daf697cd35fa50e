package org.nirayana.jyotisha.house;

import java.util.Objects;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Houses that coincide with rasis, counted from the one that rises.
 *
 * @param ascendant the rasi of the first house
 */
public record WholeSignHouses(Rasi ascendant) {
    public static final int COUNT = Rasi.COUNT;

    public WholeSignHouses {
        Objects.requireNonNull(ascendant);
    }

    /** The house, 1 to 12, that a rasi is. */
    public int of(Rasi rasi) {
        return rasi.countedFrom(ascendant);
    }

    /** The rasi that a house, 1 to 12, is. */
    public Rasi rasi(int house) {
        if (house < 1 || house > COUNT) {
            throw new IllegalArgumentException("a house's number is 1 to 12, not " + house);
        }
        return ascendant.plus(house - 1);
    }
}
