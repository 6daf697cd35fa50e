package org.nirayana.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.spark.sql.Row;
import org.nirayana.batch.BatchColumn;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.BatchRow;
import org.nirayana.batch.PairRow;
import org.nirayana.batch.PersonRow;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowSink;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.zodiac.Nakshatra;

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
        return difference(
                birth.toString(),
                values(sink ->
                        columns.compute(BatchRow.of(birth.instant(), birth.latitude(), birth.longitude()), sink)),
                row,
                first);
    }

    /** The same of two people. */
    List<String> difference(Births.Birth bride, Births.Birth groom, Row row, int first) {
        PairRow pair = new PairRow(person(bride), person(groom));
        return difference(pair.toString(), values(sink -> columns.compute(pair, sink, 0)), row, first);
    }

    /** The total of two stars. */
    double total(int bride, int bridePada, int groom, int groomPada) {
        PairRow pair = new PairRow(star(bride, bridePada), star(groom, groomPada));
        List<Object> values = values(sink -> columns.compute(pair, sink, 0));
        for (int i = 0; i < values.size(); i++) {
            if (columns.schema().get(i).name().endsWith("_total")) {
                return (double) values.get(i);
            }
        }
        throw new AssertionError("there is no total in " + columns.schema());
    }

    private static PersonRow person(Births.Birth birth) {
        return PersonRow.of(BatchRow.of(birth.instant(), birth.latitude(), birth.longitude()));
    }

    private static PersonRow star(int nakshatra, int pada) {
        return PersonRow.of(new MoonPada(Nakshatra.ALL.get(nakshatra - 1), pada, false));
    }

    private List<String> difference(String whose, List<Object> values, Row row, int first) {
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            Object other = row.get(first + i);
            // Bit by bit: nothing is rounded on the way.
            Object actual = other instanceof java.sql.Timestamp time ? time.toInstant() : other;
            if (!Objects.equals(values.get(i), actual)) {
                BatchColumn column = columns.schema().get(i);
                differences.add(whose + ": " + column.name() + " is " + actual + ", not " + values.get(i));
            }
        }
        return differences;
    }

    /** A row that gives its columns. */
    private interface Computed {
        void into(RowSink sink) throws RowProblem;
    }

    private static List<Object> values(Computed row) {
        List<Object> values = new ArrayList<>();
        try {
            row.into(new RowSink() {
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
            throw new AssertionError(problem.getMessage(), problem);
        }
        return values;
    }
}
