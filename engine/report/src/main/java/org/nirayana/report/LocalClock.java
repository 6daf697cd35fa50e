package org.nirayana.report;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.TimeSpan;

/** Times and how long they last, as people of a place and a language write them, and as the page does. */
final class LocalClock {
    private static final long HALF_SECOND = 500_000_000;

    /** Spans longer than this are counted in calendar months and days, without hours. */
    private static final Duration LONG = Duration.ofDays(60);

    private static final List<String> UNITS = List.of("y", "mo", "d", "h", "min");

    private final ZoneRules zone;
    private final TimeRounding rounding;
    private final ReportWords words;

    LocalClock(ZoneRules zone, TimeRounding rounding, ReportWords words) {
        this.zone = zone;
        this.rounding = rounding;
        this.words = words;
    }

    /** 17 May 1990. */
    String date(Instant instant) {
        return date(local(instant));
    }

    /** 17 May 1990, 10:30:00, without seconds where times are told to the minute. */
    String dateAndTime(Instant instant) {
        LocalDateTime time = local(instant);
        return date(time) + ", " + words.numerals(plainTime(time));
    }

    /** When a limb begins and ends, which some almanacs print otherwise than the rest. */
    TimeSpan limb(TimeSpan span) {
        return rounding.ofLimb(span, zone);
    }

    /** 2 y 3 mo, the two largest units: years and months by the calendar; js/almanac/time.js counts the same. */
    String span(Instant from, Instant to) {
        LocalDateTime start = local(from);
        LocalDateTime end = local(to);
        boolean isLong = Duration.between(start, end).compareTo(LONG) > 0;
        // Years of 365.25 days begin at another hour each time: a day less than a month or year is still that month or
        // year.
        LocalDateTime counted = isLong ? end.plusDays(1) : end;
        long months = ChronoUnit.MONTHS.between(
                start.toLocalDate().withDayOfMonth(1), counted.toLocalDate().withDayOfMonth(1));
        if (start.plusMonths(months).isAfter(counted)) {
            months--;
        }
        Duration rest = Duration.between(start.plusMonths(months), counted);
        if (isLong) {
            rest = rest.compareTo(Duration.ofDays(1)) > 0
                    ? Duration.ofDays(rest.minusDays(1).toDays())
                    : Duration.ZERO;
        }
        // Before it is parted: 59 min 40 s are an hour, not 60 minutes.
        rest = Duration.ofMinutes(Math.round(rest.toSeconds() / 60.0));
        long[] counts = {months / 12, months % 12, rest.toDays(), rest.toHoursPart(), rest.toMinutesPart()};
        List<String> parts = new ArrayList<>();
        int first = 0;
        while (first < counts.length - 1 && counts[first] == 0) {
            first++;
        }
        for (int i = first; i < Math.min(first + 2, counts.length); i++) {
            if (counts[i] > 0 || i == counts.length - 1) {
                parts.add(words.say("panchanga.unit." + UNITS.get(i), "n", words.numerals(counts[i])));
            }
        }
        return String.join(" ", parts);
    }

    private LocalDateTime local(Instant instant) {
        Instant nearest = instant.plusNanos(HALF_SECOND);
        long second = nearest.getEpochSecond() + zone.getOffset(nearest).getTotalSeconds();
        return LocalDateTime.ofEpochSecond(rounding.ofLocalSecond(second), 0, ZoneOffset.UTC);
    }

    private String date(LocalDateTime time) {
        return words.date(time.toLocalDate());
    }

    private String plainTime(LocalDateTime time) {
        String minutes = two(time.getHour()) + ":" + two(time.getMinute());
        return rounding == TimeRounding.SECONDS ? minutes + ":" + two(time.getSecond()) : minutes;
    }

    static String two(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }
}
