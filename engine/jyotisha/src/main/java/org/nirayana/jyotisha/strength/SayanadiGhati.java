package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Which ghati from sunrise enters the sayanadi avasthas. */
public enum SayanadiGhati implements Reading {
    RUNNING("the one that runs at birth, the first is 1 (P. V. R. Narasimha Rao; unchecked)"),
    ELAPSED("how many have gone by (unchecked)");

    /** Which of them is chosen. */
    public static final Convention<SayanadiGhati> CONVENTION = Convention.of(
                    "sayanadi_ghati", "Which ghati from sunrise enters the sayanadi avasthas.", values())
            .moving(Part.SAYANADI);

    private final String note;

    SayanadiGhati(String note) {
        this.note = note;
    }

    @Override
    public Convention<SayanadiGhati> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
