package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** How gana porutham is read. */
public enum GanaPoruthamReading implements Reading {
    TAMIL("a Manushya boy and a Deva girl are middling"),
    KERALA("a Manushya boy and a Deva girl are bad: Prasna Marga"),
    PROKERALA("what is not bad is good: Prokerala, all nine measured by others");

    /** Which of them is chosen. */
    public static final Convention<GanaPoruthamReading> CONVENTION = Convention.of(
                    "gana_porutham", "How gana porutham is read.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    GanaPoruthamReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<GanaPoruthamReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
