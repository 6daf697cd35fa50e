package org.nirayana.batch.lines;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.BodyAnswers;
import org.nirayana.api.operation.Decimal;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.DoubtRules;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;
import org.nirayana.batch.RowSource;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.JsonLine;
import org.nirayana.batch.table.NdjsonPartWriter;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;

/**
 * The answers to lines, a few of them at a time and while more arrive: whoever does not read makes nobody compute. What is held
 * is one part of the body and the beginning of a line before it.
 */
final class Lines implements BodyAnswers {
    /** Many times what a line needs; a line without end must not be kept. */
    private static final int MAX_LINE_BYTES = 16 * 1024;

    private static final int MAX_LINES_IN_PIECE = 64;
    private static final String ID = "id";
    private static final int MAX_ID = 200;

    private final BatchColumns columns;
    private final RowReader births;
    private final NdjsonPartWriter writer;
    private final Line line;

    /** What was taken last, with what it follows. */
    private byte[] body = new byte[0];

    /** Where in it the next line begins. */
    private int at;

    /** Where in it the last line feed is; -1 without. */
    private int lastFeed = -1;

    /** Where the next lines end, as far as they were counted already and not answered. */
    private final int[] ends = new int[MAX_LINES_IN_PIECE];

    private int firstEnd;
    private int endCount;

    /** Whether the rest of a line that was too long is to come. */
    private boolean skips;

    private boolean ended;
    private long number;

    Lines(BatchColumns columns, DoubtRules rules) {
        this.columns = columns;
        this.births = new RowReader(columns.engine(), rules);
        this.line = new Line(columns.fields());
        List<TableColumn> all = new ArrayList<>();
        all.add(new TableColumn("line", ValueKind.LONG, false));
        all.add(new TableColumn(ID, ValueKind.JSON, true));
        columns.schema().forEach(column -> all.add(TableColumn.of(column)));
        this.writer = new NdjsonPartWriter(all);
    }

    @Override
    public void take(byte[] part) {
        int from = 0;
        while (skips && from < part.length) {
            if (part[from] == '\n') {
                skips = false;
            } else {
                from++;
            }
        }
        int begun = body.length - at;
        byte[] joined = Arrays.copyOfRange(body, at, body.length + part.length - from);
        System.arraycopy(part, from, joined, begun, part.length - from);
        body = joined;
        at = 0;
        firstEnd = endCount;
        lastFeed = joined.length - 1;
        while (lastFeed >= 0 && joined[lastFeed] != '\n') {
            lastFeed--;
        }
        skipBlank();
    }

    @Override
    public void end() {
        ended = true;
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
        return at < body.length && (at <= lastFeed || mayEndHere(at));
    }

    @Override
    public int lines() {
        firstEnd = 0;
        endCount = 0;
        int from = at;
        while (endCount < MAX_LINES_IN_PIECE && from < body.length && (from <= lastFeed || mayEndHere(from))) {
            from = lineEnd(from);
            ends[endCount++] = from;
            while (from < body.length && isSpace(body[from])) {
                from++;
            }
        }
        return endCount;
    }

    private int lineEnd(int from) {
        int end = from;
        while (end < body.length && body[end] != '\n') {
            end++;
        }
        return end;
    }

    /** Whether what begins here, and has no line feed yet, is answered all the same. */
    private boolean mayEndHere(int from) {
        return ended || body.length - from > MAX_LINE_BYTES;
    }

    @Override
    public byte[] next(int lines) {
        if (!hasNext()) {
            throw new NoSuchElementException("nothing is left to answer");
        }
        ByteSink piece = new ByteSink(1 << 16);
        for (int i = 0; i < lines && hasNext(); i++) {
            int end = firstEnd < endCount ? ends[firstEnd++] : lineEnd(at);
            if (end - at > MAX_LINE_BYTES) {
                line.clear();
                problem(
                        refusal(ProblemKind.CONTENT_TOO_LARGE, ProblemCode.LINE_TOO_LARGE.with("max", MAX_LINE_BYTES)),
                        piece);
                skips = end == body.length;
            } else {
                answer(at, end, piece);
            }
            at = end;
            skipBlank();
        }
        return piece.toBytes();
    }

    @Override
    public byte[] refuse(Refusal why) {
        line.clear();
        // The one before was answered though its end has not come.
        number += skips ? 1 : 0;
        ByteSink last = new ByteSink(256);
        problem(
                new Refusal(
                        why.kind(),
                        why.reason(),
                        why.detail() + " This line and all after it are not answered.",
                        why.retryAfterSeconds()),
                last);
        return last.toBytes();
    }

    private void answer(int from, int to, ByteSink piece) {
        line.clear();
        try {
            JsonLine.read(body, from, to, line);
            writer.beginRow();
            writer.large(0, number + 1);
            if (line.id == null) {
                writer.absent(1);
            } else {
                writer.text(1, line.id);
            }
            columns.compute(births, line, writer, 2);
            writer.endRow();
            writer.finish(piece);
        } catch (RowProblem problem) {
            problem(new Refusal(ProblemKind.INVALID_INPUT, problem.reason(), problem.getMessage(), 0), piece);
        }
    }

    private void problem(Refusal problem, ByteSink piece) {
        piece.utf8("{\"line\":").decimal(number + 1).utf8(",\"id\":").utf8(line.id == null ? "null" : line.id);
        piece.utf8(",\"problem\":{\"type\":")
                .json(problem.kind().type())
                .utf8(",\"title\":")
                .json(problem.kind().title());
        piece.utf8(",\"status\":")
                .decimal(problem.kind().status())
                .utf8(",\"detail\":")
                .json(problem.detail())
                .utf8(",\"code\":")
                .json(problem.reason().code().id());
        if (!problem.reason().params().isEmpty()) {
            piece.utf8(",\"params\":").put(JsonWriter.toJson(problem.reason().params()));
        }

        if (problem.retryAfterSeconds() > 0) {
            piece.utf8(",\"retry_after\":").decimal(problem.retryAfterSeconds());
        }
        piece.utf8("}}\n");
    }

    private static Refusal refusal(ProblemKind kind, Reason reason) {
        return new Refusal(kind, reason, reason.sentence(), 0);
    }

    /** What one line says. */
    private static final class Line implements JsonLine.Members, RowSource {
        private final String[] values = new String[RowField.ALL.size()];
        private final List<RowField> known;
        private final Map<String, RowField> byName = new HashMap<>();
        private String id;

        Line(List<RowField> known) {
            this.known = known;
            known.forEach(field -> field.names().forEach(name -> byName.put(name, field)));
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
            RowField field = byName.get(name);
            if (field == null) {
                throw new RowProblem(ReasonCode.ROW_NAME_NOT_KNOWN.with(
                        "given",
                        cut(name),
                        "allowed",
                        known.stream().map(RowField::id).toList()));
            }
            if (values[field.index()] != null) {
                throw new RowProblem(ReasonCode.ROW_FIELD_TWICE.with("field", field.id()));
            }
            values[field.index()] = value;
        }

        private static String cut(String text) {
            return text.length() > MAX_ID ? text.substring(0, MAX_ID) : text;
        }

        /** As it comes back. */
        private static String id(String value, boolean quoted) throws RowProblem {
            if (value.length() > MAX_ID || (!quoted && (value.startsWith("{") || value.startsWith("[")))) {
                throw new RowProblem(ReasonCode.ROW_ID.with("max", MAX_ID));
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
