package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.Reading;

/** By what a sade sati begins and ends. */
public enum SadeSatiBounds implements Reading {
    SIGNS("with Saturn's entry into the sign before the Moon's and its exit from the sign after it: nearly everybody"),
    DEGREES("while Saturn is within 45 degrees of the Moon, at its peak within 15; unchecked");

    private final String note;

    SadeSatiBounds(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "sade_sati";
    }

    @Override
    public String about() {
        return "By what a sade sati begins and ends.";
    }

    @Override
    public String note() {
        return note;
    }
}
