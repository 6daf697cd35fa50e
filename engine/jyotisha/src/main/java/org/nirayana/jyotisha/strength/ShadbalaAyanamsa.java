package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What makes sidereal longitudes tropical in ayana bala by a table and in the cheshta of the Sun. */
public enum ShadbalaAyanamsa implements Reading {
    OF_CHART("the ayanamsa of the chart"),
    TWENTY_THREE_DEGREES("23 degrees, whatever the ayanamsa (Jagannatha Hora 8, fitted to six charts)");

    /** Which of them is chosen. */
    public static final Convention<ShadbalaAyanamsa> CONVENTION = Convention.of(
                    "shadbala_ayanamsa",
                    "What makes sidereal longitudes tropical in ayana bala by a table and in the cheshta of the Sun.",
                    values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    ShadbalaAyanamsa(String note) {
        this.note = note;
    }

    @Override
    public Convention<ShadbalaAyanamsa> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
