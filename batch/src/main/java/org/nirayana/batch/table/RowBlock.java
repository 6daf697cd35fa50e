package org.nirayana.batch.table;

import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowSource;

/** Some rows of a file, one after the other; for one thread. */
public interface RowBlock extends RowSource {
    /**
     * Goes to the next row.
     *
     * @return whether there is one
     * @throws RowProblem when there is one that cannot be read; the next call goes on behind it
     */
    boolean next() throws RowProblem;

    /** Goes back before the first row. */
    void rewind();

    /** The line in which the row begins, from 1; 0 where a file has no lines. */
    long line();

    /** The row as it stands in the file, as far as that is text. */
    String raw();

    /** Writes a kept column. */
    void keep(int kept, PartWriter out, int column);
}
