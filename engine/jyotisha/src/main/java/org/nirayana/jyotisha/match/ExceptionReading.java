package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which exceptions give points back in the score after exceptions. */
public enum ExceptionReading implements Reading {
    AGREED("those of Muhurta Chintamani, and those that several authors have"),
    ALL("those of a single author too"),
    NONE("none: Prokerala never gives points back");

    /** Which of them is chosen. */
    public static final Convention<ExceptionReading> CONVENTION = Convention.of(
                    "match_exceptions", "Which exceptions give points back in the score after exceptions.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS);

    private final String note;

    ExceptionReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<ExceptionReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
