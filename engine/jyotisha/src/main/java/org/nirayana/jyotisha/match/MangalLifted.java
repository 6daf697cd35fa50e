package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which cancellations of Mangal dosha count. */
public enum MangalLifted implements Reading {
    RAMAN("those of B. V. Raman"),
    ALL("those of other manuals and programs too"),
    NONE("none");

    private final String note;

    MangalLifted(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "mangal_lifted";
    }

    @Override
    public String about() {
        return "Which cancellations of Mangal dosha count.";
    }

    @Override
    public String note() {
        return note;
    }
}
