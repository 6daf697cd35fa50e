package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** From where the houses of Mars are counted for the dosha to be present. */
public enum MangalFrom implements Reading {
    LAGNA_OR_MOON("from the ascendant or from the Moon; Venus is told beside them"),
    LAGNA("from the ascendant alone"),
    ANY("from the ascendant, the Moon or Venus: the three of B. V. Raman");

    /** Which of them is chosen. */
    public static final Convention<MangalFrom> CONVENTION = Convention.of(
                    "mangal_from", "From where the houses of Mars are counted for the dosha to be present.", values())
            .about(Scope.PAIR)
            .moving(Part.TWO_CHARTS);

    private final String note;

    MangalFrom(String note) {
        this.note = note;
    }

    @Override
    public Convention<MangalFrom> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    /** Whether the houses from a point count. */
    boolean counts(MatchPoint point) {
        return switch (this) {
            case LAGNA_OR_MOON -> point != MatchPoint.VENUS;
            case LAGNA -> point == MatchPoint.LAGNA;
            case ANY -> true;
        };
    }
}
