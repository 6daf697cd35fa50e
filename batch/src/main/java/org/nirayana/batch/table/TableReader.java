package org.nirayana.batch.table;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.nirayana.batch.RowField;

/** Hands out the rows of a file in blocks, one after the other; for one thread at a time. */
public interface TableReader extends Closeable {
    /** The columns that are kept, as they go into the output. */
    List<TableColumn> kept();

    /** What rows may say: what there are columns for, or everything where every row names its own. */
    Set<RowField> fields();

    /** The next rows, at most so many; null at the end. */
    RowBlock next(int most) throws IOException;

    /** Where the next block begins. */
    Position position();

    /** Goes to where a block began. */
    void seek(Position position) throws IOException;

    /** How much of the file is read, 0 to 1; of a pipe nobody knows, which is NaN. */
    double progress();

    /**
     * A place between two rows.
     *
     * @param row how many rows are before it
     * @param line how many lines are before it; 0 where a file has none
     * @param offset in bytes; 0 where rows are not to be found by it
     */
    record Position(long row, long line, long offset) {}
}
