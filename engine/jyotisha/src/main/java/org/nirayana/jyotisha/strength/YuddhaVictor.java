package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Who wins a war in shadbala. */
public enum YuddhaVictor implements Reading {
    LESSER_LONGITUDE("the one with the lesser longitude (Raman)"),
    NORTHERN_LATITUDE("the one farther north (Santhanam)");

    private final String note;

    YuddhaVictor(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "yuddha_victor";
    }

    @Override
    public String about() {
        return "Who wins a war in shadbala.";
    }

    @Override
    public String note() {
        return note;
    }
}
