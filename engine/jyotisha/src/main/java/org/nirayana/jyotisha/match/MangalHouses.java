package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** In which houses Mars makes the dosha. */
public enum MangalHouses implements Reading {
    UNION("1, 2, 4, 7, 8, 12: what either verse has"),
    NORTH("1, 4, 7, 8, 12: the verse of the North"),
    SOUTH("2, 4, 7, 8, 12: B. V. Raman, Deva Keralam");

    private final String note;

    MangalHouses(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "mangal_houses";
    }

    @Override
    public String about() {
        return "In which houses Mars makes the dosha.";
    }

    @Override
    public String note() {
        return note;
    }
}
