package org.nirayana.spark;

import java.io.Serial;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.nirayana.api.calculation.Engine;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.DoubtRules;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;
import org.nirayana.batch.RowSink;

/**
 * Computes the rows of a partition one by one. What is needed is made once for a partition; the engine with its ephemeris is one
 * for a process.
 */
final class ChartPartitions implements MapPartitionsFunction<Row, Row> {
    @Serial
    private static final long serialVersionUID = 1;

    private final String choice;
    private final String conventions;
    private final String rules;
    private final int kept;

    @SuppressWarnings("serial") // an EnumMap
    private final Map<RowField, Integer> fields;

    /**
     * @param rules what is taken in doubt
     * @param kept how many of the first columns of a row stay
     * @param fields where a row has what
     */
    ChartPartitions(String choice, String conventions, String rules, int kept, Map<RowField, Integer> fields) {
        this.choice = choice;
        this.conventions = conventions;
        this.rules = rules;
        this.kept = kept;
        this.fields = fields;
    }

    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        Engine engine = BatchEngine.with(conventions);
        BatchColumns columns = BatchColumns.of(choice, engine);
        RowReader reader = new RowReader(engine, DoubtRules.of(rules));
        int count = columns.schema().size();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public Row next() {
                Row row = rows.next();
                Object[] values = new Object[kept + count + 1];
                for (int i = 0; i < kept; i++) {
                    values[i] = row.get(i);
                }
                try {
                    columns.compute(reader, new PartitionRow(row), new Values(values, kept), 0);
                } catch (RowProblem problem) {
                    // Some may be there already.
                    Arrays.fill(values, kept, kept + count, null);
                    values[kept + count] = problem.getMessage();
                }
                return RowFactory.create(values);
            }
        };
    }

    /** What a row says. */
    private final class PartitionRow extends InputRow {
        private final Row row;

        PartitionRow(Row row) {
            this.row = row;
        }

        @Override
        int place(RowField field) {
            Integer at = fields.get(field);
            return at == null || row.isNullAt(at) ? -1 : at;
        }

        @Override
        Kind kind(int place) {
            Object value = row.get(place);
            if (value instanceof Double) {
                return Kind.FRACTION;
            }
            return value instanceof Long ? Kind.MICROS : Kind.WORDS;
        }

        @Override
        double fraction(int place) {
            return row.getDouble(place);
        }

        @Override
        long micros(int place) {
            return row.getLong(place);
        }

        @Override
        String words(int place) {
            return row.getString(place);
        }
    }

    /** Results behind the columns that stay. */
    private static final class Values implements RowSink {
        private final Object[] values;
        private final int first;

        Values(Object[] values, int first) {
            this.values = values;
            this.first = first;
        }

        @Override
        public void number(int column, double value) {
            values[first + column] = value;
        }

        @Override
        public void integer(int column, int value) {
            values[first + column] = value;
        }

        @Override
        public void flag(int column, boolean value) {
            values[first + column] = value;
        }

        @Override
        public void time(int column, long epochMicros) {
            values[first + column] = epochMicros;
        }

        @Override
        public void text(int column, String value) {
            values[first + column] = value;
        }

        @Override
        public void absent(int column) {
            values[first + column] = null;
        }
    }
}
