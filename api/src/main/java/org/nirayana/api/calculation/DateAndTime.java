package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalInt;
import org.nirayana.astronomy.time.Calendar;

/**
 * The {@code dateandtime} of a request: ISO 8601 as people and programs write it, and nothing else.
 *
 * <p>{@code 2026-01-31}, {@code 2026-01-31T06:30}, {@code 2026-01-31 06:30:15.25+05:30}, {@code 20260131T0630Z},
 * {@code -3101-01-23T00:00:00Z}. The calendar is ISO's, Gregorian also before 1582, with a year 0, unless the caller says that it
 * is the Julian one. No offset means UTC, unless the caller says what the clock was. Date and time are parted by {@code T} or a space; a space in front of an offset is a plus sign that a query string swallowed.
 * The offset may have seconds, as the local mean times in our own answers have. {@code 24:00} is the end of its day. Second
 * 60 is allowed where a leap second may be, at the end of a UTC month, and counts as the second after it, as it does for
 * every clock of a computer.
 */
public final class DateAndTime {

    static final int MAX_LENGTH = 48;
    private static final int LONGEST_OFFSET_SECONDS = 18 * 3600;
    private static final int SECONDS_PER_DAY = 86_400;

    /**
     * What a text says: what a clock showed, and with an offset which clock.
     *
     * @param second of the clock, as if it showed UTC
     * @param offset seconds ahead of UTC, if it is written
     * @param leap whether second 60 is written, which counts as the one after it
     */
    public record Written(long second, int nano, OptionalInt offset, boolean leap) {
        /** The instant by the offset that is written, or else in UTC; nothing for a leap second that cannot be. */
        public Optional<Instant> instant() {
            return instant(offset.orElse(0));
        }

        /** The instant by a clock so many seconds ahead of UTC; nothing for a leap second that cannot be. */
        public Optional<Instant> instant(int offsetSeconds) {
            long epochSecond = second - offsetSeconds;
            return leap && !isStartOfUtcMonth(epochSecond)
                    ? Optional.empty()
                    : Optional.of(Instant.ofEpochSecond(epochSecond, nano));
        }

        /** What the clock showed, in the Gregorian calendar. */
        public LocalDateTime clock() {
            return LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
        }
    }

    private final String text;
    private final Calendar calendar;
    private int at;

    private DateAndTime(String text, Calendar calendar) {
        this.text = text;
        this.calendar = calendar;
    }

    /** The instant meant, or nothing when the text is none; it never throws. */
    public static Optional<Instant> parse(String text) {
        return read(text, Calendar.GREGORIAN).flatMap(Written::instant);
    }

    /** What is written, with the date in some calendar, or nothing when the text is no date; it never throws. */
    public static Optional<Written> read(String text, Calendar calendar) {
        return text.length() > MAX_LENGTH
                ? Optional.empty()
                : Optional.ofNullable(new DateAndTime(text, calendar).written());
    }

    private Written written() {
        long day = date();
        if (day == UNREADABLE) {
            return null;
        }
        if (atEnd()) {
            return new Written(day * SECONDS_PER_DAY, 0, OptionalInt.empty(), false);
        }
        if (!take('T') && !take('t') && !take(' ')) {
            return null;
        }
        int hour = digits(2);
        boolean extended = take(':');
        int minute = digits(2);
        if (hour < 0 || minute < 0 || extended != extendedDate) {
            return null;
        }
        int second = 0;
        int nano = 0;
        if (extended ? take(':') : isDigit()) {
            second = digits(2);
            nano = take('.') || take(',') ? fraction() : 0;
        }
        boolean offsetWritten = !atEnd();
        int offset = offsetWritten ? offset() : 0;
        boolean endOfDay = hour == 24 && minute == 0 && second == 0 && nano == 0;
        if (second < 0 || nano < 0 || offset == UNREADABLE_OFFSET || !atEnd()) {
            return null;
        }
        if (minute > 59 || second > 60 || (hour > 23 && !endOfDay)) {
            return null;
        }
        return new Written(
                day * SECONDS_PER_DAY + hour * 3600L + minute * 60L + second,
                nano,
                offsetWritten ? OptionalInt.of(offset) : OptionalInt.empty(),
                second == 60);
    }

    private static boolean isStartOfUtcMonth(long epochSecond) {
        return Math.floorMod(epochSecond, SECONDS_PER_DAY) == 0
                && LocalDate.ofEpochDay(Math.floorDiv(epochSecond, SECONDS_PER_DAY))
                                .getDayOfMonth()
                        == 1;
    }

    private static final long UNREADABLE = Long.MIN_VALUE;
    private static final int UNREADABLE_OFFSET = Integer.MIN_VALUE;

    private boolean extendedDate;

    /** Days since 1970-01-01. */
    private long date() {
        boolean minus = take('-');
        // A year with a plus sign begins with a space once the query string is decoded.
        boolean signed = minus || take('+') || take(' ');
        int start = at;
        int year = 0;
        while (isDigit() && at - start < (signed ? 6 : 4)) {
            year = year * 10 + text.charAt(at++) - '0';
        }
        int yearDigits = at - start;
        if (yearDigits < 4 || (minus && year == 0)) {
            return UNREADABLE;
        }
        extendedDate = take('-');
        // Without hyphens nobody could tell where a year of five digits ends.
        if (!extendedDate && signed) {
            return UNREADABLE;
        }
        int month = digits(2);
        if (extendedDate && !take('-')) {
            return UNREADABLE;
        }
        int day = digits(2);
        return month < 1 || month > 12 || day < 1 ? UNREADABLE : epochDay(minus ? -year : year, month, day);
    }

    private long epochDay(int year, int month, int day) {
        if (calendar == Calendar.JULIAN) {
            return CivilTime.julianEpochDay(year, month, day).orElse(UNREADABLE);
        }
        LocalDate first = LocalDate.of(year, month, 1);
        return day > first.lengthOfMonth() ? UNREADABLE : first.toEpochDay() + day - 1;
    }

    /** Seconds ahead of UTC. */
    private int offset() {
        if (take('Z') || take('z')) {
            return 0;
        }
        boolean west = take('-');
        if (!west && !take('+') && !take(' ')) {
            return UNREADABLE_OFFSET;
        }
        int hours = digits(2);
        int minutes = 0;
        int seconds = 0;
        if (!atEnd()) {
            boolean extended = take(':');
            minutes = digits(2);
            if (!atEnd()) {
                if (extended != take(':')) {
                    return UNREADABLE_OFFSET;
                }
                seconds = digits(2);
            }
        }
        if (hours < 0 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) {
            return UNREADABLE_OFFSET;
        }
        int offset = hours * 3600 + minutes * 60 + seconds;
        if (offset > LONGEST_OFFSET_SECONDS) {
            return UNREADABLE_OFFSET;
        }
        return west ? -offset : offset;
    }

    /** Nanoseconds; what is finer is cut off. */
    private int fraction() {
        if (!isDigit()) {
            return -1;
        }
        int nanos = 0;
        int unit = 100_000_000;
        while (isDigit()) {
            nanos += (text.charAt(at++) - '0') * unit;
            unit /= 10;
        }
        return nanos;
    }

    /** A number of exactly so many digits, or -1. */
    private int digits(int count) {
        int value = 0;
        for (int i = 0; i < count; i++) {
            if (!isDigit()) {
                return -1;
            }
            value = value * 10 + text.charAt(at++) - '0';
        }
        return value;
    }

    private boolean isDigit() {
        return !atEnd() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private boolean take(char expected) {
        if (atEnd() || text.charAt(at) != expected) {
            return false;
        }
        at++;
        return true;
    }

    private boolean atEnd() {
        return at >= text.length();
    }
}
