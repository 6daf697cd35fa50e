package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** From which count on stree dirgha holds. */
public enum StreeDirghaReading implements Reading {
    TAMIL("more than 13 good, 8 to 13 middling"),
    RAMAN("more than 9: B. V. Raman"),
    PROKERALA("from 9 on: Prokerala, measured by others"),
    KERALA("more than 15: Prasna Marga");

    private final String note;

    StreeDirghaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "stree_dirgha_porutham";
    }

    @Override
    public String about() {
        return "From which count on stree dirgha holds.";
    }

    @Override
    public String note() {
        return note;
    }
}
