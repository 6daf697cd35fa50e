package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which grahas count for papasamya. */
public enum PapaGrahas implements Reading {
    FOUR("Mars, Saturn, Sun, Rahu: Prokerala"),
    FIVE("Ketu too");

    private final String note;

    PapaGrahas(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "papa_grahas";
    }

    @Override
    public String about() {
        return "Which grahas count for papasamya.";
    }

    @Override
    public String note() {
        return note;
    }
}
