package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;

/** The eight kutas, each with as many points as its place. */
public enum Kuta {
    VARNA(1, 0),
    VASHYA(2, 0),
    TARA(3, -1),
    YONI(4, 2),
    GRAHA_MAITRI(5, 5),
    GANA(6, 2),
    BHAKUTA(7, 0),
    NADI(8, 0);

    /** All eight in order. */
    public static final List<Kuta> ALL = List.of(values());

    /** What all of them give together. */
    public static final int MOST = 36;

    private final int most;
    private final int faultHalves;

    Kuta(int most, int faultHalves) {
        this.most = most;
        this.faultHalves = faultHalves;
    }

    /** The most points. */
    public int most() {
        return most;
    }

    /**
     * Whether so many half points are what texts call a fault (dosha), which an exception may lift: none at all, of yoni and
     * gana one point at most, of graha maitri less than two neutrals have. Tara has none that anybody lifts.
     */
    public boolean isFault(int halves) {
        return halves <= faultHalves;
    }

    /** The name in answers: {@code graha_maitri}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
