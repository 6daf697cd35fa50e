package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How a trine of signs is reduced. */
public enum TrikonaReading implements Reading {
    LEAST("the least of the three is taken from each (P. V. R. Narasimha Rao, Kapoor, an almanac report of 2025)"),
    TWO_ZEROS(
            "besides, where two of the three are zero the third becomes zero: a literal reading of BPHS that nobody we checked follows");

    private final String note;

    TrikonaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "trikona_shodhana";
    }

    @Override
    public String about() {
        return "How a trine of signs is reduced.";
    }

    @Override
    public String note() {
        return note;
    }
}
