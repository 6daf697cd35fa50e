package org.nirayana.place.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.testing.Authorities;

class ZoneRuleTableTest {
    private final TimeZones zones = TimeZones.builtIn();

    /** authorities/timezones/offsets.csv: Python's zoneinfo on the same release, every name at 22 instants 1800-2400. */
    @Test
    void agreesWithAnotherReaderOfTheSameRelease() {
        List<String> wrong = new ArrayList<>();
        List<String[]> rows = Authorities.rows("timezones/offsets.csv");
        String[] header = Authorities.header("timezones/offsets.csv");
        for (String[] row : rows) {
            Zone zone = zones.named(row[0]).orElseThrow();
            for (int i = 1; i < row.length; i++) {
                int found = zone.offsetAt(Instant.parse(header[i])).getTotalSeconds();
                if (found != Integer.parseInt(row[i])) {
                    wrong.add(row[0] + " " + header[i] + ": " + found + " s, not " + row[i]);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(rows).hasSize(zones.names().size());
    }

    /** authorities/timezones/abbreviations.csv: the same reader, names and instants. */
    @Test
    void namesTheClocksAsAnotherReaderDoes() {
        List<String> wrong = new ArrayList<>();
        List<String[]> rows = Authorities.rows("timezones/abbreviations.csv");
        String[] header = Authorities.header("timezones/abbreviations.csv");
        for (String[] row : rows) {
            Zone zone = zones.named(row[0]).orElseThrow();
            for (int i = 1; i < header.length; i++) {
                String expected = i < row.length ? row[i] : "";
                String found = zone.clockAt(Instant.parse(header[i])).orElse("");
                if (!found.equals(expected)) {
                    wrong.add(row[0] + " " + header[i] + ": " + found + ", not " + expected);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(rows).hasSize(zones.names().size());
    }

    /** Java's own rules are an older or newer release of the same database: between 1970 and 2020 they must agree. */
    @Test
    void agreesWithJavaWhereReleasesDoNotDiffer() {
        List<String> wrong = new ArrayList<>();
        for (String name : List.of(
                "Asia/Kolkata",
                "Europe/Berlin",
                "America/New_York",
                "Australia/Lord_Howe",
                "Africa/Casablanca",
                "Asia/Gaza",
                "America/Sao_Paulo",
                "Asia/Jerusalem",
                "Pacific/Apia",
                "Antarctica/Troll")) {
            Zone zone = zones.named(name).orElseThrow();
            var java = ZoneId.of(name).getRules();
            for (Instant t = Instant.parse("1970-01-01T00:00:00Z");
                    t.isBefore(Instant.parse("2020-01-01T00:00:00Z"));
                    t = t.plus(Duration.ofHours(31))) {
                if (!zone.offsetAt(t).equals(java.getOffset(t))) {
                    wrong.add(name + " " + t);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest(name = "{0} at {1}: {2}")
    @CsvSource({
        "Asia/Kolkata, 1800-01-01T00:00:00Z, +05:53:28",
        "Asia/Kolkata, 1860-01-01T00:00:00Z, +05:53:20",
        "Asia/Kolkata, 1890-01-01T00:00:00Z, +05:21:10",
        "Asia/Kolkata, 1920-01-01T00:00:00Z, +05:30",
        "Asia/Kolkata, 1941-09-30T18:29:59Z, +05:30",
        "Asia/Kolkata, 1941-09-30T18:30:00Z, +06:30",
        "Asia/Kolkata, 1942-07-01T00:00:00Z, +05:30",
        "Asia/Kolkata, 1943-06-01T00:00:00Z, +06:30",
        "Asia/Kolkata, 1945-10-14T17:29:59Z, +06:30",
        "Asia/Kolkata, 1945-10-14T17:30:00Z, +05:30",
        "Europe/London, 1840-01-01T00:00:00Z, -00:01:15",
        "Europe/Amsterdam, 1930-01-01T00:00:00Z, +00:19:32",
        "America/New_York, 1880-01-01T00:00:00Z, -04:56:02",
        "America/New_York, 2026-07-01T00:00:00Z, -04:00",
        "Asia/Kathmandu, 1985-12-31T12:00:00Z, +05:30",
        "Asia/Kathmandu, 1986-01-02T00:00:00Z, +05:45",
        "America/Nuuk, 2050-03-27T01:30:00Z, -01:00",
        "Asia/Gaza, 2060-04-15T12:00:00Z, +03:00",
    })
    void tellsHistoricalAndFutureOffsets(String zone, Instant instant, String offset) {
        assertThat(zones.named(zone).orElseThrow().offsetAt(instant)).hasToString(offset);
    }

    @ParameterizedTest(name = "{0} at {1}")
    @CsvSource({
        // an ordinary day
        "Asia/Kolkata, 2026-01-01T20:00:00Z, 2026-01-02, 2026-01-01T18:30:00Z, 2026-01-02T18:30:00Z",
        // 23 and 25 hours
        "America/New_York, 2026-03-08T12:00:00Z, 2026-03-08, 2026-03-08T05:00:00Z, 2026-03-09T04:00:00Z",
        "America/New_York, 2026-11-01T12:00:00Z, 2026-11-01, 2026-11-01T04:00:00Z, 2026-11-02T05:00:00Z",
        // clocks went forward over midnight: the day began at 01:00
        "America/Sao_Paulo, 2018-11-04T12:00:00Z, 2018-11-04, 2018-11-04T03:00:00Z, 2018-11-05T02:00:00Z",
        // clocks went back over midnight: the evening was lived twice, the new day began once
        "America/Sao_Paulo, 2018-02-17T23:00:00Z, 2018-02-17, 2018-02-17T02:00:00Z, 2018-02-18T03:00:00Z",
        // Samoa left 30 December 2011 out
        "Pacific/Apia, 2011-12-30T05:00:00Z, 2011-12-29, 2011-12-29T10:00:00Z, 2011-12-30T10:00:00Z",
        "Pacific/Apia, 2011-12-30T12:00:00Z, 2011-12-31, 2011-12-30T10:00:00Z, 2011-12-31T10:00:00Z",
    })
    void findsTheCivilDay(String zone, Instant instant, LocalDate date, Instant start, Instant end) {
        assertThat(zones.named(zone).orElseThrow().dayOf(instant)).isEqualTo(new Zone.CivilDay(date, start, end));
    }

    @Test
    void theCivilDayAlwaysContainsTheInstant() {
        var random = new java.util.Random(20260101);
        List<String> names = List.copyOf(zones.names());
        for (int i = 0; i < 20_000; i++) {
            Zone zone = zones.named(names.get(random.nextInt(names.size()))).orElseThrow();
            Instant instant = Instant.ofEpochSecond(random.nextLong(-8_000_000_000L, 8_000_000_000L));
            Zone.CivilDay day = zone.dayOf(instant);
            assertThat(day.start()).as(zone.name() + " " + instant).isBeforeOrEqualTo(instant);
            assertThat(day.end()).as(zone.name() + " " + instant).isAfter(instant);
        }
    }
}
