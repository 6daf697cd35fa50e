package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** What Sun and Moon have of cheshta bala. */
public enum LuminaryCheshta implements Reading {
    OMIT("nothing, as their ayana and paksha bala are doubled already (Raman)"),
    AYANA_PAKSHA("the Sun its ayana bala, the Moon its paksha bala, undoubled (BPHS 27.18)"),
    KENDRA(
            "what they have in ishta phala: the Sun by its distance from the winter solstice, the Moon by its light (an almanac report of 2025)"),
    KENDRA_SHOWN("the same, which is shown and not added to the total (Jagannatha Hora 8, fitted to five charts)");

    private final String note;

    LuminaryCheshta(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "luminary_cheshta";
    }

    @Override
    public String about() {
        return "What Sun and Moon have of cheshta bala.";
    }

    @Override
    public String note() {
        return note;
    }
}
