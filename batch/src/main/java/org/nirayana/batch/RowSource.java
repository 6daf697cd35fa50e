package org.nirayana.batch;

import java.time.Instant;

/** What stands in one row, as a table has it. */
public interface RowSource {
    /** The text of a field; null when the row has none. */
    String text(RowField field);

    /** A field that is a number: NaN when the row has none or it is no number. */
    double number(RowField field);

    /** The field {@link RowField#DATE_AND_TIME}, or that of one of two people, where the table has it as a time and not as words; else null. */
    default Instant instant(RowField field) {
        return null;
    }
}
