package org.nirayana.batch;

/**
 * Takes the results of a row, column by column: every column once, in order, by the method of its type.
 *
 * <p>Nothing is boxed on the way.
 */
public interface RowSink {
    void number(int column, double value);

    /** A {@link ColumnType#NUMBER} of few decimals, such as points: texts write no more of them than it has. */
    default void brief(int column, double value) {
        number(column, value);
    }

    void integer(int column, int value);

    void flag(int column, boolean value);

    /** An instant in microseconds since 1970. */
    void time(int column, long epochMicros);

    /** Words of a {@link ColumnType#TEXT}, or a {@link ColumnType#JSON}. */
    void text(int column, String value);

    /** There is none in this row. */
    void absent(int column);
}
