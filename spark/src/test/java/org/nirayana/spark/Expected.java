package org.nirayana.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.spark.sql.Row;
import org.nirayana.batch.BatchColumn;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.BatchRow;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowSink;

/** What the batch has for a birth, to compare with what Spark has. */
record Expected(BatchColumns columns) {
    static Expected of(String choice, String conventions) {
        return new Expected(BatchColumns.of(choice, BatchEngine.with(conventions)));
    }

    int size() {
        return columns.schema().size();
    }

    /** The columns in which a row differs, with both values. */
    List<String> difference(Births.Birth birth, Row row, int first) {
        List<Object> values = values(birth);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            Object other = row.get(first + i);
            // Bit by bit: nothing is rounded on the way.
            Object told = other instanceof java.sql.Timestamp time ? time.toInstant() : other;
            if (!Objects.equals(values.get(i), told)) {
                BatchColumn column = columns.schema().get(i);
                differences.add(birth + ": " + column.name() + " is " + told + ", not " + values.get(i));
            }
        }
        return differences;
    }

    private List<Object> values(Births.Birth birth) {
        List<Object> values = new ArrayList<>();
        try {
            columns.compute(BatchRow.of(birth.instant(), birth.latitude(), birth.longitude()), new RowSink() {
                @Override
                public void number(int column, double value) {
                    values.add(value);
                }

                @Override
                public void integer(int column, int value) {
                    values.add(value);
                }

                @Override
                public void flag(int column, boolean value) {
                    values.add(value);
                }

                @Override
                public void time(int column, long epochMicros) {
                    values.add(ChartFunction.instant(epochMicros));
                }

                @Override
                public void text(int column, String value) {
                    values.add(value);
                }

                @Override
                public void absent(int column) {
                    values.add(null);
                }
            });
        } catch (RowProblem problem) {
            throw new AssertionError(birth + ": " + problem.getMessage(), problem);
        }
        return values;
    }
}
