package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * What Jupiter and Saturn of the sky have to do with a house of a birth chart: a modern test, for which we know no verse.
 *
 * @param house counted from the natal ascendant's sign
 * @param jupiter the house counted from Jupiter where he stands in it or looks at it fully, otherwise 0
 * @param saturn the same of Saturn
 */
public record DoubleTransit(int house, Rasi rasi, int jupiter, int saturn) {
    /** Whether both do. */
    public boolean isDouble() {
        return jupiter != 0 && saturn != 0;
    }
}
