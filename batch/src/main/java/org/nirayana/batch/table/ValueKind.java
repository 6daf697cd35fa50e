package org.nirayana.batch.table;

import org.nirayana.batch.ColumnType;

/** What a column of a file holds: what is computed, and whole numbers of any size for what is kept of the input. */
public enum ValueKind {
    NUMBER,
    INTEGER,
    FLAG,
    TIME,
    TEXT,
    JSON,
    LONG;

    static ValueKind of(ColumnType type) {
        return valueOf(type.name());
    }
}
