package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Which ghati from sunrise enters the sayanadi avasthas. */
public enum SayanadiGhati implements Reading {
    RUNNING("the one that runs at birth, the first is 1 (P. V. R. Narasimha Rao; unchecked)"),
    ELAPSED("how many have gone by (unchecked)");

    private final String note;

    SayanadiGhati(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "sayanadi_ghati";
    }

    @Override
    public String about() {
        return "Which ghati from sunrise enters the sayanadi avasthas.";
    }

    @Override
    public String note() {
        return note;
    }
}
