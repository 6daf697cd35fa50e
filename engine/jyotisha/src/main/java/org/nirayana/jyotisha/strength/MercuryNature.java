package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** When Mercury counts as a malefic; to bhavas it is always a benefic. */
public enum MercuryNature implements Reading {
    ASSOCIATION("when the Sun, Mars, Saturn or a malefic Moon shares its sign (BPHS 3.11; Raman, 13th edition)"),
    FIXED_BENEFIC("never (Raman, 2nd edition; an almanac report of 2025)");

    /** Which of them is chosen. */
    public static final Convention<MercuryNature> CONVENTION = Convention.of(
                    "mercury_nature", "When Mercury counts as a malefic; to bhavas it is always a benefic.", values())
            .moving(Part.STATES, Part.LAJJITADI, Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    MercuryNature(String note) {
        this.note = note;
    }

    @Override
    public Convention<MercuryNature> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
