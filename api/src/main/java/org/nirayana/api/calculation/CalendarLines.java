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

    /** A feed moves on with the day. */
    private static final String REFRESHED = "P1D";

    private CalendarLines() {}

    /**
     * What a calendar begins with.
     *
     * @param product what in this program made it
     * @param about the conventions of all its entries, said once
     */
    static String head(String product, String name, String timezone, String about) {
        return line("BEGIN", "VCALENDAR")
                + line("VERSION", "2.0")
                + line("PRODID", "-//Nirayana//" + product + "//EN")
                + line("CALSCALE", "GREGORIAN")
                + line("X-WR-CALNAME", escaped(name))
                + line("X-WR-TIMEZONE", timezone)
                + line("X-WR-CALDESC", escaped(about))
                // How often a subscription asks again: by RFC 7986, and by the name that older programs read.
                + line("REFRESH-INTERVAL;VALUE=DURATION", REFRESHED)
                + line("X-PUBLISHED-TTL", REFRESHED);
    }

    /** The second that is told for an instant, in UTC. */
    static String second(Instant instant) {
        return SECOND.format(LocalTimes.toSecond(instant));
    }

    /** When an entry was made: the same thing is always the same entry, so its stamp is its own beginning, not the present. */
    static String stamp(Instant begin) {
        return second(begin.isBefore(LATEST_STAMP) ? begin : LATEST_STAMP);
    }

    /**
     * A text as a value has it. Every kind of line end is written as one of the text, for some readers take a bare carriage return for the
     * end of the line; other control characters and halves of characters have no place in a calendar and are left out.
     */
    static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            switch (c) {
                case '\\', ';', ',' -> out.append('\\').appendCodePoint(c);
                case '\r' -> {
                    // Together with a line feed it is one line end.
                    if (i == text.length() || text.charAt(i) != '\n') {
                        out.append("\\n");
                    }
                }
                case '\n', 0x85, 0x2028, 0x2029 -> out.append("\\n");
                default -> {
                    boolean written = c == '\t' || !(Character.isISOControl(c) || (c >= 0xD800 && c <= 0xDFFF));
                    if (written) {
                        out.appendCodePoint(c);
                    }
                }
            }
        }
        return out.toString();
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
