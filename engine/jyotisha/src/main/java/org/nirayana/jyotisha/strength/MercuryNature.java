package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** When Mercury counts as a malefic; to bhavas it is always a benefic. */
public enum MercuryNature implements Reading {
    ASSOCIATION("when the Sun, Mars, Saturn or a malefic Moon shares its sign (BPHS 3.11; Raman, 13th edition)"),
    FIXED_BENEFIC("never (Raman, 2nd edition; an almanac report of 2025)");

    private final String note;

    MercuryNature(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "mercury_nature";
    }

    @Override
    public String about() {
        return "When Mercury counts as a malefic; to bhavas it is always a benefic.";
    }

    @Override
    public String note() {
        return note;
    }
}
