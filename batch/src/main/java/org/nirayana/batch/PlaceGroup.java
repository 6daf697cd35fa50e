package org.nirayana.batch;

/** Columns that follow from where the grahas stand, so that no chart has to be kept for them. */
interface PlaceGroup extends ColumnGroup {
    /**
     * Computes them.
     *
     * @param first the number of the first of them among all columns
     */
    void compute(Places places, int first, RowSink sink);

    @Override
    default void compute(RowContext row, int first, RowSink sink) {
        compute(row.places(), first, sink);
    }
}
