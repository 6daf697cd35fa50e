package org.nirayana.batch;

import java.io.Serializable;

/**
 * A column of results.
 *
 * @param name lower case with underscores, unlike any other of the same choice
 * @param nullable whether a row may lack a value
 * @param description for people
 */
public record BatchColumn(String name, ColumnType type, boolean nullable, String description) implements Serializable {
    static BatchColumn of(String name, ColumnType type, String description) {
        return new BatchColumn(name, type, false, description);
    }

    static BatchColumn nullable(String name, ColumnType type, String description) {
        return new BatchColumn(name, type, true, description);
    }
}
