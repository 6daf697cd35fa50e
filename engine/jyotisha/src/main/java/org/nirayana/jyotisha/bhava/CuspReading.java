package org.nirayana.jyotisha.bhava;

import org.nirayana.jyotisha.Reading;

/** Whether the cusps of a house system are where the bhavas begin or their middles. */
public enum CuspReading implements Reading {
    BEGINNINGS(
            "as the system itself has it: western cusps and those of KP begin a house, Sripati names the middles besides"),
    MIDDLES(
            "each cusp is the middle of its bhava, which begins halfway from the one before: equal houses with the lagna in the middle");

    private final String note;

    CuspReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "house_cusps";
    }

    @Override
    public String about() {
        return "Whether the cusps of a house system are where the bhavas begin or their middles.";
    }

    @Override
    public String note() {
        return note;
    }
}
