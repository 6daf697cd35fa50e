package org.nirayana.jyotisha.panchanga.calendar;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * The regional ways to let a solar month begin with a whole day after the Sun has entered a rasi.
 *
 * <p>The four rules are those which the Report of the Calendar Reform Committee (New Delhi 1955) lists for Tamil Nadu,
 * Kerala, Odisha and Bengal.
 */
public enum SolarCalendar {
    /** The day itself when the Sun enters before sunset, else the next. */
    TAMIL(List.of(
            "Chittirai",
            "Vaikasi",
            "Aani",
            "Aadi",
            "Aavani",
            "Purattasi",
            "Aippasi",
            "Karthigai",
            "Margazhi",
            "Thai",
            "Maasi",
            "Panguni")) {
        @Override
        public int daysAfter(Instant entry, TimeSpan daylight, Instant midnight) {
            return entry.isBefore(daylight.end()) ? 0 : 1;
        }
    },

    /** The day itself when the Sun enters before the last two fifths of the daylight (aparahna), else the next. */
    MALAYALAM(List.of(
            "Medam",
            "Edavam",
            "Mithunam",
            "Karkidakam",
            "Chingam",
            "Kanni",
            "Thulam",
            "Vrischikam",
            "Dhanu",
            "Makaram",
            "Kumbham",
            "Meenam")) {
        @Override
        public int daysAfter(Instant entry, TimeSpan daylight, Instant midnight) {
            return entry.isBefore(daylight.at(3, 5)) ? 0 : 1;
        }
    },

    /** The day itself, whenever the Sun enters between its sunrise and the next. */
    ODIA(List.of(
            "Mesha", "Brusha", "Mithuna", "Karkata", "Simha", "Kanya", "Tula", "Bichha", "Dhanu", "Makara", "Kumbha",
            "Mina")) {
        @Override
        public int daysAfter(Instant entry, TimeSpan daylight, Instant midnight) {
            return 0;
        }
    },

    /** The next day when the Sun enters before midnight, else the one after. */
    BENGALI(List.of(
            "Baishakh",
            "Jyaishtha",
            "Asharh",
            "Shraban",
            "Bhadra",
            "Ashvin",
            "Kartik",
            "Agrahayan",
            "Paush",
            "Magh",
            "Phalgun",
            "Chaitra")) {
        @Override
        public int daysAfter(Instant entry, TimeSpan daylight, Instant midnight) {
            return entry.isBefore(midnight) ? 1 : 2;
        }
    };

    @SuppressWarnings("ImmutableEnumChecker") // always made by List.of
    private final List<String> monthsFromAries;

    SolarCalendar(List<String> monthsFromAries) {
        this.monthsFromAries = monthsFromAries;
    }

    /**
     * How many days after the day in which the Sun enters a rasi the month begins.
     *
     * @param entry when the Sun enters
     * @param daylight from the last sunrise before that to its sunset
     * @param midnight the first after that sunset
     */
    public abstract int daysAfter(Instant entry, TimeSpan daylight, Instant midnight);

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the month is called while the Sun is in {@code rasi}. */
    public String month(Rasi rasi) {
        return monthsFromAries.get(rasi.number() - 1);
    }
}
