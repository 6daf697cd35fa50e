package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** From where directional strength is measured. */
public enum DigPoints implements Reading {
    TRUE_ANGLES("from the ascendant and the midheaven"),
    EQUAL_HOUSES("from the ascendant and the points 90 degrees from it");

    private final String note;

    DigPoints(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "dig_bala";
    }

    @Override
    public String about() {
        return "From where directional strength is measured.";
    }

    @Override
    public String note() {
        return note;
    }
}
