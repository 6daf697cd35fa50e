package org.nirayana.drawing;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Whose chart it is and when and where they were born.
 *
 * @param name the person; any text, drawn as text
 * @param place where; any text, drawn as text
 * @param time the local time with its offset; its date alone where the time is not known
 * @param zone the name of the time zone, where it is known; its rules are the caller's
 * @param ayanamsaId the identifier of the ayanamsa, for its name in the labels' language
 * @param ayanamsaName its name where the labels have none
 * @param moonSigns the signs that the Moon passed on the day of a birth whose time is not known; empty where it is known
 */
public record ChartCaption(
        Optional<String> name,
        Optional<String> place,
        OffsetDateTime time,
        Optional<String> zone,
        String ayanamsaId,
        String ayanamsaName,
        List<Rasi> moonSigns) {
    /** More than anyone's name or birthplace needs; what is longer is cut. */
    public static final int MAX_CODE_POINTS = 160;

    /** Of a birth whose time is known. */
    public ChartCaption(
            Optional<String> name,
            Optional<String> place,
            OffsetDateTime time,
            Optional<String> zone,
            String ayanamsaId,
            String ayanamsaName) {
        this(name, place, time, zone, ayanamsaId, ayanamsaName, List.of());
    }

    public ChartCaption {
        moonSigns = List.copyOf(moonSigns);
        name = name.map(ChartCaption::clean).filter(text -> !text.isEmpty());
        place = place.map(ChartCaption::clean).filter(text -> !text.isEmpty());
        zone = zone.map(ChartCaption::clean).filter(text -> !text.isEmpty());
    }

    /** Whether the time of birth is known, and not the day alone. */
    public boolean isTimed() {
        return moonSigns.isEmpty();
    }

    /** The same of nobody, nowhere: for where both are said besides. */
    public ChartCaption anonymous() {
        return new ChartCaption(Optional.empty(), Optional.empty(), time, zone, ayanamsaId, ayanamsaName, moonSigns);
    }

    /** Anybody's text as it may be drawn: one line, no controls, no reordering, of at most {@link #MAX_CODE_POINTS}. */
    public static String clean(String text) {
        return TextMetrics.clean(text, MAX_CODE_POINTS);
    }
}
