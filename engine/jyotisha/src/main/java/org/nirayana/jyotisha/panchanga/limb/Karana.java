package org.nirayana.jyotisha.panchanga.limb;

import java.util.List;

/**
 * The eleven kinds of half tithi: seven that come round eight times a month and four that come once (Surya Siddhanta
 * 2.67-69).
 */
public enum Karana {
    BAVA("Bava"),
    BALAVA("Balava"),
    KAULAVA("Kaulava"),
    TAITILA("Taitila"),
    GARA("Gara"),
    VANIJA("Vanija"),
    VISHTI("Vishti"),
    SHAKUNI("Shakuni"),
    CHATUSHPADA("Chatushpada"),
    NAGA("Naga"),
    KIMSTUGHNA("Kimstughna");

    /** Half tithis in a month. */
    public static final int HALVES = 60;

    private static final List<Karana> MOVABLE = List.of(BAVA, BALAVA, KAULAVA, TAITILA, GARA, VANIJA, VISHTI);
    private static final List<Karana> FIXED = List.of(SHAKUNI, CHATUSHPADA, NAGA);

    private final String id;

    Karana(String id) {
        this.id = id;
    }

    /** The kind of a half tithi, 1 for the first after the new moon to 60. */
    public static Karana ofHalf(int half) {
        if (half < 1 || half > HALVES) {
            throw new IllegalArgumentException("a half tithi's number is 1 to 60, not " + half);
        }
        if (half == 1) {
            return KIMSTUGHNA;
        }
        int firstFixed = HALVES - FIXED.size() + 1;
        return half < firstFixed ? MOVABLE.get((half - 2) % MOVABLE.size()) : FIXED.get(half - firstFixed);
    }

    public String id() {
        return id;
    }

    /** The name, as {@link #id}. */
    @Override
    public String toString() {
        return id;
    }
}
