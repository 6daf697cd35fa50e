package org.nirayana.batch;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.placement.PlacedPoint;

/** Where the points of a set stand, in columns like those of the grahas. */
final class PointColumns implements ColumnGroup {
    private final PointSet set;
    private final List<BatchColumn> columns = new ArrayList<>();

    PointColumns(PointSet set) {
        this.set = set;
        for (PointRule point : set.points()) {
            PlacementColumns.describe(point.id(), columns);
            columns.add(PlacementColumns.house(point.id()));
        }
    }

    @Override
    public List<BatchColumn> columns() {
        return columns;
    }

    @Override
    public void compute(RowContext row, int first, RowSink sink) {
        int at = first;
        for (PlacedPoint point : row.chart().points(set)) {
            PlacementColumns.place(point.sidereal().ticks(), at, sink);
            sink.integer(at + PlacementColumns.HOUSE, point.house());
            at += PlacementColumns.HOUSE + 1;
        }
    }
}
