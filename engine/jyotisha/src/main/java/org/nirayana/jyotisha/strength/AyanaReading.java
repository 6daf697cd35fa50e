package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What ayana bala is computed from. */
public enum AyanaReading implements Reading {
    TRUE_DECLINATION("(24 ± the true declination) of 48, as an almanac report of 2025"),
    KESAVA_TABLE(
            "the same with the declination by a table of six parts of 15 degrees, without latitude (Kesava, Raman)"),
    SANTHANAM("(23 degrees 27 minutes ± the true declination) times 1.2793; unchecked"),
    BPHS_KHANDAS("45, 33 and 12 for the three signs of a quadrant (BPHS 27.15-17); unchecked"),
    OBLIQUITY_SHARE(
            "(obliquity ± the declination of the place on the ecliptic) of twice the obliquity, the Sun's not doubled (Parashara's"
                    + " Light 9, fitted to 0.32 virupas)");

    /** Which of them is chosen. */
    public static final Convention<AyanaReading> CONVENTION = Convention.of(
                    "ayana_bala", "What ayana bala is computed from.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    AyanaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<AyanaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
