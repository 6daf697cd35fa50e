package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Lines of a calendar (iCalendar, RFC 5545). */
final class CalendarLines {
    private static final DateTimeFormatter SECOND =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final int LONGEST_LINE_OCTETS = 75;

    /** No entry is stamped later: a stamp must not lie in the future, and must be the same whenever one asks. */
    private static final Instant LATEST_STAMP = Instant.parse("2026-11-01T00:00:00Z");

    private CalendarLines() {}

    /** The second that is told for an instant, in UTC. */
    static String second(Instant instant) {
        return SECOND.format(LocalTimes.toSecond(instant));
    }

    /** When an entry was made: the same thing is always the same entry, so its stamp is its own beginning, not the present. */
    static String stamp(Instant begin) {
        return second(begin.isBefore(LATEST_STAMP) ? begin : LATEST_STAMP);
    }

    static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace(";", "\\;")
                .replace(",", "\\,")
                .replace("\n", "\\n");
    }

    /** A content line, folded so that none is longer than 75 octets, and none within a letter. */
    static String line(String name, String value) {
        String whole = name + ":" + value;
        StringBuilder folded = new StringBuilder(whole.length() + 20);
        int octets = 0;
        for (int i = 0; i < whole.length(); ) {
            int codePoint = whole.codePointAt(i);
            int size = new String(Character.toChars(codePoint)).getBytes(StandardCharsets.UTF_8).length;
            if (octets + size > LONGEST_LINE_OCTETS) {
                folded.append("\r\n ");
                octets = 1;
            }
            folded.appendCodePoint(codePoint);
            octets += size;
            i += Character.charCount(codePoint);
        }
        return folded.append("\r\n").toString();
    }
}
