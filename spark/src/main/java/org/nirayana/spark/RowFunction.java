package org.nirayana.spark;

import java.io.Serial;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.nirayana.api.calculation.Engine;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.DoubtRules;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;

/**
 * Computes a row of a table on its way through a query: what the row says is a struct, and so are its columns, behind which stands
 * the problem of one that cannot be computed.
 *
 * <p>Public because code that Spark generates calls it; not for anybody else.
 */
public final class RowFunction implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    private final String choice;
    private final String conventions;
    private final String rules;

    @SuppressWarnings("serial") // an EnumMap
    private final Map<RowField, Integer> places;

    private final StructType rowType;
    private transient volatile Prepared prepared;

    private record Prepared(RowReader reader, BatchColumns columns, List<InputRow.Kind> kinds) {}

    /**
     * @param rules what is taken in doubt
     * @param places where a row has what
     * @param rowType what it looks like: numbers, texts, and times as microseconds
     */
    RowFunction(String choice, String conventions, String rules, Map<RowField, Integer> places, StructType rowType) {
        this.choice = choice;
        this.conventions = conventions;
        this.rules = rules;
        this.places = places;
        this.rowType = rowType;
    }

    private Prepared prepare() {
        Prepared made = prepared;
        if (made == null) {
            Engine engine = BatchEngine.with(conventions);
            List<InputRow.Kind> kinds =
                    Arrays.stream(rowType.fields()).map(RowFunction::kind).toList();
            made = new Prepared(new RowReader(engine, DoubtRules.of(rules)), BatchColumns.of(choice, engine), kinds);
            prepared = made;
        }
        return made;
    }

    /** The columns and the problem. */
    public InternalRow compute(InternalRow row) {
        Prepared made = prepare();
        int count = made.columns().schema().size();
        StructSink sink = new StructSink(count + 1);
        try {
            made.columns().compute(made.reader(), new StructRow(row, made.kinds()), sink, 0);
            sink.absent(count);
            return sink.row();
        } catch (RowProblem problem) {
            // Some may be there already.
            StructSink without = new StructSink(count + 1);
            for (int i = 0; i < count; i++) {
                without.absent(i);
            }
            without.text(count, problem.getMessage());
            return without.row();
        }
    }

    /** What a row says. */
    private final class StructRow extends InputRow {
        private final InternalRow row;
        private final List<Kind> kinds;

        StructRow(InternalRow row, List<Kind> kinds) {
            this.row = row;
            this.kinds = kinds;
        }

        @Override
        int place(RowField field) {
            Integer at = places.get(field);
            return at == null || row.isNullAt(at) ? -1 : at;
        }

        @Override
        Kind kind(int place) {
            return kinds.get(place);
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
            return row.getUTF8String(place).toString();
        }
    }

    private static InputRow.Kind kind(StructField field) {
        DataType type = field.dataType();
        if (type.equals(DataTypes.DoubleType)) {
            return InputRow.Kind.FRACTION;
        }
        return type.equals(DataTypes.LongType) ? InputRow.Kind.MICROS : InputRow.Kind.WORDS;
    }

    /** What stands for it in plans. */
    @Override
    public String toString() {
        return "charts[" + choice + (conventions.isEmpty() ? "" : "; " + conventions) + "]";
    }
}
