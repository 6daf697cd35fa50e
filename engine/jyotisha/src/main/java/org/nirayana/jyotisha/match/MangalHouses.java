package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** In which houses Mars makes the dosha. */
public enum MangalHouses implements Reading {
    UNION("1, 2, 4, 7, 8, 12: what either verse has"),
    NORTH("1, 4, 7, 8, 12: the verse of the North"),
    SOUTH("2, 4, 7, 8, 12: B. V. Raman, Deva Keralam");

    /** Which of them is chosen. */
    public static final Convention<MangalHouses> CONVENTION = Convention.of(
                    "mangal_houses", "In which houses Mars makes the dosha.", values())
            .about(Scope.PAIR)
            .moving(Part.TWO_CHARTS);

    private final String note;

    MangalHouses(String note) {
        this.note = note;
    }

    @Override
    public Convention<MangalHouses> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
