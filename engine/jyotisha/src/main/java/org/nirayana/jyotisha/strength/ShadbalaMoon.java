package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** When the Moon counts as a benefic in shadbala. */
public enum ShadbalaMoon implements Reading {
    ASHTAMI("from the eighth of the bright half to the eighth of the dark half, elongation 84 to 276 degrees (Raman)"),
    WAXING("while it gains on the Sun (P. V. R. Narasimha Rao)"),
    ALWAYS("always (Charak)");

    /** Which of them is chosen. */
    public static final Convention<ShadbalaMoon> CONVENTION = Convention.of(
                    "shadbala_moon", "When the Moon counts as a benefic in shadbala.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    ShadbalaMoon(String note) {
        this.note = note;
    }

    @Override
    public Convention<ShadbalaMoon> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
