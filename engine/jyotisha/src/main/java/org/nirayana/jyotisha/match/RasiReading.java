package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which places of the boy's sign from the girl's are good. */
public enum RasiReading implements Reading {
    TAMIL("7 and 9 to 12 good, 4 middling"),
    KERALA("8 too, and 6 and 8 by odd and even signs: Prasna Marga 21.4-14"),
    RAMAN("7 to 12: the rules of direction of B. V. Raman"),
    RAAJAYOGAM("3, 4, 5, 7, 9, 10, 11: a list of Tamil Nadu; unchecked");

    /** Which of them is chosen. */
    public static final Convention<RasiReading> CONVENTION = Convention.of(
                    "rasi_porutham", "Which places of the boy's sign from the girl's are good.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    RasiReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<RasiReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
