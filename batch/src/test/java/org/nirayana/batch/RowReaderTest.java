package org.nirayana.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Decimal;

/** Local births and instants, with places or coordinates, as tables have them. */
class RowReaderTest {
    private static final RowReader READER = new RowReader(BatchEngine.standard());

    private static BatchRow read(String... namesAndValues) throws RowProblem {
        return read(READER, namesAndValues);
    }

    private static BatchRow read(RowReader reader, String... namesAndValues) throws RowProblem {
        Map<RowField, String> row = new java.util.EnumMap<>(RowField.class);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            row.put(RowField.of(namesAndValues[i]).orElseThrow(), namesAndValues[i + 1]);
        }
        return reader.read(new RowSource() {
            @Override
            public String text(RowField field) {
                return row.get(field);
            }

            @Override
            public double number(RowField field) {
                return row.containsKey(field) ? Decimal.parse(row.get(field)) : Double.NaN;
            }
        });
    }

    @Test
    void anInstantIsWhatRequestsTakeItFor() throws RowProblem {
        assertThat(read("dateandtime", "1990-05-17T10:30+05:30", "lat", "13.0878", "lon", "80.2785"))
                .isEqualTo(BatchRow.of(Instant.parse("1990-05-17T05:00:00Z"), 13.0878, 80.2785));
        assertThat(read("instant", "1990-05-17T10:30", "latitude", "13", "lng", "80")
                        .instant())
                .isEqualTo("1990-05-17T10:30:00Z");
    }

    @Test
    void aLocalTimeIsOnTheClockOfThePlace() throws RowProblem {
        Instant born = Instant.parse("1990-05-17T05:00:00Z");
        assertThat(read("local_time", "1990-05-17T10:30", "lat", "13.0878", "lon", "80.2785")
                        .instant())
                .isEqualTo(born);
        assertThat(read("date", "1990-05-17", "time", "10:30", "place", "Chennai")
                        .instant())
                .isEqualTo(born);
        assertThat(read("local_time", "1990-05-17 10:30:00", "place", "Chennai", "tz", "UTC+5:30")
                        .instant())
                .isEqualTo(born);
        assertThat(read("local_time", "1990-05-17T10:30", "place", "Chennai").zoneName())
                .isEqualTo("Asia/Kolkata");
    }

    @Test
    void everyOtherRowIsRefusedWithItsReason() {
        refused("lat", "lat", "91", "lon", "80", "dateandtime", "1990-05-17");
        refused("lat is missing", "lon", "80", "dateandtime", "1990-05-17");
        refused("lon", "lat", "13", "lon", "eighty", "dateandtime", "1990-05-17");
        refused("place", "place", "Nowhereville-on-Sea", "local_time", "1990-05-17T10:30");
        refused("tz", "lat", "13", "lon", "80", "tz", "Asia/Madras", "local_time", "1990-05-17T10:30");
        refused("ISO 8601", "lat", "13", "lon", "80", "dateandtime", "17.5.1990");
        refused("needs dateandtime", "lat", "13", "lon", "80");
        refused("has an offset", "lat", "13", "lon", "80", "local_time", "1990-05-17T10:30Z");
        refused("span of the ephemeris", "lat", "13", "lon", "80", "dateandtime", "+9999-05-17");
        refused("came twice", "place", "New York", "local_time", "2020-11-01T01:30");
        refused("never came", "place", "New York", "local_time", "2020-03-08T02:30");
    }

    private static RowReader by(String rules) {
        return new RowReader(BatchEngine.standard(), DoubtRules.of(rules));
    }

    @Test
    void aNameOfSeveralPlacesIsRefusedOrTakenByARule() throws RowProblem {
        refused(
                "place 'Salem' may be Salem, Tamil Nadu, India (11.6538, 78.1554); Salem, Oregon, United States (44.9429,"
                        + " -123.0351). Write the region or the country behind a comma, or give lat and lon, or choose"
                        + " ambiguous=largest",
                "place",
                "Salem",
                "local_time",
                "1990-05-17T10:30");
        refused("Springfield, Massachusetts", "place", "springfield", "local_time", "1990-05-17T10:30");
        refused("; and others.", "place", "Springfield", "local_time", "1990-05-17T10:30");
        assertThat(read("place", "Salem, Oregon", "local_time", "1990-05-17T10:30")
                        .zoneName())
                .isEqualTo("America/Los_Angeles");
        BatchRow taken = read(by("ambiguous=largest"), "place", "Salem", "local_time", "1990-05-17T10:30");
        assertThat(taken.place().orElseThrow().label()).isEqualTo("Salem, Tamil Nadu, India");
        // Where coordinates are, the name is a remark.
        assertThat(read("place", "Salem", "lat", "44.9", "lon", "-123", "local_time", "1990-05-17T10:30")
                        .place())
                .isEmpty();
    }

    @Test
    void aChangeOfClocksIsTakenByARule() throws RowProblem {
        String[] twice = {"place", "New York", "local_time", "2020-11-01T01:30"};
        refused("or choose clock_change=before or after", twice);
        assertThat(read(by("clock_change=before"), twice).instant()).isEqualTo("2020-11-01T05:30:00Z");
        BatchRow after = read(by("clock_change=after"), twice);
        assertThat(after.instant()).isEqualTo("2020-11-01T06:30:00Z");
        assertThat(after.offset()).contains(ZoneOffset.ofHours(-5));
        String[] never = {"place", "New York", "local_time", "2020-03-08T02:30"};
        assertThat(read(by("clock_change=before"), never).instant()).isEqualTo("2020-03-08T07:30:00Z");
        assertThat(read(by("clock_change=after"), never).instant()).isEqualTo("2020-03-08T06:30:00Z");
    }

    @Test
    void aClockInDoubtIsTakenByARuleOrByTheRow() throws RowProblem {
        String[] bombay = {"place", "Bombay", "local_time", "1940-05-17T10:30"};
        refused(
                "tz is needed: by which clock 1940-05-17T10:30 was read at this place is in doubt. It may be bombay_time +04:51"
                        + " (tz UTC+04:51), zone +05:30 (tz Asia/Kolkata), local_mean_time",
                bombay);
        BatchRow likeliest = read(by("old_clock=likeliest"), bombay);
        assertThat(likeliest.instant()).isEqualTo("1940-05-17T05:39:00Z");
        assertThat(likeliest.zoneName()).isEqualTo("UTC+04:51");
        assertThat(read(by("old_clock=zone"), bombay).instant()).isEqualTo("1940-05-17T05:00:00Z");
        // The row itself says which clock it was.
        assertThat(read("place", "Bombay", "local_time", "1940-05-17T10:30", "tz", "Asia/Kolkata")
                        .instant())
                .isEqualTo("1940-05-17T05:00:00Z");
        assertThat(read("place", "Bombay", "local_time", "1960-05-17T10:30").instant())
                .isEqualTo("1960-05-17T05:00:00Z");
        refused("local_mean_time", "lat", "13.1", "lon", "80.3", "local_time", "1900-05-17T10:30");
    }

    @Test
    void anUnknownRuleIsRefusedWithThoseThereAre() {
        assertThatThrownBy(() -> DoubtRules.of("ambiguous=first"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("ambiguous takes refuse, largest, not 'first'.");
        assertThatThrownBy(() -> DoubtRules.of("town=largest"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("allowed: ambiguous, clock_change, old_clock");
    }

    /** The rule of GET places, by letters and not by chars: one beyond Unicode's first plane is one letter. */
    @Test
    void aNameOfAPlaceHasAtMostAHundredLetters() throws RowProblem {
        String why = "place must have 1 to 100 characters, not 'Chennai";
        refused(why, "place", "Chennai" + ",".repeat(94), "local_time", "1990-05-17T10:30");
        refused(why, "place", "Chennai" + " India".repeat(1_300), "local_time", "1990-05-17T10:30");
        assertThat(read("place", "Chennai" + ",".repeat(93), "local_time", "1990-05-17T10:30")
                        .zoneName())
                .isEqualTo("Asia/Kolkata");
        refused("is not known", "place", "\uD808\uDC00".repeat(100), "local_time", "1990-05-17T10:30");
        refused("1 to 100", "place", "\uD808\uDC00".repeat(101), "local_time", "1990-05-17T10:30");
    }

    /** Two bytes a letter, 16,000 letters each: 96 MB if they were kept, also that they are not known. */
    @Test
    void longNamesAreNotKept() throws RowProblem {
        read("place", "Chennai", "local_time", "1990-05-17T10:30");
        long before = heldBytes();
        for (int i = 0; i < 3_000; i++) {
            String name = i + "\u0100" + "z".repeat(16_000);
            assertThatThrownBy(() -> read("place", name, "local_time", "1990-05-17T10:30"))
                    .isInstanceOf(RowProblem.class);
        }
        assertThat(heldBytes() - before).isLessThan(16_000_000);
    }

    /** What is reachable: this collects everything else first. */
    private static long heldBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static void refused(String reason, String... namesAndValues) {
        assertThatThrownBy(() -> read(namesAndValues))
                .isInstanceOf(RowProblem.class)
                .hasMessageContaining(reason);
    }
}
