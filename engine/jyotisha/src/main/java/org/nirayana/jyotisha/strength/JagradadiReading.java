package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** By which relation to the lord of the sign a graha wakes, dreams or sleeps. */
public enum JagradadiReading implements Reading {
    COMPOUND("the compound one"),
    NATURAL("the natural one");

    private final String note;

    JagradadiReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "jagradadi";
    }

    @Override
    public String about() {
        return "By which relation to the lord of the sign a graha wakes, dreams or sleeps.";
    }

    @Override
    public String note() {
        return note;
    }
}
