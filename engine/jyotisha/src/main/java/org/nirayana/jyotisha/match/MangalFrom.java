package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** From where the houses of Mars are counted for the dosha to be present. */
public enum MangalFrom implements Reading {
    LAGNA_OR_MOON("from the ascendant or from the Moon; Venus is told beside them"),
    LAGNA("from the ascendant alone"),
    ANY("from the ascendant, the Moon or Venus: the three of B. V. Raman");

    private final String note;

    MangalFrom(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "mangal_from";
    }

    @Override
    public String about() {
        return "From where the houses of Mars are counted for the dosha to be present.";
    }

    @Override
    public String note() {
        return note;
    }
}
