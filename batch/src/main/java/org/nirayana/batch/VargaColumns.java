package org.nirayana.batch;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** The rasis of the ascendant and the nine grahas in a divisional chart, by the school of the conventions. */
final class VargaColumns implements PlaceGroup {
    private final Varga varga;
    private final List<BatchColumn> columns = new ArrayList<>();

    VargaColumns(int divisions, Conventions conventions) {
        this.varga = conventions.varga(divisions);
        String text = "Rasi in D" + divisions + " (" + varga.id() + "), 1 for Aries to 12.";
        columns.add(BatchColumn.of("d" + divisions + "_ascendant", ColumnType.INTEGER, text));
        for (Graha graha : Graha.ALL) {
            columns.add(BatchColumn.of("d" + divisions + "_" + PlacementColumns.name(graha), ColumnType.INTEGER, text));
        }
    }

    @Override
    public List<BatchColumn> columns() {
        return columns;
    }

    @Override
    public void compute(Places places, int first, RowSink sink) {
        sink.integer(first, rasi(places.ascendantTicks()));
        for (int i = 0; i < Graha.COUNT; i++) {
            sink.integer(first + 1 + i, rasi(places.ticks(i)));
        }
    }

    @Override
    public void integers(int column, PlaceTable places, int[] values) {
        long[] ticks = column == 0 ? places.ascendantTicks() : places.ticks(column - 1);
        int rows = places.rows();
        for (int row = 0; row < rows; row++) {
            values[row] = rasi(ticks[row]);
        }
    }

    private int rasi(long ticks) {
        return varga.rasiAt(new SiderealLongitude(ticks)).number();
    }
}
