package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** When the Moon counts as a benefic in shadbala. */
public enum ShadbalaMoon implements Reading {
    ASHTAMI("from the eighth of the bright half to the eighth of the dark half, elongation 84 to 276 degrees (Raman)"),
    WAXING("while it gains on the Sun (P. V. R. Narasimha Rao)"),
    ALWAYS("always (Charak)");

    private final String note;

    ShadbalaMoon(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "shadbala_moon";
    }

    @Override
    public String about() {
        return "When the Moon counts as a benefic in shadbala.";
    }

    @Override
    public String note() {
        return note;
    }
}
