package org.nirayana.jyotisha.transit;

import java.util.Locale;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The equal divisions of the zodiac through which grahas are followed. */
public enum Division {
    RASI(Rasi.COUNT),
    NAKSHATRA(Nakshatra.COUNT),
    PADA(Nakshatra.COUNT * Nakshatra.PADAS);

    private final int count;

    Division(int count) {
        this.count = count;
    }

    /** How many there are in the zodiac. */
    public int count() {
        return count;
    }

    /** The name in answers: {@code rasi}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
