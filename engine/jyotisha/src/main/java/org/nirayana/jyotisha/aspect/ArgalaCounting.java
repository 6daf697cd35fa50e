package org.nirayana.jyotisha.aspect;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** For whom argala is counted against the zodiac. */
public enum ArgalaCounting implements Reading {
    KETU("for Ketu alone (P. V. R. Narasimha Rao)"),
    NODES("for both nodes (BPHS 31)"),
    NOBODY("for nobody");

    /** Which of them is chosen. */
    public static final Convention<ArgalaCounting> CONVENTION = Convention.of(
                    "argala_reversed", "For whom argala is counted against the zodiac.", values())
            .moving(Part.ASPECTS);

    private final String note;

    ArgalaCounting(String note) {
        this.note = note;
    }

    @Override
    public Convention<ArgalaCounting> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
