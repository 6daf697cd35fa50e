package org.nirayana.batch.table;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;

/** An object of JSON in every line. */
public final class NdjsonReader extends LineReader {
    private final Map<String, Integer> fields = new HashMap<>();
    private final Map<String, Integer> keptNames = new HashMap<>();
    private final List<TableColumn> kept;

    public NdjsonReader(TableInput input, InputColumns columns) throws IOException {
        super(input);
        skipMark();
        for (int field = 0; field < RowField.ALL.size(); field++) {
            RowField meant = RowField.ALL.get(field);
            String name = columns.named().get(meant);
            for (String known : name == null ? meant.names() : List.of(name)) {
                fields.put(known, field);
            }
        }
        for (int i = 0; i < columns.kept().size(); i++) {
            keptNames.put(columns.kept().get(i), i);
        }
        this.kept = columns.kept().stream()
                .map(name -> new TableColumn(name, ValueKind.TEXT, true))
                .toList();
    }

    @Override
    public List<TableColumn> kept() {
        return kept;
    }

    /** Every row has its own. */
    @Override
    public Set<RowField> fields() {
        return Set.copyOf(RowField.ALL);
    }

    @Override
    int endOfRecord(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] == '\n') {
                return i + 1;
            }
        }
        return -1;
    }

    @Override
    RowBlock block(byte[] bytes, long firstLine) {
        return new Block(bytes, firstLine);
    }

    private final class Block extends LineBlock implements JsonLine.Members {
        private final String[] values = new String[RowField.ALL.size()];
        private final String[] keptValues = new String[kept.size()];

        Block(byte[] bytes, long firstLine) {
            super(NdjsonReader.this, bytes, firstLine);
        }

        @Override
        void read(int from, int to) throws RowProblem {
            Arrays.fill(values, null);
            Arrays.fill(keptValues, null);
            JsonLine.read(bytes, from, to, this);
        }

        @Override
        public void member(String name, String value, boolean quoted) throws RowProblem {
            Integer field = fields.get(name);
            if (field == null) {
                field = fields.get(LowerCase.of(name));
            }
            if (field != null) {
                if (values[field] != null) {
                    throw new RowProblem(ReasonCode.ROW_FIELD_TWICE.with(
                            "field", RowField.ALL.get(field).id()));
                }
                values[field] = value;
            }
            Integer number = keptNames.get(name);
            if (number != null) {
                keptValues[number] = value;
            }
        }

        @Override
        public String text(RowField field) {
            return values[field.index()];
        }

        @Override
        String keptText(int number) {
            return keptValues[number];
        }
    }
}
