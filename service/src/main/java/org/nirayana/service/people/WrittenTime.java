package org.nirayana.service.people;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A time as people write it in lists: {@code 6:15 PM}, {@code 6.15pm}, {@code 18:15}, {@code 18.15 hrs}, {@code ६:१५}. */
final class WrittenTime {
    private static final Pattern TIME = Pattern.compile(
            "([^\\d]{0,20}?) ?(\\d{1,2})(?: ?[:.h-] ?(\\d{2})(?: ?[:.m-] ?(\\d{2}(?:\\.\\d{1,9})?))?)? ?([^\\d]{0,20})");
    private static final Pattern DIGITS_ALONE = Pattern.compile("(\\d{2})(\\d{2})(?: ?(?:hrs?|hours))?");

    private WrittenTime() {}

    /** The time of a cell, such as {@code 18:15}; empty where it is none. */
    static Optional<String> read(String cell) {
        Optional<String> plain = WrittenDate.plain(cell);
        if (plain.isEmpty()) {
            return Optional.empty();
        }
        Matcher found = DIGITS_ALONE.matcher(plain.get());
        if (found.matches()) {
            return made(Integer.parseInt(found.group(1)), found.group(2), null);
        }
        found = TIME.matcher(plain.get());
        if (!found.matches()) {
            return Optional.empty();
        }
        String word = (found.group(1) + found.group(5)).strip();
        Optional<String> half = word.isEmpty() ? Optional.of("") : ListWords.meaning("half", word);
        int hour = Integer.parseInt(found.group(2));
        if (half.isEmpty() || (found.group(3) == null && half.get().isEmpty())) {
            return Optional.empty();
        }
        if (half.get().equals("am")) {
            hour = hour == 12 ? 0 : hour > 12 ? 99 : hour;
        } else if (half.get().equals("pm") && hour < 12) {
            // 18:15 PM means nothing else than 18:15.
            hour = hour == 0 ? 99 : hour + 12;
        }
        return made(hour, found.group(3) == null ? "00" : found.group(3), found.group(4));
    }

    private static Optional<String> made(int hour, String minute, String second) {
        return hour > 23 || Integer.parseInt(minute) > 59
                ? Optional.empty()
                : Optional.of(
                        String.format(Locale.ROOT, "%02d:", hour) + minute + (second == null ? "" : ":" + second));
    }
}
