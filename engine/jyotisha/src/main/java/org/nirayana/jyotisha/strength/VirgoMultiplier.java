package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** The multiplier of Virgo in the rasi pinda. */
public enum VirgoMultiplier implements Reading {
    FIVE(
            "5, which the verse gives to Capricorn and Virgo together (P. V. R. Narasimha Rao, an almanac report of 2025)"),
    SIX("6 (Kapoor)");

    private final String note;

    VirgoMultiplier(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "virgo_multiplier";
    }

    @Override
    public String about() {
        return "The multiplier of Virgo in the rasi pinda.";
    }

    @Override
    public String note() {
        return note;
    }
}
