package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Which list of moods (deeptadi avasthas) is followed. */
public enum DeeptadiList implements Reading {
    BPHS("the nine of BPHS 45.7-10"),
    PHALADEEPIKA(
            "the ten of Phaladeepika 3; its text names no varga for the benefic's and the malefic's, the navamsa is taken (unchecked)");

    /** Which of them is chosen. */
    public static final Convention<DeeptadiList> CONVENTION = Convention.of(
                    "deeptadi_list", "Which list of moods (deeptadi avasthas) is followed.", values())
            .moving(Part.STATES);

    private final String note;

    DeeptadiList(String note) {
        this.note = note;
    }

    @Override
    public Convention<DeeptadiList> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
