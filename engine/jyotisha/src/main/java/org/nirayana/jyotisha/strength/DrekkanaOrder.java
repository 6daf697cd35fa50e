package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Who is strong in which decanate. */
public enum DrekkanaOrder implements Reading {
    MALE_NEUTER_FEMALE("male grahas in the first, neuter in the second, female in the third (Raman art. 36, Saravali)"),
    MALE_FEMALE_NEUTER("male, female, neuter (BPHS 27.6 as translated; Raman, 2nd edition)");

    /** Which of them is chosen. */
    public static final Convention<DrekkanaOrder> CONVENTION = Convention.of(
                    "drekkana_bala", "Who is strong in which decanate.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    DrekkanaOrder(String note) {
        this.note = note;
    }

    @Override
    public Convention<DrekkanaOrder> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
