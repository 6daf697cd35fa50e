package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Who wins a planetary war, where the war itself is told. */
public enum WarVictor implements Reading {
    NORTHERN_LATITUDE("the one farther north (Surya Siddhanta 7, BPHS 79.9, Santhanam)"),
    LESSER_LONGITUDE("the one with the lesser longitude (Raman)"),
    VENUS_ALWAYS("Venus against anybody, otherwise the one farther north");

    /** Which of them is chosen. */
    public static final Convention<WarVictor> CONVENTION = Convention.of(
                    "war_victor", "Who wins a planetary war, where the war itself is told.", values())
            .moving(Part.STATES, Part.EVENTS);

    private final String note;

    WarVictor(String note) {
        this.note = note;
    }

    @Override
    public Convention<WarVictor> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
