package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** By which relation friends and enemies are counted in the lajjitadi avasthas. */
public enum LajjitadiRelations implements Reading {
    COMPOUND("natural and temporary together, as in the other avasthas (unchecked)"),
    NATURAL("the natural one alone (unchecked)");

    /** Which of them is chosen. */
    public static final Convention<LajjitadiRelations> CONVENTION = Convention.of(
                    "lajjitadi_relations",
                    "By which relation friends and enemies are counted in the lajjitadi avasthas.",
                    values())
            .moving(Part.LAJJITADI);

    private final String note;

    LajjitadiRelations(String note) {
        this.note = note;
    }

    @Override
    public Convention<LajjitadiRelations> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
