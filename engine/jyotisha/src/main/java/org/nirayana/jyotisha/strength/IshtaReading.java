package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How uchcha and cheshta bala make ishta and kashta phala. */
public enum IshtaReading implements Reading {
    ROOTS("by the root of their product (Raman)"),
    MEAN("by their mean (BPHS 28); unchecked");

    /** Which of them is chosen. */
    public static final Convention<IshtaReading> CONVENTION = Convention.of(
                    "ishta_phala", "How uchcha and cheshta bala make ishta and kashta phala.", values())
            .moving(Part.SHADBALA);

    private final String note;

    IshtaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<IshtaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
