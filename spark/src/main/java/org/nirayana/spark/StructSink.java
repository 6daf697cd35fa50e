package org.nirayana.spark;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.unsafe.types.UTF8String;
import org.nirayana.batch.RowSink;

/** One row in Spark's own layout, so that nothing is boxed and nothing is converted. */
final class StructSink implements RowSink {
    private static final int BYTES_OF_A_FIELD = 8;

    private final UnsafeRowWriter writer;

    StructSink(int fields) {
        // With room for every number: words make it grow.
        this.writer = new UnsafeRowWriter(fields, (fields + 8) * BYTES_OF_A_FIELD);
        writer.resetRowWriter();
    }

    InternalRow row() {
        return writer.getRow();
    }

    @Override
    public void number(int column, double value) {
        writer.write(column, value);
    }

    @Override
    public void integer(int column, int value) {
        writer.write(column, value);
    }

    @Override
    public void flag(int column, boolean value) {
        writer.write(column, value);
    }

    @Override
    public void time(int column, long epochMicros) {
        writer.write(column, epochMicros);
    }

    @Override
    public void text(int column, String value) {
        writer.write(column, UTF8String.fromString(value));
    }

    @Override
    public void absent(int column) {
        writer.setNullAt(column);
    }
}
