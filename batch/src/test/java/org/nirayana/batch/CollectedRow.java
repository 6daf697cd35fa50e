package org.nirayana.batch;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps the values of a row by the names of their columns, for tests. */
final class CollectedRow implements RowSink {
    private final List<BatchColumn> schema;
    final Map<String, Object> values = new LinkedHashMap<>();

    CollectedRow(List<BatchColumn> schema) {
        this.schema = schema;
    }

    static Map<String, Object> of(BatchColumns columns, BatchRow row) throws RowProblem {
        CollectedRow collected = new CollectedRow(columns.schema());
        columns.compute(row, collected);
        return collected.values;
    }

    private void put(int column, Object value, ColumnType... types) {
        BatchColumn described = schema.get(column);
        if (column != values.size()) {
            throw new AssertionError("column " + column + " came after " + values.size() + " others");
        }
        if (types.length > 0 && !List.of(types).contains(described.type())) {
            throw new AssertionError(described + " got " + value);
        }
        values.put(described.name(), value);
    }

    @Override
    public void number(int column, double value) {
        put(column, value, ColumnType.NUMBER);
    }

    @Override
    public void integer(int column, int value) {
        put(column, value, ColumnType.INTEGER);
    }

    @Override
    public void flag(int column, boolean value) {
        put(column, value, ColumnType.FLAG);
    }

    @Override
    public void time(int column, long epochMicros) {
        put(
                column,
                Instant.ofEpochSecond(
                        Math.floorDiv(epochMicros, 1_000_000), Math.floorMod(epochMicros, 1_000_000) * 1000L),
                ColumnType.TIME);
    }

    @Override
    public void text(int column, String value) {
        put(column, value, ColumnType.TEXT, ColumnType.JSON);
    }

    @Override
    public void absent(int column) {
        if (!schema.get(column).nullable()) {
            throw new AssertionError(schema.get(column) + " must have a value");
        }
        put(column, null);
    }
}
