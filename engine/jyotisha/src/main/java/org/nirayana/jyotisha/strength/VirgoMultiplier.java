package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** The multiplier of Virgo in the rasi pinda. */
public enum VirgoMultiplier implements Reading {
    FIVE(
            "5, which the verse gives to Capricorn and Virgo together (P. V. R. Narasimha Rao, an almanac report of 2025)"),
    SIX("6 (Kapoor)");

    /** Which of them is chosen. */
    public static final Convention<VirgoMultiplier> CONVENTION = Convention.of(
                    "virgo_multiplier", "The multiplier of Virgo in the rasi pinda.", values())
            .moving(Part.BINDUS);

    private final String note;

    VirgoMultiplier(String note) {
        this.note = note;
    }

    @Override
    public Convention<VirgoMultiplier> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
