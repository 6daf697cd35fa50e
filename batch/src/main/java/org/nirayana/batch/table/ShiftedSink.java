package org.nirayana.batch.table;

import org.nirayana.batch.RowSink;

/** Columns of results behind others. */
public record ShiftedSink(RowSink to, int by) implements RowSink {
    @Override
    public void number(int column, double value) {
        to.number(column + by, value);
    }

    @Override
    public void integer(int column, int value) {
        to.integer(column + by, value);
    }

    @Override
    public void flag(int column, boolean value) {
        to.flag(column + by, value);
    }

    @Override
    public void time(int column, long epochMicros) {
        to.time(column + by, epochMicros);
    }

    @Override
    public void text(int column, String value) {
        to.text(column + by, value);
    }

    @Override
    public void absent(int column) {
        to.absent(column + by);
    }
}
