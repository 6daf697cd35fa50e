package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Whether the lagna has a part in the sarvashtakavarga. */
public enum SarvaLagna implements Reading {
    EXCLUDED("the seven grahas alone: 337"),
    INCLUDED("with the bindus of the lagna: 386");

    private final String note;

    SarvaLagna(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "sarva_lagna";
    }

    @Override
    public String about() {
        return "Whether the lagna has a part in the sarvashtakavarga.";
    }

    @Override
    public String note() {
        return note;
    }
}
