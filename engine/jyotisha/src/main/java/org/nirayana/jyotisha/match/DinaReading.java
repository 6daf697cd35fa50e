package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** How dina porutham is read. */
public enum DinaReading implements Reading {
    NINES("good when the remainder by nine is even or nothing: B. V. Raman, Prokerala"),
    TAMIL_LIST("the Tamil list of counts, with padas for the 12th, 14th and 16th and lists of stars for both in one"),
    KERALA("the 3rd, 5th and 7th of every nine are bad, and the 88th and 108th pada: Prasna Marga 21.21-23");

    /** Which of them is chosen. */
    public static final Convention<DinaReading> CONVENTION = Convention.of(
                    "dina_porutham", "How dina porutham is read.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    DinaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<DinaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
