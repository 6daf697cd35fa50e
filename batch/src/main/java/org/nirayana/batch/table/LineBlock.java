package org.nirayana.batch.table;

import java.nio.charset.StandardCharsets;
import org.nirayana.api.operation.Decimal;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;

/** Records of lines, whose fields are texts. */
abstract class LineBlock implements RowBlock {
    protected final byte[] bytes;
    private final LineReader reader;
    private final long firstLine;
    private long nextLine;
    private long line;
    private int start;
    private int end;

    LineBlock(LineReader reader, byte[] bytes, long firstLine) {
        this.reader = reader;
        this.bytes = bytes;
        this.firstLine = firstLine;
        this.nextLine = firstLine;
    }

    @Override
    public final void rewind() {
        nextLine = firstLine;
        end = 0;
    }

    /** Takes the fields from a record. */
    abstract void read(int from, int to) throws RowProblem;

    /** The text of a kept column; null when there is none. */
    abstract String keptText(int kept);

    @Override
    public final boolean next() throws RowProblem {
        while (end < bytes.length) {
            start = end;
            line = nextLine;
            int found = reader.endOfRecord(bytes, start, bytes.length);
            end = found < 0 ? bytes.length : found;
            boolean blank = true;
            for (int i = start; i < end; i++) {
                if (bytes[i] == '\n') {
                    nextLine++;
                } else if (bytes[i] != ' ' && bytes[i] != '\r' && bytes[i] != '\t') {
                    blank = false;
                }
            }
            if (!blank) {
                int last = end;
                while (last > start && (bytes[last - 1] == '\n' || bytes[last - 1] == '\r')) {
                    last--;
                }
                read(start, last);
                return true;
            }
        }
        return false;
    }

    @Override
    public final long line() {
        return line;
    }

    @Override
    public final String raw() {
        return new String(bytes, start, end - start, StandardCharsets.UTF_8).stripTrailing();
    }

    @Override
    public final double number(RowField field) {
        String text = text(field);
        return text == null ? Double.NaN : Decimal.parse(text.strip());
    }

    @Override
    public final void keep(int kept, PartWriter out, int column) {
        String text = keptText(kept);
        if (text == null) {
            out.absent(column);
        } else {
            out.text(column, text);
        }
    }
}
