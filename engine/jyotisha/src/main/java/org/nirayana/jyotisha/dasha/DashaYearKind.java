package org.nirayana.jyotisha.dasha;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** What the years of a dasha are counted by. */
public enum DashaYearKind implements Choice {
    /** As many days as {@link DashaYear} has. */
    FIXED_DAYS("the days that `dasa_year_length` says"),
    /**
     * Returns of the Sun: so many years from the birth the Sun has gone as many turns of the sidereal zodiac from its place then. Parts of
     * a year are parts of the turn, not of the time, at every level.
     */
    SUN_RETURN("the Sun's return to its sidereal place at birth, and parts of a year by its arc (Jagannatha Hora)"),
    /**
     * Numbers of the calendar: the balance at birth as years, months of 30 days and days, and all later periods, are added to day, month
     * and year of the birth.
     */
    CALENDAR("years, months of 30 days and days added to the date of birth (AstroSage)");

    /** Which of them is chosen. */
    public static final Convention<DashaYearKind> CONVENTION = Convention.of(
                    "dasha_year",
                    "What the years of dashas are counted by; it stands above `dasa_year_length`.",
                    values())
            .moving(Part.DASHAS);

    private final String note;

    DashaYearKind(String note) {
        this.note = note;
    }

    @Override
    public Convention<DashaYearKind> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
