package org.nirayana.astronomy.eclipse;

/** What an eclipse of the Sun is where it is greatest. */
public enum SolarEclipseKind {
    /** Only the penumbra meets the Earth. */
    PARTIAL,
    /** The Moon is too small to cover the Sun, and leaves a ring. */
    ANNULAR,
    /** The Moon covers the Sun. */
    TOTAL,
    /** Total in the middle of its path, where the Earth bulges towards the Moon, and annular at one end or both. */
    HYBRID
}
