package org.nirayana.jyotisha.gochara;

import java.util.Locale;
import org.nirayana.jyotisha.panchanga.hours.Nature;

/**
 * The form (murti, paya) in which a graha goes through a sign: by the house from the natal Moon in which the Moon of the
 * sky stands at the very entry.
 */
public enum Murti {
    /** Gold: 1, 6, 11. */
    SUVARNA,
    /** Silver: 2, 5, 9. */
    RAJATA,
    /** Copper: 3, 7, 10. */
    TAMRA,
    /** Iron: 4, 8, 12. */
    LOHA;

    /**
     * The form of an entry.
     *
     * @param house of the Moon at the entry, counted from the natal Moon's sign, 1 to 12
     */
    public static Murti of(int house) {
        return switch (house) {
            case 1, 6, 11 -> SUVARNA;
            case 2, 5, 9 -> RAJATA;
            case 3, 7, 10 -> TAMRA;
            case 4, 8, 12 -> LOHA;
            default -> throw new IllegalArgumentException("a house is 1 to 12, not " + house);
        };
    }

    /** Gold and silver are favourable, copper and iron are not. */
    public Nature nature() {
        return this == SUVARNA || this == RAJATA ? Nature.GOOD : Nature.BAD;
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
