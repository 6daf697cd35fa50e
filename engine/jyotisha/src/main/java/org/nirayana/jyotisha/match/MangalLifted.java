package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which cancellations of Mangal dosha count. */
public enum MangalLifted implements Reading {
    RAMAN("those of B. V. Raman"),
    ALL("those of other manuals and programs too"),
    NONE("none");

    /** Which of them is chosen. */
    public static final Convention<MangalLifted> CONVENTION = Convention.of(
                    "mangal_lifted", "Which cancellations of Mangal dosha count.", values())
            .about(Scope.PAIR)
            .moving(Part.TWO_CHARTS);

    private final String note;

    MangalLifted(String note) {
        this.note = note;
    }

    @Override
    public Convention<MangalLifted> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
