package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Who wins a war in shadbala. */
public enum YuddhaVictor implements Reading {
    LESSER_LONGITUDE("the one with the lesser longitude (Raman)"),
    NORTHERN_LATITUDE("the one farther north (Santhanam)");

    /** Which of them is chosen. */
    public static final Convention<YuddhaVictor> CONVENTION = Convention.of(
                    "yuddha_victor", "Who wins a war in shadbala.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    YuddhaVictor(String note) {
        this.note = note;
    }

    @Override
    public Convention<YuddhaVictor> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
