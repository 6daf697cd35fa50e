package org.nirayana.jyotisha.event;

import org.nirayana.jyotisha.Reading;

/** By which longitude a planet stands still. */
public enum StationReading implements Reading {
    TROPICAL("the tropical one, by which almanacs print stations and charts tell who is retrograde"),
    SIDEREAL(
            "the sidereal one, which precession and nutation part from the other by minutes (Mercury) to over an hour (Saturn); unchecked");

    private final String note;

    StationReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "stations";
    }

    @Override
    public String about() {
        return "By which longitude a planet stands still.";
    }

    @Override
    public String note() {
        return note;
    }
}
