package org.nirayana.jyotisha.eclipse;

import java.util.Locale;
import org.nirayana.astronomy.eclipse.LunarEclipseKind;
import org.nirayana.astronomy.eclipse.SolarEclipseKind;

/** What an eclipse is called. */
public enum GrahanaKind {
    /** Total: the whole is swallowed. */
    KHAGRASA,
    /** Annular: a bracelet; valayakara in the south. */
    KANKANA,
    /** Annular and total on parts of its path: mixed. */
    SANKARITA,
    /** Partial: a piece. */
    KHANDA,
    /** Penumbral: the near shadow, which no almanac observes. */
    UPACHCHHAYA;

    static GrahanaKind of(SolarEclipseKind kind) {
        return switch (kind) {
            case TOTAL -> KHAGRASA;
            case ANNULAR -> KANKANA;
            case HYBRID -> SANKARITA;
            case PARTIAL -> KHANDA;
        };
    }

    static GrahanaKind of(LunarEclipseKind kind) {
        return switch (kind) {
            case TOTAL -> KHAGRASA;
            case PARTIAL -> KHANDA;
            case PENUMBRAL -> UPACHCHHAYA;
        };
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
