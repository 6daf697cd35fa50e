package org.nirayana.jyotisha.dasha;

import java.util.Locale;

/** What the years of a dasha are counted by. */
public enum DashaYearKind {
    /** As many days as {@link DashaYear} has. */
    FIXED_DAYS,
    /**
     * Returns of the Sun: so many years from the birth the Sun has gone as many turns of the sidereal zodiac from its place then. Parts of
     * a year are parts of the turn, not of the time, at every level.
     */
    SUN_RETURN,
    /**
     * Numbers of the calendar: the balance at birth as years, months of 30 days and days, and all later periods, are added to day, month
     * and year of the birth.
     */
    CALENDAR;

    /** The value of the parameter {@code dasha_year}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
