package org.nirayana.batch.table;

import java.util.List;

/** Rows as objects of JSON, one a line. */
public final class NdjsonPartWriter extends TextPartWriter {
    private final byte[][] names;
    private final boolean[] json;

    public NdjsonPartWriter(List<TableColumn> columns) {
        this.names = new byte[columns.size()][];
        this.json = new boolean[columns.size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = new ByteSink(32)
                    .put(i == 0 ? '{' : ',')
                    .json(columns.get(i).name())
                    .put(':')
                    .toBytes();
            json[i] = columns.get(i).kind() == ValueKind.JSON;
        }
    }

    @Override
    public void number(int column, double value) {
        rowsOfPart.put(names[column]);
        if (Double.isFinite(value)) {
            rowsOfPart.number(value);
        } else {
            rowsOfPart.utf8("null");
        }
    }

    @Override
    public void brief(int column, double value) {
        rowsOfPart.put(names[column]).briefNumber(value);
    }

    @Override
    public void integer(int column, int value) {
        rowsOfPart.put(names[column]).decimal(value);
    }

    @Override
    public void large(int column, long value) {
        rowsOfPart.put(names[column]).decimal(value);
    }

    @Override
    public void flag(int column, boolean value) {
        rowsOfPart.put(names[column]).utf8(value ? "true" : "false");
    }

    @Override
    public void time(int column, long epochMicros) {
        rowsOfPart.put(names[column]).put('"').time(epochMicros).put('"');
    }

    @Override
    public void text(int column, String value) {
        rowsOfPart.put(names[column]);
        if (json[column]) {
            rowsOfPart.utf8(value);
        } else {
            rowsOfPart.json(value);
        }
    }

    @Override
    public void absent(int column) {
        rowsOfPart.put(names[column]).utf8("null");
    }

    @Override
    public void endRow() {
        rowsOfPart.put('}').put('\n');
        super.endRow();
    }
}
