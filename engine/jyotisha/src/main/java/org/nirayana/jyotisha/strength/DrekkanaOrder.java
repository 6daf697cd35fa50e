package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Who is strong in which decanate. */
public enum DrekkanaOrder implements Reading {
    MALE_NEUTER_FEMALE("male grahas in the first, neuter in the second, female in the third (Raman art. 36, Saravali)"),
    MALE_FEMALE_NEUTER("male, female, neuter (BPHS 27.6 as translated; Raman, 2nd edition)");

    private final String note;

    DrekkanaOrder(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "drekkana_bala";
    }

    @Override
    public String about() {
        return "Who is strong in which decanate.";
    }

    @Override
    public String note() {
        return note;
    }
}
