package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What makes a sign occupied in the second reduction. */
public enum EkadhipatyaOccupants implements Reading {
    GRAHAS_AND_LAGNA("the seven grahas and the lagna (P. V. R. Narasimha Rao, exercise 22)"),
    GRAHAS("the seven grahas (an almanac report of 2025)"),
    WITH_NODES("the seven, the lagna and the nodes (an example of Kapoor counts Ketu)");

    /** Which of them is chosen. */
    public static final Convention<EkadhipatyaOccupants> CONVENTION = Convention.of(
                    "ekadhipatya_occupants", "What makes a sign occupied in the second reduction.", values())
            .moving(Part.BINDUS);

    private final String note;

    EkadhipatyaOccupants(String note) {
        this.note = note;
    }

    @Override
    public Convention<EkadhipatyaOccupants> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
