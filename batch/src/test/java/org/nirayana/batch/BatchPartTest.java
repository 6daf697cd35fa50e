package org.nirayana.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.jyotisha.Conventions;

/** Births that are computed together in the order of time come to what each comes to alone, at its own place. */
class BatchPartTest {
    private static final BatchColumns COLUMNS =
            BatchColumns.of("planets,ascendant,vargas=9", BatchEngine.with(Conventions.standard()));
    private static final RowReader READER = new RowReader(BatchEngine.standard());

    /** A row that says when and where, or nothing. */
    private record Given(Instant when, double latitude, double longitude) implements RowSource {
        @Override
        public String text(RowField field) {
            return null;
        }

        @Override
        public double number(RowField field) {
            return field == RowField.LATITUDE ? latitude : longitude;
        }

        @Override
        public Instant instant(RowField field) {
            return when;
        }
    }

    private static Map<String, Object> written(BatchPart part, int row) throws RowProblem {
        CollectedRow sink = new CollectedRow(COLUMNS.schema());
        part.write(row, sink, 0);
        return sink.values;
    }

    /** A row of columns that came whole. */
    private static Map<String, Object> row(ColumnSource source, int rows, int row) {
        CollectedRow collected = new CollectedRow(COLUMNS.schema());
        for (int i = 0; i < COLUMNS.schema().size(); i++) {
            switch (COLUMNS.schema().get(i).type()) {
                case NUMBER -> {
                    double[] values = new double[rows];
                    source.numbers(i, values);
                    collected.number(i, values[row]);
                }
                case INTEGER -> {
                    int[] values = new int[rows];
                    source.integers(i, values);
                    collected.integer(i, values[row]);
                }
                case FLAG -> {
                    boolean[] values = new boolean[rows];
                    source.flags(i, values);
                    collected.flag(i, values[row]);
                }
                default -> throw new AssertionError(COLUMNS.schema().get(i));
            }
        }
        return collected.values;
    }

    @Test
    void everyRowIsAsAloneAndTheNextPartKnowsNothingOfIt() throws RowProblem {
        SplittableRandom random = new SplittableRandom(22);
        BatchPart part = COLUMNS.part();
        part.add(unreadable(3));
        // More than it has room for at first, then fewer, over spans of three centuries and of a day.
        for (int size : new int[] {1500, 40}) {
            List<BatchRow> births = new ArrayList<>();
            part.clear();
            for (int i = 0; i < size; i++) {
                long second = size > 1000 ? random.nextLong(-5_000_000_000L, 5_000_000_000L) : random.nextLong(86_400);
                BatchRow birth = BatchRow.of(
                        Instant.ofEpochSecond(second, random.nextInt(1_000_000_000)),
                        random.nextDouble(-66, 66),
                        random.nextDouble(-180, 180));
                births.add(birth);
                part.add(READER, new Given(birth.instant(), birth.latitude(), birth.longitude()));
            }
            part.compute();
            for (int i = 0; i < size; i++) {
                assertThat(written(part, i)).as("row %s", i).isEqualTo(CollectedRow.of(COLUMNS, births.get(i)));
            }
            // Every third, by columns.
            for (int i = 0; i < size; i += 3) {
                part.choose(i);
            }
            ColumnSource source = part.columns();
            for (int i = 0; i < size; i += 3) {
                assertThat(row(source, (size + 2) / 3, i / 3))
                        .as("row %s", i)
                        .isEqualTo(CollectedRow.of(COLUMNS, births.get(i)));
            }
        }
    }

    @Test
    void aRowThatCannotBeReadSaysSoInItsTurn() throws RowProblem {
        BatchPart part = COLUMNS.part();
        Instant when = Instant.parse("1990-05-17T05:00:00Z");
        part.add(READER, new Given(when, 91, 0));
        part.add(READER, new Given(when, 13.0878, 80.2785));
        part.add(unreadable(3));
        part.compute();
        assertThatThrownBy(() -> written(part, 0))
                .isInstanceOf(RowProblem.class)
                .hasMessageContaining("lat");
        assertThat(written(part, 1)).isEqualTo(CollectedRow.of(COLUMNS, BatchRow.of(when, 13.0878, 80.2785)));
        assertThatThrownBy(() -> written(part, 2))
                .isInstanceOf(RowProblem.class)
                .hasMessageContaining("3 fields");
        assertThatThrownBy(() -> part.choose(0)).isInstanceOf(RowProblem.class).hasMessageContaining("lat");
        part.choose(1);
        assertThatThrownBy(() -> part.choose(2)).isInstanceOf(RowProblem.class).hasMessageContaining("3 fields");
        assertThat(row(part.columns(), 1, 0)).isEqualTo(CollectedRow.of(COLUMNS, BatchRow.of(when, 13.0878, 80.2785)));
    }

    @Test
    void aPartWithoutBirthsAndColumnsThatNeedMore() {
        BatchPart part = COLUMNS.part();
        part.compute();
        part.add(unreadable(2));
        part.compute();
        assertThatThrownBy(() -> written(part, 0)).hasMessage("The row has 2 fields and the header has 4.");
        BatchColumns more = BatchColumns.of("planets,dasha", BatchEngine.standard());
        assertThat(more.inParts()).isFalse();
        assertThatIllegalStateException().isThrownBy(more::part);
    }

    private static RowProblem unreadable(int fields) {
        return new RowProblem(ReasonCode.ROW_CELLS.with("count", fields, "columns", 4));
    }
}
