package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which signs obey which. */
public enum VasyaReading implements Reading {
    RAMAN("the boy's sign in the list of the girl's, Aquarius obeying Aries: B. V. Raman"),
    PRASNA_MARGA("either in the list of the other, Aquarius obeying Capricorn: Prasna Marga"),
    PROKERALA("Raman's list in both directions: Prokerala, all 144 cells measured by others");

    /** Which of them is chosen. */
    public static final Convention<VasyaReading> CONVENTION = Convention.of(
                    "vasya_porutham", "Which signs obey which.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS, Part.PORUTHAMS);

    private final String note;

    VasyaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<VasyaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
