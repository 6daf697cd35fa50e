package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which signs obey which. */
public enum VasyaReading implements Reading {
    RAMAN("the boy's sign in the list of the girl's, Aquarius obeying Aries: B. V. Raman"),
    PRASNA_MARGA("either in the list of the other, Aquarius obeying Capricorn: Prasna Marga"),
    PROKERALA("Raman's list in both directions: Prokerala, all 144 cells measured by others");

    private final String note;

    VasyaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "vasya_porutham";
    }

    @Override
    public String about() {
        return "Which signs obey which.";
    }

    @Override
    public String note() {
        return note;
    }
}
