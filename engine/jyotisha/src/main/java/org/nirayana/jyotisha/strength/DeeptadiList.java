package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Which list of moods (deeptadi avasthas) is followed. */
public enum DeeptadiList implements Reading {
    BPHS("the nine of BPHS 45.7-10"),
    PHALADEEPIKA(
            "the ten of Phaladeepika 3; its text names no varga for the benefic's and the malefic's, the navamsa is taken (unchecked)");

    private final String note;

    DeeptadiList(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "deeptadi_list";
    }

    @Override
    public String about() {
        return "Which list of moods (deeptadi avasthas) is followed.";
    }

    @Override
    public String note() {
        return note;
    }
}
