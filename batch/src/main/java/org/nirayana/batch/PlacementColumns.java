package org.nirayana.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** Where the nine grahas stand, or the ascendant. */
final class PlacementColumns implements ColumnGroup {
    /** Nanodegrees, as the API prints longitudes, so that both have the same figures. */
    private static final double NANODEGREES = 1e9;

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
    public void compute(RowContext row, int first, RowSink sink) {
        Placements placements = row.chart().placements();
        if (ascendant) {
            place(placements.ascendant(), first, sink);
            return;
        }
        int at = first;
        for (int i = 0; i < Graha.COUNT; i++) {
            Placement placement = placements.of(Graha.ALL.get(i));
            at = place(placement, at, sink);
            sink.integer(at++, placement.house());
            sink.flag(at++, placement.isRetrograde());
            sink.number(at++, Math.rint(placement.speedPerDay().degrees() * NANODEGREES) / NANODEGREES);
        }
    }

    private static int place(Placement placement, int first, RowSink sink) {
        SiderealLongitude longitude = placement.sidereal();
        sink.number(first, longitude.nanodegrees() / NANODEGREES);
        sink.integer(first + 1, longitude.rasi().number());
        sink.integer(first + 2, longitude.nakshatra().number());
        sink.integer(first + 3, longitude.pada());
        return first + 4;
    }
}
