package org.nirayana.jyotisha.event;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By which longitude a planet stands still. */
public enum StationReading implements Reading {
    TROPICAL("the tropical one, by which almanacs print stations and charts tell who is retrograde"),
    SIDEREAL(
            "the sidereal one, which precession and nutation part from the other by minutes (Mercury) to over an hour (Saturn); unchecked");

    /** Which of them is chosen. */
    public static final Convention<StationReading> CONVENTION = Convention.of(
                    "stations", "By which longitude a planet stands still.", values())
            .about(Scope.SPAN)
            .moving(Part.EVENTS);

    private final String note;

    StationReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<StationReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
