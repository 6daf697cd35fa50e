package org.nirayana.batch.table;

/** A part of a file of lines. */
abstract class TextPartWriter implements PartWriter {
    /** The rows so far, the last perhaps in the making. */
    protected final ByteSink rowsOfPart = new ByteSink(1 << 16);

    private int complete;
    private int rows;

    @Override
    public final void beginRow() {
        rowsOfPart.truncate(complete);
    }

    @Override
    public void endRow() {
        complete = rowsOfPart.length();
        rows++;
    }

    @Override
    public final int rows() {
        return rows;
    }

    @Override
    public final Part finish(ByteSink out) {
        out.put(rowsOfPart.array(), 0, complete);
        Part part = new Part(rows, "");
        complete = 0;
        rows = 0;
        rowsOfPart.truncate(0);
        return part;
    }
}
