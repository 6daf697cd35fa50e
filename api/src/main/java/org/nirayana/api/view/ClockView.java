package org.nirayana.api.view;

import java.util.Optional;

/**
 * An instant as the clocks of a zone had it.
 *
 * @param dateandtime on the clock, with its offset
 * @param utc the same instant
 * @param abbreviation what people called the time: IST
 * @param offsetSince since when the clocks went so, in UTC
 * @param offsetUntil until when
 */
public record ClockView(
        String dateandtime,
        String utc,
        String offset,
        Optional<String> abbreviation,
        Optional<String> offsetSince,
        Optional<String> offsetUntil,
        Day day) {
    /** The civil day, from its first instant to that of the next. */
    public record Day(String date, String start, String end) {}
}
