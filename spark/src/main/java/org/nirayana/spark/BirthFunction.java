package org.nirayana.spark;

import java.io.Serial;
import java.io.Serializable;
import java.util.Optional;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.BatchRow;
import org.nirayana.batch.DoubtRules;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;
import org.nirayana.place.gazetteer.Place;

/**
 * Tells the instant that the clock of a place showed. Births as people tell them are often in doubt (a time that came twice, a town that
 * is not known), so that this never fails: the problem is a field of the answer.
 *
 * <p>Public because code that Spark generates calls it; not for anybody else.
 */
public final class BirthFunction implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    static final StructType TYPE = new StructType()
            .add("ts", DataTypes.TimestampType)
            .add("lat", DataTypes.DoubleType)
            .add("lon", DataTypes.DoubleType)
            .add("tz", DataTypes.StringType)
            .add("place", DataTypes.StringType)
            .add("utc_offset", DataTypes.StringType)
            .add("problem", DataTypes.StringType);

    private static final int FIELDS = TYPE.length() - 1;

    private final String rules;
    private transient volatile RowReader reader;

    /**
     * @param rules what is taken in doubt, {@code ambiguous=largest&old_clock=zone}; empty: nothing
     * @throws IllegalArgumentException when there is no such rule; the message says which there are
     */
    BirthFunction(String rules) {
        this.rules = rules;
        prepare();
    }

    private RowReader prepare() {
        RowReader known = reader;
        if (known == null) {
            known = new RowReader(BatchEngine.standard(), DoubtRules.of(rules));
            reader = known;
        }
        return known;
    }

    /** At a place by its name. */
    public InternalRow named(UTF8String localTime, UTF8String place) {
        return read(new BirthValues(null, localTime.toString(), place.toString(), Double.NaN, Double.NaN, null));
    }

    /** At a place by its coordinates. */
    public InternalRow located(UTF8String localTime, double latitude, double longitude, UTF8String zone) {
        return read(new BirthValues(null, localTime.toString(), null, latitude, longitude, zone.toString()));
    }

    private InternalRow read(BirthValues values) {
        RowReader known = prepare();
        StructSink sink = new StructSink(TYPE.length());
        try {
            BatchRow birth = known.read(values);
            sink.time(0, SparkColumns.micros(birth.instant()));
            sink.number(1, birth.latitude());
            sink.number(2, birth.longitude());
            sink.text(3, birth.zoneName());
            textOrAbsent(sink, 4, birth.place().map(Place::label));
            textOrAbsent(sink, 5, birth.offset().map(BatchRow::called));
            sink.absent(FIELDS);
        } catch (RowProblem problem) {
            for (int field = 0; field < FIELDS; field++) {
                sink.absent(field);
            }
            sink.text(FIELDS, problem.getMessage());
        }
        return sink.row();
    }

    private static void textOrAbsent(StructSink sink, int field, Optional<String> text) {
        if (text.isPresent()) {
            sink.text(field, text.get());
        } else {
            sink.absent(field);
        }
    }

    /** By what was chosen. */
    @Override
    public boolean equals(Object other) {
        return other instanceof BirthFunction function && rules.equals(function.rules);
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return rules.isEmpty() ? "nirayana_birth" : "nirayana_birth[" + rules + "]";
    }
}
