package org.nirayana.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Decimal;

/** Local births and instants, with places or coordinates, as tables have them. */
class RowReaderTest {
    private static final RowReader READER = new RowReader(BatchEngine.standard());

    private static BatchRow read(String... namesAndValues) throws RowProblem {
        Map<RowField, String> row = new java.util.EnumMap<>(RowField.class);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            row.put(RowField.of(namesAndValues[i]).orElseThrow(), namesAndValues[i + 1]);
        }
        return READER.read(new RowSource() {
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
        refused("no offset", "lat", "13", "lon", "80", "local_time", "1990-05-17T10:30Z");
        refused("span of the ephemeris", "lat", "13", "lon", "80", "dateandtime", "+9999-05-17");
        refused("came twice", "place", "New York", "local_time", "2020-11-01T01:30");
        refused("never came", "place", "New York", "local_time", "2020-03-08T02:30");
    }

    private static void refused(String reason, String... namesAndValues) {
        assertThatThrownBy(() -> read(namesAndValues))
                .isInstanceOf(RowProblem.class)
                .hasMessageContaining(reason);
    }
}
