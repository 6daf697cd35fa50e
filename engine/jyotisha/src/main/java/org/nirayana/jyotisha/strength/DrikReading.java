package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How much of the aspects received counts. */
public enum DrikReading implements Reading {
    QUARTER("a quarter of the benefic less the malefic"),
    QUARTER_PLUS_JUPITER_MERCURY(
            "besides the whole aspects of Jupiter and Mercury (BPHS 27.19 as Santhanam reads it); unchecked"),
    FULL("all of it; unchecked");

    private final String note;

    DrikReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "drik_bala";
    }

    @Override
    public String about() {
        return "How much of the aspects received counts.";
    }

    @Override
    public String note() {
        return note;
    }
}
