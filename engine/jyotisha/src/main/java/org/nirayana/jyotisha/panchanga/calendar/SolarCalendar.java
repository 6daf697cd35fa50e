package org.nirayana.jyotisha.panchanga.calendar;

import java.time.Instant;
import java.util.List;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * The regional ways to let a solar month begin with a whole day after the Sun has entered a rasi.
 *
 * <p>The four rules are those which the Report of the Calendar Reform Committee (New Delhi 1955) lists for Tamil Nadu,
 * Kerala, Odisha and Bengal.
 */
public enum SolarCalendar implements Choice {
    /** The day itself when the Sun enters before sunset, else the next. */
    TAMIL(
            "on the day itself when the Sun enters before sunset, else the next",
            List.of(
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
    MALAYALAM(
            "on the day itself when the Sun enters before the last two fifths of the daylight, else the next",
            List.of(
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
    ODIA(
            "on the day itself",
            List.of(
                    "Mesha", "Brusha", "Mithuna", "Karkata", "Simha", "Kanya", "Tula", "Bichha", "Dhanu", "Makara",
                    "Kumbha", "Mina")) {
        @Override
        public int daysAfter(Instant entry, TimeSpan daylight, Instant midnight) {
            return 0;
        }
    },

    /** The next day when the Sun enters before midnight, else the one after. */
    BENGALI(
            "on the next day when the Sun enters before midnight, else the one after",
            List.of(
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

    /** Which of them is chosen. */
    public static final Convention<SolarCalendar> CONVENTION = Convention.of(
                    "solar_calendar", "How a solar month begins.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_NAMES);

    private final String note;

    @SuppressWarnings("ImmutableEnumChecker") // always made by List.of
    private final List<String> monthsFromAries;

    SolarCalendar(String note, List<String> monthsFromAries) {
        this.note = note;
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

    /** What the month is called while the Sun is in {@code rasi}. */
    public String month(Rasi rasi) {
        return monthsFromAries.get(rasi.number() - 1);
    }

    @Override
    public Convention<SolarCalendar> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
