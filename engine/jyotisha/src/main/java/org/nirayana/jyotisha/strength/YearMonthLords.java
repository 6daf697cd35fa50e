package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Who rules the year and the month of a birth. */
public enum YearMonthLords implements Reading {
    AHARGANA("years of 360 and months of 30 days counted from the creation (Raman)"),
    SOLAR(
            "of the weekday on which the Sun entered sidereal Aries, and the sign in which it is; sunrise begins the day (unchecked)"),
    NONE("nobody: abda and masa bala are left out");

    /** Which of them is chosen. */
    public static final Convention<YearMonthLords> CONVENTION = Convention.of(
                    "year_month_lords", "Who rules the year and the month of a birth.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    YearMonthLords(String note) {
        this.note = note;
    }

    @Override
    public Convention<YearMonthLords> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
