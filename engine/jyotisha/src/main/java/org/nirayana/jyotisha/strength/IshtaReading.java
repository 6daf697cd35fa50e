package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How uchcha and cheshta bala make ishta and kashta phala. */
public enum IshtaReading implements Reading {
    ROOTS("by the root of their product (Raman)"),
    MEAN("by their mean (BPHS 28); unchecked");

    private final String note;

    IshtaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "ishta_phala";
    }

    @Override
    public String about() {
        return "How uchcha and cheshta bala make ishta and kashta phala.";
    }

    @Override
    public String note() {
        return note;
    }
}
