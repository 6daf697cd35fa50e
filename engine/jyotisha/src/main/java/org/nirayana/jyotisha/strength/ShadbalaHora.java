package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How long the hours of hora bala are. */
public enum ShadbalaHora implements Reading {
    EQUAL("a twenty-fourth of the time from sunrise to sunrise (Raman, Santhanam)"),
    SEASONAL("a twelfth of the daylight or of the night");

    private final String note;

    ShadbalaHora(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "shadbala_hora";
    }

    @Override
    public String about() {
        return "How long the hours of hora bala are.";
    }

    @Override
    public String note() {
        return note;
    }
}
