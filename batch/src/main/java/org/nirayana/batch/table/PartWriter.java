package org.nirayana.batch.table;

import org.nirayana.batch.RowSink;

/**
 * Makes the bytes of one part of a table, row by row; for one thread, and used again for the next part.
 *
 * <p>The values of a row come in the order of the columns. A row that turns out to be impossible is given up by not ending it.
 */
public interface PartWriter extends RowSink {
    /** Begins a row; what was written of one that was not ended is forgotten. */
    void beginRow();

    /** A whole number of any size. */
    void large(int column, long value);

    /** The row is complete. */
    void endRow();

    /** How many rows are complete. */
    int rows();

    /** Appends the part to the bytes given and is empty again. Nothing is appended when there are no rows. */
    Part finish(ByteSink out);

    /**
     * What is to be known of a part that was made.
     *
     * @param rows how many it has
     * @param description what the end of the file must say about it, in Base64; empty where the file has no such end
     */
    record Part(int rows, String description) {}
}
