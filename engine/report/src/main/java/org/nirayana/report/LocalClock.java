package org.nirayana.report;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.words.Labels;

/** Times as people of a place and a language write them, in the order that means the same everywhere. */
final class LocalClock {
    private static final long HALF_SECOND = 500_000_000;

    private final ZoneRules zone;
    private final TimeRounding rounding;
    private final Labels labels;

    LocalClock(ZoneRules zone, TimeRounding rounding, Labels labels) {
        this.zone = zone;
        this.rounding = rounding;
        this.labels = labels;
    }

    /** 1990-05-17. */
    String date(Instant instant) {
        return labels.numerals(plainDate(local(instant)));
    }

    /** 1990-05-17 10:30:00, without seconds where times are told to the minute. */
    String dateAndTime(Instant instant) {
        LocalDateTime time = local(instant);
        return labels.numerals(plainDate(time) + " " + plainTime(time));
    }

    private LocalDateTime local(Instant instant) {
        Instant nearest = instant.plusNanos(HALF_SECOND);
        long second = nearest.getEpochSecond() + zone.getOffset(nearest).getTotalSeconds();
        return LocalDateTime.ofEpochSecond(rounding.ofLocalSecond(second), 0, ZoneOffset.UTC);
    }

    private static String plainDate(LocalDateTime time) {
        int year = time.getYear();
        String digits = Integer.toString(Math.abs(year));
        return (year < 0 ? "−" : "") + "0".repeat(Math.max(0, 4 - digits.length())) + digits + "-"
                + two(time.getMonthValue()) + "-" + two(time.getDayOfMonth());
    }

    private String plainTime(LocalDateTime time) {
        String minutes = two(time.getHour()) + ":" + two(time.getMinute());
        return rounding == TimeRounding.SECONDS ? minutes + ":" + two(time.getSecond()) : minutes;
    }

    static String two(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }
}
