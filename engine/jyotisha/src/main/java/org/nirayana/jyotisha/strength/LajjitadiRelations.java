package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** By which relation friends and enemies are counted in the lajjitadi avasthas. */
public enum LajjitadiRelations implements Reading {
    COMPOUND("natural and temporary together, as in the other avasthas (unchecked)"),
    NATURAL("the natural one alone (unchecked)");

    private final String note;

    LajjitadiRelations(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "lajjitadi_relations";
    }

    @Override
    public String about() {
        return "By which relation friends and enemies are counted in the lajjitadi avasthas.";
    }

    @Override
    public String note() {
        return note;
    }
}
