package org.nirayana.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** Where the nine grahas stand, or the ascendant. */
final class PlacementColumns implements PlaceGroup {
    /** Nanodegrees, as the API prints longitudes, so that both have the same figures. */
    private static final double NANODEGREES = 1e9;

    private static final long TICKS_PER_NANODEGREE = SiderealLongitude.TICKS_PER_DEGREE / 1_000_000_000L;
    private static final long RASI_TICKS = SiderealLongitude.FULL_CIRCLE / Rasi.COUNT;
    private static final long PADA_TICKS = SiderealLongitude.FULL_CIRCLE / (Nakshatra.COUNT * Nakshatra.PADAS);
    private static final int COLUMNS_OF_GRAHA = 7;

    static final PlacementColumns PLANETS = new PlacementColumns(false);
    static final PlacementColumns ASCENDANT = new PlacementColumns(true);

    private final boolean ascendant;
    private final List<BatchColumn> columns = new ArrayList<>();

    private PlacementColumns(boolean ascendant) {
        this.ascendant = ascendant;
        if (ascendant) {
            describe("ascendant");
        } else {
            for (Graha graha : Graha.ALL) {
                String name = name(graha);
                describe(name);
                columns.add(BatchColumn.of(name + "_house", ColumnType.INTEGER, "Whole-sign house, 1 to 12."));
                columns.add(BatchColumn.of(name + "_retrograde", ColumnType.FLAG, "Whether it moves backwards."));
                columns.add(BatchColumn.of(name + "_speed", ColumnType.NUMBER, "Degrees a day."));
            }
        }
    }

    /** {@code ketu}: the spelling of the first contract is its own. */
    static String name(Graha graha) {
        return graha.toString().toLowerCase(Locale.ROOT);
    }

    private void describe(String name) {
        columns.add(BatchColumn.of(name + "_longitude", ColumnType.NUMBER, "Sidereal longitude in degrees."));
        columns.add(BatchColumn.of(name + "_rasi", ColumnType.INTEGER, "1 for Aries to 12."));
        columns.add(BatchColumn.of(name + "_nakshatra", ColumnType.INTEGER, "1 for Ashwini to 27."));
        columns.add(BatchColumn.of(name + "_pada", ColumnType.INTEGER, "Quarter of the nakshatra, 1 to 4."));
    }

    @Override
    public List<BatchColumn> columns() {
        return columns;
    }

    @Override
    public void compute(Places places, int first, RowSink sink) {
        long rising = places.ascendantTicks();
        if (ascendant) {
            place(rising, first, sink);
            return;
        }
        int risingSign = (int) (rising / RASI_TICKS);
        int at = first;
        for (int i = 0; i < Graha.COUNT; i++) {
            long ticks = places.ticks(i);
            double radiansPerDay = places.radiansPerDay(i);
            place(ticks, at, sink);
            int fromRising = (int) (ticks / RASI_TICKS) - risingSign;
            sink.integer(at + 4, (fromRising < 0 ? fromRising + Rasi.COUNT : fromRising) + 1);
            sink.flag(at + 5, radiansPerDay < 0);
            sink.number(at + 6, Math.rint(Math.toDegrees(radiansPerDay) * NANODEGREES) / NANODEGREES);
            at += COLUMNS_OF_GRAHA;
        }
    }

    private static void place(long ticks, int first, RowSink sink) {
        int pada = (int) (ticks / PADA_TICKS);
        long nanodegrees = ticks / TICKS_PER_NANODEGREE;
        sink.number(first, nanodegrees / NANODEGREES);
        sink.integer(first + 1, (int) (ticks / RASI_TICKS) + 1);
        sink.integer(first + 2, pada / Nakshatra.PADAS + 1);
        sink.integer(first + 3, pada % Nakshatra.PADAS + 1);
    }
}
