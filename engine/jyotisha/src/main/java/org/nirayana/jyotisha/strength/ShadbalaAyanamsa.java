package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** What makes sidereal longitudes tropical in ayana bala by a table and in the cheshta of the Sun. */
public enum ShadbalaAyanamsa implements Reading {
    OF_CHART("the ayanamsa of the chart"),
    TWENTY_THREE_DEGREES("23 degrees, whatever the ayanamsa (Jagannatha Hora 8, fitted to six charts)");

    private final String note;

    ShadbalaAyanamsa(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "shadbala_ayanamsa";
    }

    @Override
    public String about() {
        return "What makes sidereal longitudes tropical in ayana bala by a table and in the cheshta of the Sun.";
    }

    @Override
    public String note() {
        return note;
    }
}
