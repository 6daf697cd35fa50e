package org.nirayana.batch.table;

import java.util.List;

/** Rows of CSV: RFC 4180 with line feeds, UTF-8, times in UTC. */
public final class CsvPartWriter extends TextPartWriter {
    private final int columns;

    public CsvPartWriter(List<TableColumn> columns) {
        this.columns = columns.size();
    }

    /** The line of names. */
    public static byte[] head(List<TableColumn> columns) {
        ByteSink head = new ByteSink(1024);
        for (int i = 0; i < columns.size(); i++) {
            head.csv(columns.get(i).name()).put(i == columns.size() - 1 ? '\n' : ',');
        }
        return head.toBytes();
    }

    private void end(int column) {
        rowsOfPart.put(column == columns - 1 ? '\n' : ',');
    }

    @Override
    public void number(int column, double value) {
        rowsOfPart.number(value);
        end(column);
    }

    @Override
    public void brief(int column, double value) {
        rowsOfPart.briefNumber(value);
        end(column);
    }

    @Override
    public void integer(int column, int value) {
        rowsOfPart.decimal(value);
        end(column);
    }

    @Override
    public void large(int column, long value) {
        rowsOfPart.decimal(value);
        end(column);
    }

    @Override
    public void flag(int column, boolean value) {
        rowsOfPart.utf8(value ? "true" : "false");
        end(column);
    }

    @Override
    public void time(int column, long epochMicros) {
        rowsOfPart.time(epochMicros);
        end(column);
    }

    @Override
    public void text(int column, String value) {
        rowsOfPart.csv(value);
        end(column);
    }

    @Override
    public void absent(int column) {
        end(column);
    }
}
