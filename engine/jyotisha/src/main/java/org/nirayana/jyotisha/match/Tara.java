package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** The nine taras, by the remainder of a count of stars by nine. */
public enum Tara {
    JANMA,
    SAMPAT,
    VIPAT,
    KSHEMA,
    PRATYARI,
    SADHAKA,
    NAIDHANA,
    MITRA,
    PARAMA_MITRA;

    private static final List<Tara> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The tara of a star counted from another, which itself is the first. */
    public static Tara of(Nakshatra from, Nakshatra star) {
        return ofCount(Math.floorMod(star.number() - from.number(), Nakshatra.COUNT) + 1);
    }

    /** The tara of a count of stars, 1 to 27. */
    static Tara ofCount(int count) {
        return ALL.get((count - 1) % ALL.size());
    }

    /** The third, fifth and seventh are bad, the first is neither good nor bad. */
    public Nature nature() {
        return switch (this) {
            case VIPAT, PRATYARI, NAIDHANA -> Nature.BAD;
            case JANMA -> Nature.NEUTRAL;
            default -> Nature.GOOD;
        };
    }

    /** The name in answers. */
    public String id() {
        return id;
    }
}
