package org.nirayana.batch;

import java.util.List;

/** The columns of one of the operations that were chosen. */
interface ColumnGroup {
    List<BatchColumn> columns();

    /**
     * Computes them for a birth.
     *
     * @param first the number of the first of them among all columns
     */
    void compute(RowContext row, int first, RowSink sink) throws RowProblem;

    /** Whether the clock of the place matters. */
    default boolean needsZone() {
        return false;
    }

    /** Whether it asks for the chart of the birth. */
    default boolean needsChart() {
        return true;
    }
}
