package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What lies halfway between the mean and the true longitude in cheshta bala. */
public enum CheshtaAverage implements Reading {
    SHORTER_ARC("the middle of the shorter arc between them"),
    PLAIN_NUMBERS(
            "half the sum of their degrees from Aries, the far side of the zodiac where 0 Aries lies between them (Jagannatha Hora 8, AstroSage; fitted)");

    /** Which of them is chosen. */
    public static final Convention<CheshtaAverage> CONVENTION = Convention.of(
                    "cheshta_average",
                    "What lies halfway between the mean and the true longitude in cheshta bala.",
                    values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    CheshtaAverage(String note) {
        this.note = note;
    }

    @Override
    public Convention<CheshtaAverage> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
