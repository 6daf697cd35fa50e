package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which counts of stars are scored. */
public enum TaraReading implements Reading {
    BOTH_WAYS("from bride to groom and back, 1.5 points each: all northern sources"),
    RAMAN(
            "from bride to groom alone, 3 points or none, where the remainder by nine is even or nothing: B. V. Raman, Muhurtha");

    private final String note;

    TaraReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "tara_count";
    }

    @Override
    public String about() {
        return "Which counts of stars are scored.";
    }

    @Override
    public String note() {
        return note;
    }
}
