package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How many rupas are required of the Sun. */
public enum SunRequired implements Reading {
    FIVE("5 (Raman)"),
    SIX_AND_A_HALF("6.5 (BPHS 27.32-33)");

    private final String note;

    SunRequired(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "sun_required";
    }

    @Override
    public String about() {
        return "How many rupas are required of the Sun.";
    }

    @Override
    public String note() {
        return note;
    }
}
