package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which exceptions give points back in the score after exceptions. */
public enum ExceptionReading implements Reading {
    AGREED("those of Muhurta Chintamani, and those that several authors have"),
    ALL("those of a single author too"),
    NONE("none: Prokerala never gives points back");

    private final String note;

    ExceptionReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "match_exceptions";
    }

    @Override
    public String about() {
        return "Which exceptions give points back in the score after exceptions.";
    }

    @Override
    public String note() {
        return note;
    }
}
