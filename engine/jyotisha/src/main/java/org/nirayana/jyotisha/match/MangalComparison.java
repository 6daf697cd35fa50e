package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** How the Mangal dosha of two people is compared. */
public enum MangalComparison implements Reading {
    PRESENCE("both or neither go together; one alone does not, unless it is cancelled"),
    ASTROSAGE("grades that differ by at most one go together: none, low from ascendant or Moon, high from all three");

    private final String note;

    MangalComparison(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "mangal_comparison";
    }

    @Override
    public String about() {
        return "How the Mangal dosha of two people is compared.";
    }

    @Override
    public String note() {
        return note;
    }
}
