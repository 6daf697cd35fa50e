package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Whether the lagna has a part in the sarvashtakavarga. */
public enum SarvaLagna implements Reading {
    EXCLUDED("the seven grahas alone: 337"),
    INCLUDED("with the bindus of the lagna: 386");

    /** Which of them is chosen. */
    public static final Convention<SarvaLagna> CONVENTION = Convention.of(
                    "sarva_lagna", "Whether the lagna has a part in the sarvashtakavarga.", values())
            .moving(Part.BINDUS, Part.TRANSITS, Part.SADE_SATI);

    private final String note;

    SarvaLagna(String note) {
        this.note = note;
    }

    @Override
    public Convention<SarvaLagna> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
