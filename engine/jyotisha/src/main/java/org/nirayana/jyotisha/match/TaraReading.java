package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which counts of stars are scored. */
public enum TaraReading implements Reading {
    BOTH_WAYS("from bride to groom and back, 1.5 points each: all northern sources"),
    RAMAN(
            "from bride to groom alone, 3 points or none, where the remainder by nine is even or nothing: B. V. Raman, Muhurtha");

    /** Which of them is chosen. */
    public static final Convention<TaraReading> CONVENTION = Convention.of(
                    "tara_count", "Which counts of stars are scored.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS);

    private final String note;

    TaraReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<TaraReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
