package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** When the Moon counts as a benefic, outside of shadbala. */
public enum MoonNature implements Reading {
    WAXING("while it gains on the Sun, elongation 0 to 180 degrees (BPHS 3.11, P. V. R. Narasimha Rao)"),
    ASHTAMI("from the eighth of the bright half to the eighth of the dark half, elongation 84 to 276 degrees (Raman)"),
    ALWAYS("always (Charak)");

    /** Which of them is chosen. */
    public static final Convention<MoonNature> CONVENTION = Convention.of(
                    "moon_nature", "When the Moon counts as a benefic, outside of shadbala.", values())
            .moving(Part.STATES, Part.LAJJITADI);

    private final String note;

    MoonNature(String note) {
        this.note = note;
    }

    @Override
    public Convention<MoonNature> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
