package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which stars are on one rope. */
public enum RajjuReading implements Reading {
    GROUPS("the five groups; one group is bad"),
    TAMIL_ARMS("one group is bad on one arm and middling on two: Tamil almanacs"),
    KERALA("the three fingers, which are the nadis: madhyama rajju, Prasna Marga 21.50");

    private final String note;

    RajjuReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "rajju_porutham";
    }

    @Override
    public String about() {
        return "Which stars are on one rope.";
    }

    @Override
    public String note() {
        return note;
    }
}
