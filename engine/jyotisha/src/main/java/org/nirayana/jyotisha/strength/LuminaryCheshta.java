package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What Sun and Moon have of cheshta bala. */
public enum LuminaryCheshta implements Reading {
    OMIT("nothing, as their ayana and paksha bala are doubled already (Raman)"),
    AYANA_PAKSHA("the Sun its ayana bala, the Moon its paksha bala, undoubled (BPHS 27.18)"),
    KENDRA(
            "what they have in ishta phala: the Sun by its distance from the winter solstice, the Moon by its light (an almanac report of 2025)"),
    KENDRA_SHOWN("the same, which is shown and not added to the total (Jagannatha Hora 8, fitted to five charts)");

    /** Which of them is chosen. */
    public static final Convention<LuminaryCheshta> CONVENTION = Convention.of(
                    "luminary_cheshta", "What Sun and Moon have of cheshta bala.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    LuminaryCheshta(String note) {
        this.note = note;
    }

    @Override
    public Convention<LuminaryCheshta> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
