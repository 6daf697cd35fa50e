package org.nirayana.batch.table;

import org.nirayana.batch.ColumnSource;

/** Makes the bytes of a part column by column: the first columns come row by row, the others whole when it is finished. */
public interface ColumnWriter extends PartWriter {
    /**
     * Appends the part to the bytes given and is empty again.
     *
     * @param source has the columns that did not come with the rows, of as many rows; they count from 0 there
     */
    Part finish(ByteSink out, ColumnSource source);
}
