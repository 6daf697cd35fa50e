package org.nirayana.batch;

/** Columns that follow from where the grahas stand, so that no chart has to be kept for them. */
interface PlaceGroup extends ColumnGroup {
    /**
     * Computes them.
     *
     * @param first the number of the first of them among all columns
     */
    void compute(Places places, int first, RowSink sink);

    /**
     * Fills a column of fractions.
     *
     * @param column its number among these columns
     */
    default void numbers(int column, PlaceTable places, double[] values) {
        throw new IllegalArgumentException("no column of numbers: " + columns().get(column));
    }

    /** Fills a column of whole numbers. */
    void integers(int column, PlaceTable places, int[] values);

    /** Fills a column of truths. */
    default void flags(int column, PlaceTable places, boolean[] values) {
        throw new IllegalArgumentException("no column of flags: " + columns().get(column));
    }

    @Override
    default void compute(RowContext row, int first, RowSink sink) {
        compute(row.places(), first, sink);
    }
}
