package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** By which time the distance from midnight is measured. */
public enum NathonnathaTime implements Reading {
    LOCAL_APPARENT("the hour of the true Sun at the place (Raman)"),
    LOCAL_MEAN("local mean time"),
    ZONE_APPARENT("the clock of the zone with the equation of time"),
    SUN_DIG("none: the Sun's dig bala is the strength of the day (Jagannatha Hora 8, fitted to six charts)");

    private final String note;

    NathonnathaTime(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "nathonnatha_time";
    }

    @Override
    public String about() {
        return "By which time the distance from midnight is measured.";
    }

    @Override
    public String note() {
        return note;
    }
}
