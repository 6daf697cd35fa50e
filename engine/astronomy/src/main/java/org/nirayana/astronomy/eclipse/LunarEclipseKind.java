package org.nirayana.astronomy.eclipse;

/** What an eclipse of the Moon is when it is greatest. */
public enum LunarEclipseKind {
    /** The Moon meets the penumbra only; the eye hardly sees it, and no almanac observes it. */
    PENUMBRAL,
    /** A part of the Moon is in the umbra. */
    PARTIAL,
    /** The whole Moon is in the umbra. */
    TOTAL
}
