package org.nirayana.spark;

import org.nirayana.api.problem.ReasonCode;
import java.io.Serial;
import java.io.Serializable;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.nirayana.api.calculation.Engine;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.BatchRow;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;

/**
 * A function of a chart on its way through a query: what was chosen travels, what it needs is made where it arrives.
 *
 * <p>Public because code that Spark generates calls it; not for anybody else. The engine with its ephemeris is one for a process:
 * however many tasks an executor runs, it is loaded once.
 */
public final class ChartFunction implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    static final String DASHA_AT = "dasha_at=";

    private final String name;
    private final String choice;
    private final String conventions;
    private final boolean lenient;
    private transient volatile Prepared prepared;
    private transient volatile PreparedAt preparedAt;

    private record Prepared(Engine engine, RowReader reader, BatchColumns columns) {}

    private record PreparedAt(long micros, BatchColumns columns) {}

    /**
     * @param name of the function, for messages
     * @param lenient whether a row that cannot be computed is NULL and not a failure
     * @throws IllegalArgumentException when there are no such columns or conventions; the message says what there is
     */
    ChartFunction(String name, String choice, String conventions, boolean lenient) {
        this.name = name;
        this.choice = choice;
        this.conventions = conventions;
        this.lenient = lenient;
        prepare();
    }

    private Prepared prepare() {
        Prepared made = prepared;
        if (made == null) {
            Engine engine = BatchEngine.with(conventions);
            made = new Prepared(engine, new RowReader(engine), BatchColumns.of(choice, engine));
            prepared = made;
        }
        return made;
    }

    /** A field for every column. */
    StructType type() {
        return SparkColumns.type(prepare().columns().schema());
    }

    /** The columns of a birth. */
    public InternalRow columns(long micros, double latitude, double longitude, UTF8String zone) {
        Prepared made = prepare();
        try {
            return compute(made.columns(), made.reader().read(new BirthValues(micros, latitude, longitude, zone)));
        } catch (RowProblem problem) {
            return refuse(problem);
        }
    }

    /** The columns of two people by their stars. */
    public InternalRow stars(UTF8String bride, int bridePada, UTF8String groom, int groomPada) {
        return pair(PairValues.ofStars(bride.toString(), bridePada, groom.toString(), groomPada));
    }

    /** The columns of two people by their births. */
    public InternalRow births(
            long bride,
            double brideLatitude,
            double brideLongitude,
            long groom,
            double groomLatitude,
            double groomLongitude) {
        return pair(PairValues.ofBirths(
                instant(bride), brideLatitude, brideLongitude, instant(groom), groomLatitude, groomLongitude));
    }

    private InternalRow pair(PairValues values) {
        Prepared made = prepare();
        StructSink sink = new StructSink(made.columns().schema().size());
        try {
            made.columns().compute(made.reader(), values, sink, 0);
            return sink.row();
        } catch (RowProblem problem) {
            return refuse(problem);
        }
    }

    /** The periods that run at another instant than that of the birth. */
    public InternalRow dashaAt(long micros, double latitude, double longitude, long at) {
        Prepared made = prepare();
        try {
            BatchRow birth = made.reader().read(new BirthValues(micros, latitude, longitude, UTF8String.EMPTY_UTF8));
            return compute(at(made.engine(), at), birth);
        } catch (RowProblem problem) {
            return refuse(problem);
        }
    }

    /** Mostly one instant for all rows. */
    private BatchColumns at(Engine engine, long micros) {
        PreparedAt last = preparedAt;
        if (last == null || last.micros() != micros) {
            last = new PreparedAt(micros, BatchColumns.of(DASHA_AT + instant(micros), engine));
            preparedAt = last;
        }
        return last.columns();
    }

    /** In degrees; null only where leniency allows it. */
    public Double ayanamsa(long micros) {
        Engine engine = prepare().engine();
        Instant instant = instant(micros);
        if (!engine.covers(instant)) {
            refuse(new RowProblem(ReasonCode.ROW_TIME_OUTSIDE.with(
                    "from", engine.earliest(), "to", engine.latest(), "given", instant)));
            return null;
        }
        return engine.charts()
                .ayanamsa(engine.conventions())
                .at(engine.charts().sky(engine.conventions()).at(instant))
                .degrees();
    }

    /** Why the columns of a birth cannot be computed; null when they can. */
    public UTF8String problem(long micros, double latitude, double longitude, UTF8String zone) {
        Prepared made = prepare();
        try {
            compute(made.columns(), made.reader().read(new BirthValues(micros, latitude, longitude, zone)));
            return null;
        } catch (RowProblem problem) {
            return UTF8String.fromString(problem.getMessage());
        }
    }

    private static InternalRow compute(BatchColumns columns, BatchRow birth) throws RowProblem {
        StructSink sink = new StructSink(columns.schema().size());
        columns.compute(birth, sink);
        return sink.row();
    }

    private InternalRow refuse(RowProblem problem) {
        if (lenient) {
            return null;
        }
        throw new IllegalArgumentException(name + " cannot compute a row: " + problem.getMessage() + " (try_" + name
                + " is NULL for such rows, and nirayana_problem tells the reason.)");
    }

    static Instant instant(long micros) {
        return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
    }

    /** By what was chosen, so that Spark computes once what a query asks for twice. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ChartFunction function
                && lenient == function.lenient
                && name.equals(function.name)
                && choice.equals(function.choice)
                && conventions.equals(function.conventions);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, choice, conventions, lenient);
    }

    /** What stands for it in plans. */
    @Override
    public String toString() {
        return name + "[" + choice + (conventions.isEmpty() ? "" : "; " + conventions) + "]";
    }
}
