package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** What the Moon has of paksha bala. */
public enum PakshaMoon implements Reading {
    DOUBLED("twice the share of a benefic or malefic, whichever it is (Raman)"),
    DOUBLED_LIGHT("twice its light, always"),
    SINGLE("no more than others (the verse, Maitreya)");

    private final String note;

    PakshaMoon(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "paksha_moon";
    }

    @Override
    public String about() {
        return "What the Moon has of paksha bala.";
    }

    @Override
    public String note() {
        return note;
    }
}
