package org.nirayana.place.zone;

import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Clocks without a history: the mean time of a meridian, and offsets from UTC as people write them. */
final class FixedClock {
    /** Local mean time, as the tz database calls it too. */
    static final String LOCAL_MEAN_TIME = "LMT";

    /** Of the Earth's turn, in seconds of time. */
    private static final double SECONDS_PER_DEGREE = 240;

    /** In a query an unescaped plus sign is a space. */
    private static final Pattern OFFSET =
            Pattern.compile("(?:UTC|GMT)?([+ -])(\\d{1,2})(?::([0-5]\\d)(?::([0-5]\\d))?)?", Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_OFFSET_SECONDS = 18 * 3600;

    private FixedClock() {}

    /** The clock that a text names, {@code LMT}, {@code +04:38:24} or {@code UTC+5:30}, at a longitude in degrees. */
    static Optional<Zone> parse(String text, double longitudeDegrees) {
        if (text.equalsIgnoreCase(LOCAL_MEAN_TIME)) {
            return Optional.of(localMeanTime(longitudeDegrees));
        }
        Matcher offset = OFFSET.matcher(text);
        if (!offset.matches()) {
            return Optional.empty();
        }
        int seconds = number(offset.group(2)) * 3600 + number(offset.group(3)) * 60 + number(offset.group(4));
        return seconds > LONGEST_OFFSET_SECONDS
                ? Optional.empty()
                : Optional.of(of(ZoneOffset.ofTotalSeconds(offset.group(1).equals("-") ? -seconds : seconds)));
    }

    /** The mean time of the meridian of a place, to the second. */
    static Zone localMeanTime(double longitudeDegrees) {
        int seconds = (int) Math.round(longitudeDegrees * SECONDS_PER_DEGREE);
        return zone(LOCAL_MEAN_TIME, ZoneOffset.ofTotalSeconds(seconds), LOCAL_MEAN_TIME);
    }

    /** {@code UTC+05:30}: nobody called it anything else. */
    static Zone of(ZoneOffset offset) {
        String written = offset.getTotalSeconds() == 0 ? "+00:00" : offset.getId();
        return zone("UTC" + written, offset, written);
    }

    private static Zone zone(String name, ZoneOffset offset, String called) {
        TreeMap<Long, String> names = new TreeMap<>();
        names.put(Long.MIN_VALUE, called);
        return new Zone(name, ZoneRules.of(offset), new ClockNames(names, PosixRule.parse("UTC0")), Zone.Source.NAME);
    }

    private static int number(String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }
}
