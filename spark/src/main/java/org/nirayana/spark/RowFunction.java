package org.nirayana.spark;

import java.io.Serial;
import java.io.Serializable;
import java.time.Instant;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.nirayana.api.calculation.Engine;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;
import org.nirayana.batch.RowSource;

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

    @SuppressWarnings("serial") // an EnumMap
    private final Map<RowField, Integer> places;

    private final StructType told;
    private transient volatile Prepared prepared;

    private record Prepared(RowReader reader, BatchColumns columns) {}

    /**
     * @param places where a row has what
     * @param told what it looks like: numbers, texts, and times as microseconds
     */
    RowFunction(String choice, String conventions, Map<RowField, Integer> places, StructType told) {
        this.choice = choice;
        this.conventions = conventions;
        this.places = places;
        this.told = told;
    }

    private Prepared prepare() {
        Prepared made = prepared;
        if (made == null) {
            Engine engine = BatchEngine.with(conventions);
            made = new Prepared(new RowReader(engine), BatchColumns.of(choice, engine));
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
            made.columns().compute(made.reader(), new Told(row), sink, 0);
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
    private final class Told implements RowSource {
        private final InternalRow row;

        Told(InternalRow row) {
            this.row = row;
        }

        /** Where the row has a field; -1 where it has none. */
        private int place(RowField field) {
            Integer at = places.get(field);
            return at == null || row.isNullAt(at) ? -1 : at;
        }

        private DataType type(int place) {
            return told.fields()[place].dataType();
        }

        @Override
        public String text(RowField field) {
            int at = place(field);
            if (at < 0) {
                return null;
            }
            DataType type = type(at);
            if (type.equals(DataTypes.DoubleType)) {
                return Double.toString(row.getDouble(at));
            }
            return type.equals(DataTypes.LongType)
                    ? Long.toString(row.getLong(at))
                    : row.getUTF8String(at).toString();
        }

        @Override
        public double number(RowField field) {
            int at = place(field);
            if (at < 0) {
                return Double.NaN;
            }
            return type(at).equals(DataTypes.DoubleType)
                    ? row.getDouble(at)
                    : ChartPartitions.decimal(row.getUTF8String(at).toString().strip());
        }

        @Override
        public Instant instant(RowField field) {
            int at = place(field);
            return at >= 0 && type(at).equals(DataTypes.LongType) ? ChartFunction.instant(row.getLong(at)) : null;
        }
    }

    /** What stands for it in plans. */
    @Override
    public String toString() {
        return "charts[" + choice + (conventions.isEmpty() ? "" : "; " + conventions) + "]";
    }
}
