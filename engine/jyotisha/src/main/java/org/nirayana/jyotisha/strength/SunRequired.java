package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How many rupas are required of the Sun. */
public enum SunRequired implements Reading {
    FIVE("5 (Raman)"),
    SIX_AND_A_HALF("6.5 (BPHS 27.32-33)");

    /** Which of them is chosen. */
    public static final Convention<SunRequired> CONVENTION = Convention.of(
                    "sun_required", "How many rupas are required of the Sun.", values())
            .moving(Part.SHADBALA);

    private final String note;

    SunRequired(String note) {
        this.note = note;
    }

    @Override
    public Convention<SunRequired> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
