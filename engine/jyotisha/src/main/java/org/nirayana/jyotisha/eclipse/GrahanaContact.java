package org.nirayana.jyotisha.eclipse;

import java.util.Locale;

/** The instants of an eclipse, in their order. */
public enum GrahanaContact {
    /** The Moon meets the penumbra: P1. */
    UPACHCHHAYA_PRAVESHA,
    /** The touch: first contact, C1 or U1. */
    SPARSHA,
    /** The closing of the eye: totality or the ring begins, C2 or U2. */
    SAMMILANA,
    /** The middle: greatest eclipse. */
    MADHYA,
    /** The opening of the eye: totality or the ring ends, C3 or U3. */
    UNMILANA,
    /** The release: last contact, C4 or U4. */
    MOKSHA,
    /** The Moon leaves the penumbra: P4. */
    UPACHCHHAYA_NIRGAMA;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
