package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** By which time the distance from midnight is measured. */
public enum NathonnathaTime implements Reading {
    LOCAL_APPARENT("the hour of the true Sun at the place (Raman)"),
    LOCAL_MEAN("local mean time"),
    ZONE_APPARENT("the clock of the zone with the equation of time"),
    SUN_DIG("none: the Sun's dig bala is the strength of the day (Jagannatha Hora 8, fitted to six charts)");

    /** Which of them is chosen. */
    public static final Convention<NathonnathaTime> CONVENTION = Convention.of(
                    "nathonnatha_time", "By which time the distance from midnight is measured.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    NathonnathaTime(String note) {
        this.note = note;
    }

    @Override
    public Convention<NathonnathaTime> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
