package org.nirayana.batch;

import java.util.List;

/** Columns of one way of comparing two people. */
interface PairGroup {
    List<BatchColumn> columns();

    /**
     * Computes them for a pair.
     *
     * @param first the number of the first of them among all columns
     */
    void compute(PairContext pair, int first, RowSink sink);
}
