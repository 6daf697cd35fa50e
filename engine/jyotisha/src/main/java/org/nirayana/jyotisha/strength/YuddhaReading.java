package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** What a war moves from the loser to the victor. */
public enum YuddhaReading implements Reading {
    RAMAN(
            "the difference of their sthana, dig and kala bala up to hora, divided by that of their discs (Raman art. 76-77)"),
    BPHS("the whole difference of their shadbala (BPHS 27.20); unchecked"),
    NONE("nothing");

    private final String note;

    YuddhaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "yuddha_bala";
    }

    @Override
    public String about() {
        return "What a war moves from the loser to the victor.";
    }

    @Override
    public String note() {
        return note;
    }
}
