package org.nirayana.jyotisha.gochara;

import java.util.Locale;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** The part of a sign in which a transit bears its fruit (Phaladeepika 26.25). */
public enum SignPart {
    /** The first ten degrees: Sun and Mars. */
    FIRST(0, 10),
    /** The middle ten degrees: Jupiter and Venus. */
    MIDDLE(10, 20),
    /** The last ten degrees: Moon and Saturn. */
    LAST(20, 30),
    /** All of it: Mercury and Rahu, and Ketu, whom the verse does not name. */
    WHOLE(0, 30);

    private final int begin;
    private final int end;

    SignPart(int begin, int end) {
        this.begin = begin;
        this.end = end;
    }

    /** The one of a graha. */
    public static SignPart of(Graha graha) {
        return switch (graha) {
            case SUN, MARS -> FIRST;
            case JUPITER, VENUS -> MIDDLE;
            case MOON, SATURN -> LAST;
            case MERCURY, RAHU, KETU -> WHOLE;
        };
    }

    /** Whether a place is in it. */
    public boolean holds(SiderealLongitude place) {
        long advanced = place.ticks() - place.rasi().start().ticks();
        return advanced >= begin * SiderealLongitude.TICKS_PER_DEGREE
                && advanced < end * SiderealLongitude.TICKS_PER_DEGREE;
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
