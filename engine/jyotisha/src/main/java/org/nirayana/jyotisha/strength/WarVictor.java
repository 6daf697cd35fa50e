package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Who wins a planetary war, where the war itself is told. */
public enum WarVictor implements Reading {
    NORTHERN_LATITUDE("the one farther north (Surya Siddhanta 7, BPHS 79.9, Santhanam)"),
    LESSER_LONGITUDE("the one with the lesser longitude (Raman)"),
    VENUS_ALWAYS("Venus against anybody, otherwise the one farther north");

    private final String note;

    WarVictor(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "war_victor";
    }

    @Override
    public String about() {
        return "Who wins a planetary war, where the war itself is told.";
    }

    @Override
    public String note() {
        return note;
    }
}
