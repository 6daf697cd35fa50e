package org.nirayana.jyotisha.event;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By what a planet disappears in the light of the Sun and comes out of it. */
public enum AstaReading implements Reading {
    ARCUS(
            "altitude above the Sun when the planet is on the horizon of the place: Jupiter 7.5 degrees for the last evening and 8.8"
                    + " for the first morning, Venus 5.8; drawn from about a dozen dates that an almanac printed, which it meets within"
                    + " three days; nothing is known for the others, which are not told"),
    ORB(
            "the orbs of combustion (`combustion_orbs`) in longitude, the same at every place, as much of the press has it"),
    KALAMSA(
            "degrees of time between its rising or setting and that of the Sun: Mars 17, Mercury 14 or 12 retrograde, Jupiter 11,"
                    + " Venus 10 or 8 retrograde, Saturn 15 (Surya Siddhanta 9.6-9); unchecked");

    /** Which of them is chosen. */
    public static final Convention<AstaReading> CONVENTION = Convention.of(
                    "asta", "By what a planet disappears in the light of the Sun and comes out of it.", values())
            .about(Scope.SPAN)
            .moving(Part.EVENTS);

    private final String note;

    AstaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<AstaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
