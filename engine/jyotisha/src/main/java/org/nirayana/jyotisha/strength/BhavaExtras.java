package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Whether bhava bala has the additions of BPHS 27.30-31. */
public enum BhavaExtras implements Reading {
    NONE("none (Raman)"),
    BPHS(
            "60 for each of Jupiter and Mercury in the bhava, 60 less for each of Sun, Mars and Saturn; 15 by day for signs that rise with the head, by night for those that rise with the back, at twilight of two ghatis for Pisces (unchecked)");

    private final String note;

    BhavaExtras(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "bhava_extras";
    }

    @Override
    public String about() {
        return "Whether bhava bala has the additions of BPHS 27.30-31.";
    }

    @Override
    public String note() {
        return note;
    }
}
