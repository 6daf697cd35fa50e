package org.nirayana.jyotisha.event;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** How long the time of merit lasts after the Sun enters Makara. */
public enum MakaraPunya implements Reading {
    TWENTY(20, "20 ghatis, as the software of the Jyotisha project has it"),
    FORTY(40, "40 ghatis, as a large almanac on the web has it");

    /** Which of them is chosen. */
    public static final Convention<MakaraPunya> CONVENTION = Convention.of(
                    "makara_punya", "How long the time of merit lasts after the Sun enters Makara.", values())
            .about(Scope.SPAN)
            .moving(Part.EVENTS);

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
    public Convention<MakaraPunya> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
