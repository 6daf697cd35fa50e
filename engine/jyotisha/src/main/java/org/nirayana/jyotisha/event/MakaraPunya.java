package org.nirayana.jyotisha.event;

import org.nirayana.jyotisha.Reading;

/** How long the time of merit lasts after the Sun enters Makara. */
public enum MakaraPunya implements Reading {
    TWENTY(20, "20 ghatis, as the software of the Jyotisha project has it"),
    FORTY(40, "40 ghatis, as a large almanac on the web has it");

    private final int ghatis;
    private final String note;

    MakaraPunya(int ghatis, String note) {
        this.ghatis = ghatis;
        this.note = note;
    }

    int ghatis() {
        return ghatis;
    }

    @Override
    public String choice() {
        return "makara_punya";
    }

    @Override
    public String about() {
        return "How long the time of merit lasts after the Sun enters Makara.";
    }

    @Override
    public String note() {
        return note;
    }
}
