package org.nirayana.jyotisha.bhava;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Whether the cusps of a house system are where the bhavas begin or their middles. */
public enum CuspReading implements Reading {
    BEGINNINGS(
            "as the system itself has it: western cusps and those of KP begin a house, Sripati names the middles besides"),
    MIDDLES(
            "each cusp is the middle of its bhava, which begins halfway from the one before: equal houses with the lagna in the middle");

    /** Which of them is chosen. */
    public static final Convention<CuspReading> CONVENTION = Convention.of(
                    "house_cusps",
                    "Whether the cusps of a house system are where the bhavas begin or their middles.",
                    values())
            .moving(Part.HOUSES);

    private final String note;

    CuspReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<CuspReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
