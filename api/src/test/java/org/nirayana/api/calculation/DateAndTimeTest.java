package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.astronomy.time.Calendar;

class DateAndTimeTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2026-01-31                     | 2026-01-31T00:00:00Z",
                "2026-01-31T06:30               | 2026-01-31T06:30:00Z",
                "2026-01-31T06:30:15            | 2026-01-31T06:30:15Z",
                "2026-01-31 06:30:15            | 2026-01-31T06:30:15Z",
                "2026-01-31t06:30:15z           | 2026-01-31T06:30:15Z",
                "2026-01-31T06:30:15.25         | 2026-01-31T06:30:15.250Z",
                "2026-01-31T06:30:15,25Z        | 2026-01-31T06:30:15.250Z",
                "2026-01-31T06:30:15.123456789Z | 2026-01-31T06:30:15.123456789Z",
                "2026-01-31T06:30:15.1234567899 | 2026-01-31T06:30:15.123456789Z",
                "2026-01-31T06:30:15+05:30      | 2026-01-31T01:00:15Z",
                "2026-01-31T06:30+0530          | 2026-01-31T01:00:00Z",
                "2026-01-31T06:30+05            | 2026-01-31T01:30:00Z",
                "2026-01-31T06:30-08:00         | 2026-01-31T14:30:00Z",
                "1850-01-31T06:30:15+05:53:28   | 1850-01-31T00:36:47Z",
                "2026-01-31T06:30:15 05:30      | 2026-01-31T01:00:15Z",
                "2026-01-31 06:30:15 05:30      | 2026-01-31T01:00:15Z",
                "20260131T063015Z               | 2026-01-31T06:30:15Z",
                "20260131T0630                  | 2026-01-31T06:30:00Z",
                "20260131T063015.5+0530         | 2026-01-31T01:00:15.500Z",
                "20260131                       | 2026-01-31T00:00:00Z",
                "2026-01-31T24:00               | 2026-02-01T00:00:00Z",
                "2016-12-31T23:59:60Z           | 2017-01-01T00:00:00Z",
                "2017-01-01T05:29:60+05:30      | 2017-01-01T00:00:00Z",
                "2024-02-29                     | 2024-02-29T00:00:00Z",
                "0000-02-29                     | 0000-02-29T00:00:00Z",
                "-3101-01-23T00:00:00Z          | -3101-01-23T00:00:00Z",
                "-003101-01-23T00:00:00Z        | -3101-01-23T00:00:00Z",
                "+002026-01-31T06:30:15Z        | 2026-01-31T06:30:15Z",
                "+12026-01-31                   | +12026-01-31T00:00:00Z",
            })
    void reads(String text, Instant expected) {
        assertThat(DateAndTime.parse(text)).contains(expected);
    }

    /**
     * Births and events whose dates of both styles are in every encyclopaedia: Newton (25 December 1642), Bach, Washington, the
     * October revolution, the first Gregorian day; the leap day that one calendar alone has; the epoch of the kaliyuga, 18
     * February 3102 before our era; the epoch of the Julian day number.
     */
    @ParameterizedTest
    @CsvSource({
        "1642-12-25, 1643-01-04T00:00:00Z",
        "1685-03-21, 1685-03-31T00:00:00Z",
        "1732-02-11, 1732-02-22T00:00:00Z",
        "1917-10-25T21:45%2B02:01, 1917-11-07T19:44:00Z",
        "1582-10-05, 1582-10-15T00:00:00Z",
        "1700-02-29, 1700-03-11T00:00:00Z",
        "1700-02-28, 1700-03-10T00:00:00Z",
        "-3101-02-18, -3101-01-23T00:00:00Z",
        "-4712-01-01T12:00, -4713-11-24T12:00:00Z",
        "0000-02-29, 0000-02-27T00:00:00Z",
    })
    void readsTheJulianCalendar(String text, Instant expected) {
        assertThat(DateAndTime.read(text.replace("%2B", "+"), Calendar.JULIAN).flatMap(DateAndTime.Written::instant))
                .contains(expected);
    }

    @Test
    void eachCalendarHasItsLeapDays() {
        assertThat(DateAndTime.read("1700-02-29", Calendar.GREGORIAN)).isEmpty();
        assertThat(DateAndTime.read("1701-02-29", Calendar.JULIAN)).isEmpty();
        assertThat(DateAndTime.read("1700-02-30", Calendar.JULIAN)).isEmpty();
        assertThat(DateAndTime.read("1700-04-31", Calendar.JULIAN)).isEmpty();
        assertThat(CivilTime.julian(LocalDate.of(1700, 3, 11))).isEqualTo("1700-02-29");
        assertThat(CivilTime.julian(LocalDate.of(-3101, 1, 23))).isEqualTo("-3101-02-18");
    }

    @Test
    void readsALostPlusBeforeTheYear() {
        assertThat(DateAndTime.parse(" 002026-01-31T06:30:15Z")).contains(Instant.parse("2026-01-31T06:30:15Z"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "now",
                "today",
                "2026",
                "2026-01",
                "2026-1-31",
                "26-01-31",
                "2026-13-01",
                "2026-00-10",
                "2026-02-29",
                "2026-01-32",
                "2026-01-00",
                "2026/01/31",
                "31-01-2026",
                "2026-01-31T",
                "2026-01-31T06",
                "2026-01-31T6:30",
                "2026-01-31T06:3",
                "2026-01-31T25:00",
                "2026-01-31T24:01",
                "2026-01-31T24:00:01",
                "2026-01-31T06:60",
                "2026-01-31T06:30:61",
                "2026-01-31T06:30:60",
                "2026-01-30T23:59:60Z",
                "2026-01-31T06:30:15.",
                "2026-01-31T06:30.5",
                "2026-01-31T06:30:15+",
                "2026-01-31T06:30:15+5",
                "2026-01-31T06:30:15+05:60",
                "2026-01-31T06:30:15+19:00",
                "2026-01-31T06:30:15+0530:10",
                "2026-01-31T06:30:15Zx",
                "2026-01-31T06:30:15 Asia/Kolkata",
                "2026-01-31Z",
                "2026-01-31+05:30",
                "2026-W05-6",
                "2026-031",
                "20260131T06:30",
                "2026-01-31T0630",
                "-0000-01-01",
                "12026-01-31",
                "+1-01-01",
                "+1234567-01-01",
                "-31010123",
                "1769841015",
                "1.7e9",
                "２０２６-01-31",
                "2026-01-31T06:30:15\u0000",
                "2026−01−31",
                "2026-01-31T06:30:15.000000000000000000000000000000000000000000Z",
            })
    void refuses(String text) {
        assertThat(DateAndTime.parse(text)).isEmpty();
    }

    @Test
    void readsWhateverJavaWrites() {
        var random = new Random(1);
        for (int i = 0; i < 5_000; i++) {
            Instant instant = Instant.ofEpochSecond(
                    random.nextLong(-180_000_000_000L, 40_000_000_000L), random.nextInt(1_000_000_000));
            OffsetDateTime written =
                    instant.atOffset(ZoneOffset.ofTotalSeconds(random.nextInt(-18 * 3600, 18 * 3600 + 1)));
            String text = DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(written);
            assertThat(DateAndTime.parse(text)).as(text).contains(instant);
            assertThat(DateAndTime.parse(text.replace('+', ' '))).as(text).contains(instant);
        }
    }

    /** Whatever comes, an answer and no exception: random texts of the letters that occur, and mutations of good ones. */
    @Test
    void neverThrows() {
        var random = new Random(2);
        String alphabet = "0123456789+-:.,TtZz /\\WE\u0000é😀٣";
        int read = 0;
        for (int i = 0; i < 300_000; i++) {
            var text = new StringBuilder(i % 2 == 0 ? "2026-01-31T06:30:15.25+05:30" : "");
            int edits = i % 2 == 0 ? random.nextInt(4) : random.nextInt(30);
            for (int e = 0; e < edits; e++) {
                char letter = alphabet.charAt(random.nextInt(alphabet.length()));
                int where = random.nextInt(text.length() + 1);
                switch (random.nextInt(text.isEmpty() || where == text.length() ? 1 : 3)) {
                    case 0 -> text.insert(where, letter);
                    case 1 -> text.setCharAt(where, letter);
                    default -> text.deleteCharAt(where);
                }
            }
            read += DateAndTime.parse(text.toString()).isPresent() ? 1 : 0;
        }
        assertThat(read).isBetween(30_000, 200_000);
    }
}
