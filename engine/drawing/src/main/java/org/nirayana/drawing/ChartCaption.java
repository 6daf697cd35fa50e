package org.nirayana.drawing;

import java.time.OffsetDateTime;
import java.util.Optional;

/**
 * Whose chart it is and when and where they were born.
 *
 * @param name the person; any text, drawn as text
 * @param place where; any text, drawn as text
 * @param time the local time with its offset
 * @param zone the name of the time zone, where it is known; its rules are the caller's
 * @param ayanamsaId the identifier of the ayanamsa, for its name in the labels' language
 * @param ayanamsaName its name where the labels have none
 */
public record ChartCaption(
        Optional<String> name,
        Optional<String> place,
        OffsetDateTime time,
        Optional<String> zone,
        String ayanamsaId,
        String ayanamsaName) {
    /** More than anyone's name or birthplace needs; what is longer is cut. */
    public static final int MAX_CODE_POINTS = 160;

    public ChartCaption {
        name = name.map(ChartCaption::clean).filter(text -> !text.isEmpty());
        place = place.map(ChartCaption::clean).filter(text -> !text.isEmpty());
        zone = zone.map(ChartCaption::clean).filter(text -> !text.isEmpty());
    }

    /** Anybody's text as it may be drawn: one line, no controls, no reordering, of at most {@link #MAX_CODE_POINTS}. */
    public static String clean(String text) {
        return TextMetrics.clean(text, MAX_CODE_POINTS);
    }
}
