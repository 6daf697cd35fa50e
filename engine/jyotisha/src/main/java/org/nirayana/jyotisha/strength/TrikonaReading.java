package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How a trine of signs is reduced. */
public enum TrikonaReading implements Reading {
    LEAST("the least of the three is taken from each (P. V. R. Narasimha Rao, Kapoor, an almanac report of 2025)"),
    TWO_ZEROS(
            "besides, where two of the three are zero the third becomes zero: a literal reading of BPHS that nobody we checked follows");

    /** Which of them is chosen. */
    public static final Convention<TrikonaReading> CONVENTION = Convention.of(
                    "trikona_shodhana", "How a trine of signs is reduced.", values())
            .moving(Part.BINDUS);

    private final String note;

    TrikonaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<TrikonaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
