package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** How the Mangal dosha of two people is compared. */
public enum MangalComparison implements Reading {
    PRESENCE("both or neither go together; one alone does not, unless it is cancelled"),
    ASTROSAGE("grades that differ by at most one go together: none, low from ascendant or Moon, high from all three");

    /** Which of them is chosen. */
    public static final Convention<MangalComparison> CONVENTION = Convention.of(
                    "mangal_comparison", "How the Mangal dosha of two people is compared.", values())
            .about(Scope.PAIR)
            .moving(Part.TWO_CHARTS);

    private final String note;

    MangalComparison(String note) {
        this.note = note;
    }

    @Override
    public Convention<MangalComparison> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
