package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** By which relation to the lord of the sign a graha wakes, dreams or sleeps. */
public enum JagradadiReading implements Reading {
    COMPOUND("the compound one"),
    NATURAL("the natural one");

    /** Which of them is chosen. */
    public static final Convention<JagradadiReading> CONVENTION = Convention.of(
                    "jagradadi", "By which relation to the lord of the sign a graha wakes, dreams or sleeps.", values())
            .moving(Part.STATES);

    private final String note;

    JagradadiReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<JagradadiReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
