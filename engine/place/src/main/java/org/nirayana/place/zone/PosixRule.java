package org.nirayana.place.zone;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneOffsetTransitionRule.TimeDefinition;
import java.util.List;

/**
 * The POSIX way to write a yearly rule, {@code CET-1CEST,M3.5.0,M10.5.0/3}, with the hours beyond a day that RFC 9636
 * allows.
 */
final class PosixRule {
    private static final int HOUR = 3600;
    private static final int DAY = 24 * HOUR;

    private final String text;
    private int at;

    private final String standardName;
    private final ZoneOffset standardOffset;
    private final String summerName;
    private final List<ZoneOffsetTransitionRule> changes;

    private PosixRule(String text) {
        this.text = text;
        standardName = name();
        standardOffset = ZoneOffset.ofTotalSeconds(-time());
        if (at == text.length()) {
            summerName = standardName;
            changes = List.of();
            return;
        }
        summerName = name();
        ZoneOffset summerOffset = text.charAt(at) == ','
                ? ZoneOffset.ofTotalSeconds(standardOffset.getTotalSeconds() + HOUR)
                : ZoneOffset.ofTotalSeconds(-time());
        ZoneOffsetTransitionRule toSummer = rule(standardOffset, standardOffset, summerOffset);
        ZoneOffsetTransitionRule toStandard = rule(standardOffset, summerOffset, standardOffset);
        changes = toSummer.getMonth().compareTo(toStandard.getMonth()) < 0
                ? List.of(toSummer, toStandard)
                : List.of(toStandard, toSummer);
    }

    /**
     * Reads a rule.
     *
     * @throws IllegalArgumentException when the text is none
     */
    static PosixRule parse(String text) {
        try {
            return new PosixRule(text);
        } catch (StringIndexOutOfBoundsException | DateTimeException malformed) {
            throw new IllegalArgumentException("no POSIX rule: " + text, malformed);
        }
    }

    /** The two changes in the order of the year, as {@code ZoneRules} needs them; none where one offset is kept. */
    List<ZoneOffsetTransitionRule> changes() {
        return changes;
    }

    /** What the clock with that offset is called, an abbreviation or a number. */
    String name(ZoneOffset offset) {
        return offset.equals(standardOffset) ? standardName : summerName;
    }

    private ZoneOffsetTransitionRule rule(ZoneOffset standard, ZoneOffset before, ZoneOffset after) {
        skip(',');
        skip('M');
        Month month = Month.of(number());
        skip('.');
        int week = number();
        skip('.');
        DayOfWeek weekday = DayOfWeek.SUNDAY.plus(number());
        int second = 2 * HOUR;
        if (at < text.length() && text.charAt(at) == '/') {
            at++;
            second = time();
        }
        // 24:00 is the midnight that ends the day; anything else outside the day is a time of another weekday.
        boolean endOfDay = second == DAY;
        int days = endOfDay ? 0 : Math.floorDiv(second, DAY);
        int firstOfWeek = week == 5 ? month.maxLength() - 6 : 7 * (week - 1) + 1;
        int day = week == 5 && days == 0 ? -1 : firstOfWeek + days;
        return ZoneOffsetTransitionRule.of(
                month,
                day,
                weekday.plus(days),
                endOfDay ? LocalTime.MIDNIGHT : LocalTime.ofSecondOfDay(Math.floorMod(second, DAY)),
                endOfDay,
                TimeDefinition.WALL,
                standard,
                before,
                after);
    }

    private String name() {
        int start = at;
        if (text.charAt(at) == '<') {
            at = text.indexOf('>', at) + 1;
            return text.substring(start + 1, at - 1);
        }
        while (Character.isLetter(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    /** Signed hours, minutes and seconds, in seconds. */
    private int time() {
        int sign = 1;
        if (text.charAt(at) == '-' || text.charAt(at) == '+') {
            sign = text.charAt(at++) == '-' ? -1 : 1;
        }
        int seconds = number() * HOUR;
        for (int unit = 60; at < text.length() && text.charAt(at) == ':'; unit /= 60) {
            at++;
            seconds += number() * unit;
        }
        return sign * seconds;
    }

    private int number() {
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        return Integer.parseInt(text, start, at, 10);
    }

    private void skip(char expected) {
        if (text.charAt(at) != expected) {
            throw new IllegalArgumentException("'" + expected + "' expected at " + at + " of " + text);
        }
        at++;
    }
}
