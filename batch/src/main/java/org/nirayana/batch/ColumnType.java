package org.nirayana.batch;

/** What the values of a column are. */
public enum ColumnType {
    /** A {@code double}; texts have nine decimals. */
    NUMBER,
    /** A small whole number, an {@code int}. */
    INTEGER,
    /** True or false. */
    FLAG,
    /** An instant in microseconds since 1970, UTC. */
    TIME,
    /** Words. */
    TEXT,
    /** An answer as the API gives it, as JSON. */
    JSON
}
