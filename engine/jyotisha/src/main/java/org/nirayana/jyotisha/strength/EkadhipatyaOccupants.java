package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** What makes a sign occupied in the second reduction. */
public enum EkadhipatyaOccupants implements Reading {
    GRAHAS_AND_LAGNA("the seven grahas and the lagna (P. V. R. Narasimha Rao, exercise 22)"),
    GRAHAS("the seven grahas (an almanac report of 2025)"),
    WITH_NODES("the seven, the lagna and the nodes (an example of Kapoor counts Ketu)");

    private final String note;

    EkadhipatyaOccupants(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "ekadhipatya_occupants";
    }

    @Override
    public String about() {
        return "What makes a sign occupied in the second reduction.";
    }

    @Override
    public String note() {
        return note;
    }
}
