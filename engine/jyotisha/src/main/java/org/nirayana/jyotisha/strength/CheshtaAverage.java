package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** What lies halfway between the mean and the true longitude in cheshta bala. */
public enum CheshtaAverage implements Reading {
    SHORTER_ARC("the middle of the shorter arc between them"),
    PLAIN_NUMBERS(
            "half the sum of their degrees from Aries, the far side of the zodiac where 0 Aries lies between them (Jagannatha Hora 8, AstroSage; fitted)");

    private final String note;

    CheshtaAverage(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "cheshta_average";
    }

    @Override
    public String about() {
        return "What lies halfway between the mean and the true longitude in cheshta bala.";
    }

    @Override
    public String note() {
        return note;
    }
}
