package org.nirayana.batch;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.calculation.Engine;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.zone.Zone;

/** The place and the clock that were taken for a birth, or for each of two people. */
final class TownColumns {
    private static final int COUNT = 5;

    private TownColumns() {}

    private static void describe(String prefix, boolean everybody, List<BatchColumn> columns) {
        columns.add(BatchColumn.nullable(
                prefix + "place_name",
                ColumnType.TEXT,
                "The town that was taken for the name: name, region, country."));
        columns.add(new BatchColumn(prefix + "place_lat", ColumnType.NUMBER, !everybody, "Degrees north."));
        columns.add(new BatchColumn(prefix + "place_lon", ColumnType.NUMBER, !everybody, "Degrees east."));
        columns.add(new BatchColumn(
                prefix + "tz", ColumnType.TEXT, !everybody, "The clock: a name of the tz database, LMT or an offset."));
        columns.add(new BatchColumn(
                prefix + "utc_offset", ColumnType.TEXT, !everybody, "What that clock was ahead of UTC at the birth."));
    }

    private static void write(BatchRow row, Zone zone, int first, RowSink sink) {
        Optional<Place> place = row.place();
        MatchColumns.textOrAbsent(first, place.isPresent() ? place.get().label() : null, sink);
        sink.brief(first + 1, row.latitude());
        sink.brief(first + 2, row.longitude());
        sink.text(first + 3, zone.name());
        sink.text(first + 4, BatchRow.called(offset(row, zone)));
    }

    /** Where clocks were changed, the one that was taken need not be the one that the zone has at the instant. */
    private static ZoneOffset offset(BatchRow row, Zone zone) {
        Instant instant = row.instant();
        return row.offset().orElseGet(() -> zone.rules().getOffset(instant));
    }

    /** Of one birth. */
    static ColumnGroup ofBirth() {
        List<BatchColumn> columns = new ArrayList<>();
        describe("", true, columns);
        return new ColumnGroup() {
            @Override
            public List<BatchColumn> columns() {
                return columns;
            }

            @Override
            public boolean needsChart() {
                return false;
            }

            @Override
            public void compute(RowContext row, int first, RowSink sink) {
                write(row.row(), row.zone(), first, sink);
            }
        };
    }

    /** Of two people; of one who is told by the star there is nothing. */
    static PairGroup ofPair(Engine engine) {
        List<BatchColumn> columns = new ArrayList<>();
        describe("bride_", false, columns);
        describe("groom_", false, columns);
        return new PairGroup() {
            @Override
            public List<BatchColumn> columns() {
                return columns;
            }

            @Override
            public void compute(PairContext pair, int first, RowSink sink) {
                write(pair.bride().birth(), first, sink);
                write(pair.groom().birth(), first + COUNT, sink);
            }

            private void write(Optional<BatchRow> birth, int from, RowSink sink) {
                if (birth.isPresent()) {
                    TownColumns.write(birth.get(), RowContext.zone(engine, birth.get()), from, sink);
                } else {
                    for (int i = 0; i < COUNT; i++) {
                        sink.absent(from + i);
                    }
                }
            }
        };
    }
}
