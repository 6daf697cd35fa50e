package org.nirayana.jyotisha.panchanga.hours;

/** Which varjyas Mula has. */
public enum MulaVarjyaReckoning {
    /** The last four ghatis, as the Muhurta Chintamani has it. */
    LAST,
    /** Those and the twenty-first to twenty-fourth, as Telugu almanacs have it. */
    BOTH
}
