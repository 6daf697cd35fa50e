package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** By which table vashya is scored. */
public enum VashyaReading implements Reading {
    NORTH("five groups of signs: Future Point, AstroSage"),
    PROKERALA("the same groups with other cells: Prokerala, 17 of 25 cells measured by others"),
    SARAVALI("the same groups with other cells: saravali.de and PyJHora; unchecked"),
    ASTROYOGI("the northern table with 1.5 for every half, and other rows of Leo and Scorpio: AstroYogi; unchecked"),
    RAMAN("2 points when the groom's sign is in the list of the bride's, else none: B. V. Raman and the South");

    private final String note;

    VashyaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "vashya_table";
    }

    @Override
    public String about() {
        return "By which table vashya is scored.";
    }

    @Override
    public String note() {
        return note;
    }
}
