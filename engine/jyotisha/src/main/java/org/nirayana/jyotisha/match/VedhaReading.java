package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which stars pierce one another. */
public enum VedhaReading implements Reading {
    PRASNA_MARGA("twelve pairs, and Mrigashira, Chitra and Dhanishta among themselves: Prasna Marga 21.45, Prokerala"),
    RAMAN("the same with Mrigashira and Dhanishta alone, Chitra free: B. V. Raman");

    /** Which of them is chosen. */
    public static final Convention<VedhaReading> CONVENTION = Convention.of(
                    "vedha_porutham", "Which stars pierce one another.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS, Part.PORUTHAMS);

    private final String note;

    VedhaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<VedhaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
