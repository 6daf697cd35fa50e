package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** From where directional strength is measured. */
public enum DigPoints implements Reading {
    TRUE_ANGLES("from the ascendant and the midheaven"),
    EQUAL_HOUSES("from the ascendant and the points 90 degrees from it");

    /** Which of them is chosen. */
    public static final Convention<DigPoints> CONVENTION = Convention.of(
                    "dig_bala", "From where directional strength is measured.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    DigPoints(String note) {
        this.note = note;
    }

    @Override
    public Convention<DigPoints> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
