package org.nirayana.batch.table;

import org.nirayana.batch.BatchColumn;

/** A column of a file that is written. */
public record TableColumn(String name, ValueKind kind, boolean nullable) {
    /** One that is computed. */
    public static TableColumn of(BatchColumn column) {
        return new TableColumn(column.name(), ValueKind.of(column.type()), column.nullable());
    }
}
