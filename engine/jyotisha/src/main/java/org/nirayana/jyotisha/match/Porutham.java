package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.rule.Decision;

/** The ten poruthams of the South, and further ones of Tamil Nadu and Kerala. */
public enum Porutham implements Decision {
    DINA,
    GANA,
    MAHENDRA,
    STREE_DIRGHA,
    YONI,
    RASI,
    RASYADHIPATI,
    VASYA,
    RAJJU,
    VEDHA,
    NADI,
    VARNA,
    PAKSHI,
    BHUTA,
    AYA_VYAYA;

    /** The ten that all lists have. */
    public static final List<Porutham> TEN =
            List.of(DINA, GANA, MAHENDRA, STREE_DIRGHA, YONI, RASI, RASYADHIPATI, VASYA, RAJJU, VEDHA);

    /** Whether it is one of the two without which, as all southern sources hold, no other helps. */
    public boolean isEssential() {
        return this == RAJJU || this == VEDHA;
    }

    /** Whether it is one of the weighty five of Tamil almanacs. */
    public boolean isWeighty() {
        return this == DINA || this == GANA || this == YONI || this == RASI || this == RAJJU;
    }

    /** The name in answers: {@code stree_dirgha}. */
    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
