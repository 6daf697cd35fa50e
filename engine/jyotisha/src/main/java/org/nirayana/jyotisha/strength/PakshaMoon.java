package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What the Moon has of paksha bala. */
public enum PakshaMoon implements Reading {
    DOUBLED("twice the share of a benefic or malefic, whichever it is (Raman)"),
    DOUBLED_LIGHT("twice its light, always"),
    SINGLE("no more than others (the verse, Maitreya)");

    /** Which of them is chosen. */
    public static final Convention<PakshaMoon> CONVENTION = Convention.of(
                    "paksha_moon", "What the Moon has of paksha bala.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    PakshaMoon(String note) {
        this.note = note;
    }

    @Override
    public Convention<PakshaMoon> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
