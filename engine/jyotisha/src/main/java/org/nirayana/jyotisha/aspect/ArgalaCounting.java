package org.nirayana.jyotisha.aspect;

import org.nirayana.jyotisha.Reading;

/** For whom argala is counted against the zodiac. */
public enum ArgalaCounting implements Reading {
    KETU("for Ketu alone (P. V. R. Narasimha Rao)"),
    NODES("for both nodes (BPHS 31)"),
    NOBODY("for nobody");

    private final String note;

    ArgalaCounting(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "argala_reversed";
    }

    @Override
    public String about() {
        return "For whom argala is counted against the zodiac.";
    }

    @Override
    public String note() {
        return note;
    }
}
