package org.nirayana.batch;

/**
 * Columns that are computed already, handed out whole, one after the other: every column by the method of its type.
 *
 * <p>A table that is written column by column asks for them where it needs them, instead of keeping a value of each row until then.
 */
public interface ColumnSource {
    /**
     * A {@link ColumnType#NUMBER}.
     *
     * @param values takes the value of every row from its beginning on; it may be longer
     */
    void numbers(int column, double[] values);

    /** A {@link ColumnType#INTEGER}. */
    void integers(int column, int[] values);

    /** A {@link ColumnType#FLAG}. */
    void flags(int column, boolean[] values);
}
