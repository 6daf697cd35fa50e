package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;
import org.nirayana.jyotisha.rule.Numbers;

/** In which houses Mars makes the dosha. */
public enum MangalHouses implements Reading {
    UNION(Numbers.of(1, 2, 4, 7, 8, 12), "1, 2, 4, 7, 8, 12: what either verse has"),
    NORTH(Numbers.of(1, 4, 7, 8, 12), "1, 4, 7, 8, 12: the verse of the North"),
    SOUTH(Numbers.of(2, 4, 7, 8, 12), "2, 4, 7, 8, 12: B. V. Raman, Deva Keralam");

    /** Which of them is chosen. */
    public static final Convention<MangalHouses> CONVENTION = Convention.of(
                    "mangal_houses", "In which houses Mars makes the dosha.", values())
            .about(Scope.PAIR)
            .moving(Part.TWO_CHARTS);

    @SuppressWarnings("ImmutableEnumChecker") // a record of one number
    private final Numbers houses;

    private final String note;

    MangalHouses(Numbers houses, String note) {
        this.houses = houses;
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

    /** From the point from which they are counted. */
    public Numbers houses() {
        return houses;
    }
}
