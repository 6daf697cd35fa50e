package org.nirayana.jyotisha.gochara;

import java.util.Locale;

/** What Saturn's way through a house from the natal Moon is called. */
public enum SaturnPhase {
    /** The 12th: sade sati begins. */
    RISING(12),
    /** The Moon's own sign: janma shani. */
    PEAK(1),
    /** The 2nd: sade sati ends. */
    SETTING(2),
    /** The 4th, a small panoti or dhaiya. */
    ARDHASHTAMA(4),
    /** The 8th, a small panoti or dhaiya. */
    ASHTAMA(8),
    /** The 7th, a thorn and nothing else. */
    KANTAKA_SEVENTH(7),
    /** The 10th, a thorn and nothing else. */
    KANTAKA_TENTH(10);

    private final int house;

    SaturnPhase(int house) {
        this.house = house;
    }

    /** Counted from the natal Moon's sign. */
    public int house() {
        return house;
    }

    /** What it is a part of. */
    public SaturnPeriod.Kind kind() {
        return switch (this) {
            case RISING, PEAK, SETTING -> SaturnPeriod.Kind.SADE_SATI;
            case ARDHASHTAMA -> SaturnPeriod.Kind.ARDHASHTAMA;
            case ASHTAMA -> SaturnPeriod.Kind.ASHTAMA;
            case KANTAKA_SEVENTH, KANTAKA_TENTH -> SaturnPeriod.Kind.KANTAKA;
        };
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
