package org.nirayana.jyotisha.zodiac;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.ephemeris.Body;

/** The nine planets of Vedic astrology, the lunar nodes among them, in the order in which the service lists them. */
@SuppressWarnings("EnumOrdinal") // the order of the constants is what they mean
public enum Graha implements ChartPoint, Ruler {
    SUN("sun", "SU", Body.SUN),
    MOON("moon", "MO", Body.MOON),
    MARS("mars", "MA", Body.MARS),
    MERCURY("mercury", "ME", Body.MERCURY),
    JUPITER("jupiter", "JU", Body.JUPITER),
    VENUS("venus", "VE", Body.VENUS),
    SATURN("saturn", "SA", Body.SATURN),
    /** The ascending node of the Moon. */
    RAHU("rahu", "RA", null),
    /** The descending node of the Moon, always opposite Rahu; {@code kethu} in the contract. */
    KETU("kethu", "KE", null);

    public static final int COUNT = 9;

    /** All nine in order; unlike {@code values()} it allocates nothing. */
    public static final List<Graha> ALL = List.of(values());

    /** The order in which the Vimshottari dasha runs and in which the nakshatras are ruled, from Ashwini on. */
    public static final List<Graha> VIMSHOTTARI_ORDER =
            List.of(KETU, VENUS, SUN, MOON, MARS, RAHU, JUPITER, SATURN, MERCURY);

    private final String id;
    private final String code;
    private final Body body;

    Graha(String id, String code, Body body) {
        this.id = id;
        this.code = code;
        this.body = body;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String code() {
        return code;
    }

    /** 1 for the Sun to 9 for Ketu: the {@code owner} of a kattam. */
    public int number() {
        return ordinal() + 1;
    }

    /** The body in the sky; none for the nodes. */
    public Optional<Body> body() {
        return Optional.ofNullable(body);
    }

    public boolean isNode() {
        return body == null;
    }

    /** The English name, {@code Sun}, or that of the node, {@code Ketu}. */
    @Override
    public String toString() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
