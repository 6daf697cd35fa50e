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
    private static final long NAKSHATRA_TICKS = PADA_TICKS * Nakshatra.PADAS;

    // The columns of a graha in their order; the ascendant has the first four.
    private static final int LONGITUDE = 0;
    private static final int RASI = 1;
    private static final int NAKSHATRA = 2;
    private static final int PADA = 3;
    static final int HOUSE = 4;
    private static final int RETROGRADE = 5;
    private static final int SPEED = 6;
    private static final int COLUMNS_OF_GRAHA = 7;

    static final PlacementColumns PLANETS = new PlacementColumns(false);
    static final PlacementColumns ASCENDANT = new PlacementColumns(true);

    private final boolean ascendant;
    private final List<BatchColumn> columns = new ArrayList<>();

    private PlacementColumns(boolean ascendant) {
        this.ascendant = ascendant;
        if (ascendant) {
            describe("ascendant", columns);
        } else {
            for (Graha graha : Graha.ALL) {
                String name = name(graha);
                describe(name, columns);
                columns.add(house(name));
                columns.add(BatchColumn.of(name + "_retrograde", ColumnType.FLAG, "Whether it moves backwards."));
                columns.add(BatchColumn.of(name + "_speed", ColumnType.NUMBER, "Degrees a day."));
            }
        }
    }

    /** {@code ketu}: the spelling of the first contract is its own. */
    static String name(Graha graha) {
        return graha.toString().toLowerCase(Locale.ROOT);
    }

    static BatchColumn house(String name) {
        return BatchColumn.of(name + "_house", ColumnType.INTEGER, "Whole-sign house, 1 to 12.");
    }

    static void describe(String name, List<BatchColumn> columns) {
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
        int at = first;
        for (int i = 0; i < Graha.COUNT; i++) {
            long ticks = places.ticks(i);
            double radiansPerDay = places.radiansPerDay(i);
            place(ticks, at, sink);
            sink.integer(at + HOUSE, house(ticks, rising));
            sink.flag(at + RETROGRADE, radiansPerDay < 0);
            sink.number(at + SPEED, speed(radiansPerDay));
            at += COLUMNS_OF_GRAHA;
        }
    }

    static void place(long ticks, int first, RowSink sink) {
        sink.number(first + LONGITUDE, longitude(ticks));
        sink.integer(first + RASI, rasi(ticks));
        sink.integer(first + NAKSHATRA, nakshatra(ticks));
        sink.integer(first + PADA, pada(ticks));
    }

    @Override
    public void numbers(int column, PlaceTable places, double[] values) {
        int rows = places.rows();
        if (column % COLUMNS_OF_GRAHA == SPEED) {
            double[] speeds = places.radiansPerDay(column / COLUMNS_OF_GRAHA);
            for (int row = 0; row < rows; row++) {
                values[row] = speed(speeds[row]);
            }
        } else {
            long[] ticks = ticks(column, places);
            for (int row = 0; row < rows; row++) {
                values[row] = longitude(ticks[row]);
            }
        }
    }

    @Override
    public void integers(int column, PlaceTable places, int[] values) {
        long[] ticks = ticks(column, places);
        int rows = places.rows();
        switch (column % COLUMNS_OF_GRAHA) {
            case RASI -> {
                for (int row = 0; row < rows; row++) {
                    values[row] = rasi(ticks[row]);
                }
            }
            case NAKSHATRA -> {
                for (int row = 0; row < rows; row++) {
                    values[row] = nakshatra(ticks[row]);
                }
            }
            case PADA -> {
                for (int row = 0; row < rows; row++) {
                    values[row] = pada(ticks[row]);
                }
            }
            default -> {
                long[] rising = places.ascendantTicks();
                for (int row = 0; row < rows; row++) {
                    values[row] = house(ticks[row], rising[row]);
                }
            }
        }
    }

    @Override
    public void flags(int column, PlaceTable places, boolean[] values) {
        double[] speeds = places.radiansPerDay(column / COLUMNS_OF_GRAHA);
        int rows = places.rows();
        for (int row = 0; row < rows; row++) {
            values[row] = speeds[row] < 0;
        }
    }

    private long[] ticks(int column, PlaceTable places) {
        return ascendant ? places.ascendantTicks() : places.ticks(column / COLUMNS_OF_GRAHA);
    }

    private static double longitude(long ticks) {
        long nanodegrees = ticks / TICKS_PER_NANODEGREE;
        return nanodegrees / NANODEGREES;
    }

    private static int rasi(long ticks) {
        return (int) (ticks / RASI_TICKS) + 1;
    }

    private static int nakshatra(long ticks) {
        return (int) (ticks / NAKSHATRA_TICKS) + 1;
    }

    private static int pada(long ticks) {
        return (int) (ticks / PADA_TICKS) % Nakshatra.PADAS + 1;
    }

    /** The ascendant's rasi is the first house. */
    private static int house(long ticks, long rising) {
        int fromRising = rasi(ticks) - rasi(rising);
        return (fromRising < 0 ? fromRising + Rasi.COUNT : fromRising) + 1;
    }

    private static double speed(double radiansPerDay) {
        return Math.rint(Math.toDegrees(radiansPerDay) * NANODEGREES) / NANODEGREES;
    }
}
