package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By what a sade sati begins and ends. */
public enum SadeSatiBounds implements Reading {
    SIGNS("with Saturn's entry into the sign before the Moon's and its exit from the sign after it: nearly everybody"),
    DEGREES("while Saturn is within 45 degrees of the Moon, at its peak within 15; unchecked");

    /** Which of them is chosen. */
    public static final Convention<SadeSatiBounds> CONVENTION = Convention.of(
                    "sade_sati", "By what a sade sati begins and ends.", values())
            .about(Scope.SPAN)
            .moving(Part.SADE_SATI);

    private final String note;

    SadeSatiBounds(String note) {
        this.note = note;
    }

    @Override
    public Convention<SadeSatiBounds> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
