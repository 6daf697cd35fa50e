package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** From which count on stree dirgha holds. */
public enum StreeDirghaReading implements Reading {
    TAMIL("more than 13 good, 8 to 13 middling"),
    RAMAN("more than 9: B. V. Raman"),
    PROKERALA("from 9 on: Prokerala, measured by others"),
    KERALA("more than 15: Prasna Marga");

    /** Which of them is chosen. */
    public static final Convention<StreeDirghaReading> CONVENTION = Convention.of(
                    "stree_dirgha_porutham", "From which count on stree dirgha holds.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    StreeDirghaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<StreeDirghaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
