package org.nirayana.batch.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nirayana.api.calculation.CsvLines;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;

/** CSV as RFC 4180 has it, in UTF-8 and with a header; between fields stand commas, semicolons or tabs, as in the header. */
public final class CsvReader extends LineReader {
    private final byte delimiter;
    private final List<String> header;
    private final int[] places;
    private final int[] keptPlaces;
    private final List<TableColumn> kept;

    public CsvReader(TableInput input, InputColumns columns) throws IOException {
        super(input);
        skipMark();
        byte[] first = record();
        if (first == null) {
            throw new IllegalArgumentException("The input is empty; CSV begins with a line of column names.");
        }
        this.delimiter = delimiter(first);
        int[] bounds = new int[2 * first.length + 2];
        int length = first.length;
        while (length > 0 && (first[length - 1] == '\n' || first[length - 1] == '\r')) {
            length--;
        }
        int count = split(first, 0, length, delimiter, bounds);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(CsvLines.meant(text(first, bounds[2 * i], bounds[2 * i + 1]))
                    .strip());
        }
        this.header = List.copyOf(names);
        this.places = columns.places(header);
        this.keptPlaces = columns.keptPlaces(header);
        this.kept = columns.kept().stream()
                .map(name -> new TableColumn(name, ValueKind.TEXT, true))
                .toList();
    }

    private static byte delimiter(byte[] header) {
        byte best = ',';
        int most = 0;
        for (byte candidate : new byte[] {',', ';', '\t'}) {
            int count = 0;
            for (byte one : header) {
                count += one == candidate ? 1 : 0;
            }
            if (count > most) {
                most = count;
                best = candidate;
            }
        }
        return best;
    }

    @Override
    public List<TableColumn> kept() {
        return kept;
    }

    @Override
    public Set<RowField> fields() {
        return InputColumns.fields(places);
    }

    @Override
    int endOfRecord(byte[] bytes, int from, int to) {
        boolean inside = false;
        boolean quotedField = false;
        boolean fieldStart = true;
        for (int i = from; i < to; i++) {
            byte b = bytes[i];
            if (b == '"') {
                // A quotation mark inside a field without any is a letter like others; two of them are one in quotes.
                quotedField = quotedField || fieldStart;
                inside = quotedField && !inside;
            } else if (!inside && b == '\n') {
                return i + 1;
            } else if (!inside && b == delimiter) {
                fieldStart = true;
                quotedField = false;
                continue;
            }
            fieldStart = false;
        }
        return -1;
    }

    /** The bounds of the fields of a record, with their quotation marks; how many there are. */
    private static int split(byte[] bytes, int from, int to, byte delimiter, int[] bounds) {
        int count = 0;
        int at = from;
        while (true) {
            int start = at;
            if (at < to && bytes[at] == '"') {
                at++;
                while (at < to && (bytes[at] != '"' || (at + 1 < to && bytes[at + 1] == '"'))) {
                    at += bytes[at] == '"' ? 2 : 1;
                }
            }
            while (at < to && bytes[at] != delimiter) {
                at++;
            }
            if (2 * count + 1 < bounds.length) {
                bounds[2 * count] = start;
                bounds[2 * count + 1] = at;
            }
            count++;
            if (at >= to) {
                return count;
            }
            at++;
        }
    }

    private static String text(byte[] bytes, int from, int to) {
        if (to - from >= 2 && bytes[from] == '"' && bytes[to - 1] == '"') {
            return new String(bytes, from + 1, to - from - 2, StandardCharsets.UTF_8).replace("\"\"", "\"");
        }
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    @Override
    RowBlock block(byte[] bytes, long firstLine) {
        return new Block(bytes, firstLine);
    }

    private final class Block extends LineBlock {
        private final int[] bounds = new int[2 * header.size()];

        Block(byte[] bytes, long firstLine) {
            super(CsvReader.this, bytes, firstLine);
        }

        @Override
        void read(int from, int to) throws RowProblem {
            int count = split(bytes, from, to, delimiter, bounds);
            if (count != header.size()) {
                throw new RowProblem(ReasonCode.ROW_CELLS.with("count", count, "columns", header.size()));
            }
        }

        @Override
        public String text(RowField field) {
            return field(places[field.index()]);
        }

        @Override
        String keptText(int number) {
            return field(keptPlaces[number]);
        }

        private String field(int place) {
            if (place < 0 || bounds[2 * place] == bounds[2 * place + 1]) {
                return null;
            }
            return CsvLines.meant(CsvReader.text(bytes, bounds[2 * place], bounds[2 * place + 1]));
        }
    }
}
