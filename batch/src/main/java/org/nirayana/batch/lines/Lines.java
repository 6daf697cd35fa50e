package org.nirayana.batch.lines;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.nirayana.api.operation.Decimal;
import org.nirayana.api.view.ProblemKind;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;
import org.nirayana.batch.RowSource;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.JsonLine;
import org.nirayana.batch.table.NdjsonPartWriter;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;

/** The answers to lines, a few of them at a time: whoever does not read makes nobody compute. */
final class Lines implements Iterator<byte[]> {
    private static final int LINES_IN_PIECE = 64;
    private static final String ID = "id";
    private static final int MAX_ID = 200;

    private final BatchColumns columns;
    private final RowReader births;
    private final byte[] body;
    private final NdjsonPartWriter writer;
    private final Line line;
    private int at;
    private int number;

    Lines(BatchColumns columns, byte[] body) {
        this.columns = columns;
        this.births = new RowReader(columns.engine());
        this.body = body;
        this.line = new Line(columns.fields());
        List<TableColumn> all = new ArrayList<>();
        all.add(new TableColumn("line", ValueKind.LONG, false));
        all.add(new TableColumn(ID, ValueKind.JSON, true));
        columns.schema().forEach(column -> all.add(TableColumn.of(column)));
        this.writer = new NdjsonPartWriter(all);
        skipBlank();
    }

    /** How many lines have something in them. */
    static int count(byte[] body) {
        int lines = 0;
        boolean blank = true;
        for (byte b : body) {
            if (b == '\n') {
                blank = true;
            } else if (blank && !isSpace(b)) {
                blank = false;
                lines++;
            }
        }
        return lines;
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\t' || b == '\r' || b == '\n';
    }

    private void skipBlank() {
        while (at < body.length && isSpace(body[at])) {
            number += body[at++] == '\n' ? 1 : 0;
        }
    }

    @Override
    public boolean hasNext() {
        return at < body.length;
    }

    @Override
    public byte[] next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the answer is complete");
        }
        ByteSink piece = new ByteSink(1 << 16);
        for (int i = 0; i < LINES_IN_PIECE && hasNext(); i++) {
            int end = at;
            while (end < body.length && body[end] != '\n') {
                end++;
            }
            answer(at, end, piece);
            at = end;
            skipBlank();
        }
        return piece.toBytes();
    }

    private void answer(int from, int to, ByteSink piece) {
        line.clear();
        try {
            JsonLine.read(body, from, to, line);
            writer.beginRow();
            writer.large(0, number + 1L);
            if (line.id == null) {
                writer.absent(1);
            } else {
                writer.text(1, line.id);
            }
            columns.compute(births, line, writer, 2);
            writer.endRow();
            writer.finish(piece);
        } catch (RowProblem problem) {
            problem(problem.getMessage(), piece);
        }
    }

    private void problem(String detail, ByteSink piece) {
        ProblemKind kind = ProblemKind.INVALID_INPUT;
        piece.utf8("{\"line\":").decimal(number + 1L).utf8(",\"id\":").utf8(line.id == null ? "null" : line.id);
        piece.utf8(",\"problem\":{\"type\":")
                .json(kind.type())
                .utf8(",\"title\":")
                .json(kind.title());
        piece.utf8(",\"status\":")
                .decimal(kind.status())
                .utf8(",\"detail\":")
                .json(detail)
                .utf8("}}\n");
    }

    /** What one line says. */
    private static final class Line implements JsonLine.Members, RowSource {
        private final String[] values = new String[RowField.ALL.size()];
        private final List<RowField> known;
        private String id;

        Line(List<RowField> known) {
            this.known = known;
        }

        void clear() {
            Arrays.fill(values, null);
            id = null;
        }

        @Override
        public void member(String name, String value, boolean quoted) throws RowProblem {
            if (name.equals(ID)) {
                id = value == null ? null : id(value, quoted);
                return;
            }
            RowField field = known.stream()
                    .filter(one -> one.id().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new RowProblem("'" + cut(name) + "' is not known here; allowed: id, "
                            + String.join(", ", known.stream().map(RowField::id).toList())
                            + "."));
            if (values[field.index()] != null) {
                throw new RowProblem("The line has " + name + " twice.");
            }
            values[field.index()] = value;
        }

        private static String cut(String text) {
            return text.length() > MAX_ID ? text.substring(0, MAX_ID) : text;
        }

        /** As it comes back. */
        private static String id(String value, boolean quoted) throws RowProblem {
            if (value.length() > MAX_ID || (!quoted && (value.startsWith("{") || value.startsWith("[")))) {
                throw new RowProblem("id must be a text or a number of at most " + MAX_ID + " characters.");
            }
            return quoted ? new String(new ByteSink(32).json(value).toBytes(), StandardCharsets.UTF_8) : value;
        }

        @Override
        public String text(RowField field) {
            return values[field.index()];
        }

        @Override
        public double number(RowField field) {
            String text = values[field.index()];
            return text == null ? Double.NaN : Decimal.parse(text);
        }
    }
}
