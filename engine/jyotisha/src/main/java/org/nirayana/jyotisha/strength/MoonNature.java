package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** When the Moon counts as a benefic, outside of shadbala. */
public enum MoonNature implements Reading {
    WAXING("while it gains on the Sun, elongation 0 to 180 degrees (BPHS 3.11, P. V. R. Narasimha Rao)"),
    ASHTAMI("from the eighth of the bright half to the eighth of the dark half, elongation 84 to 276 degrees (Raman)"),
    ALWAYS("always (Charak)");

    private final String note;

    MoonNature(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "moon_nature";
    }

    @Override
    public String about() {
        return "When the Moon counts as a benefic, outside of shadbala.";
    }

    @Override
    public String note() {
        return note;
    }
}
