package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Who rules the year and the month of a birth. */
public enum YearMonthLords implements Reading {
    AHARGANA("years of 360 and months of 30 days counted from the creation (Raman)"),
    SOLAR(
            "of the weekday on which the Sun entered sidereal Aries, and the sign in which it is; sunrise begins the day (unchecked)"),
    NONE("nobody: abda and masa bala are left out");

    private final String note;

    YearMonthLords(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "year_month_lords";
    }

    @Override
    public String about() {
        return "Who rules the year and the month of a birth.";
    }

    @Override
    public String note() {
        return note;
    }
}
