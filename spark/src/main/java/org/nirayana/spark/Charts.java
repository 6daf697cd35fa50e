package org.nirayana.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.date_format;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.timestamp_micros;
import static org.apache.spark.sql.functions.unix_micros;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.expressions.objects.Invoke;
import org.apache.spark.sql.classic.ExpressionUtils;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.ObjectType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.types.TimestampNTZType;
import org.nirayana.batch.BatchColumn;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.ColumnType;
import org.nirayana.batch.DoubtRules;
import org.nirayana.batch.RowField;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Charts of whole tables, partition by partition: what {@code nirayana batch} does with a file.
 *
 * <pre>{@code
 * Dataset<Row> births = spark.read().parquet("births.parquet");   // dateandtime or local_time, lat and lon or place, tz
 * Dataset<Row> charts = Charts.of("planets,ascendant,vargas=9,10").by("ayanamsa=raman").compute(births);
 * charts.filter("problem is null").write().parquet("charts.parquet");
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Charts {
    /** Why a row has no results, as a sentence; null where it has. */
    public static final String PROBLEM = "problem";

    private final String choice;
    private final String conventions;
    private final String rules;
    private final List<BatchColumn> columns;
    private final List<RowField> fields;

    private Charts(String choice, String conventions, String rules) {
        this.choice = choice;
        this.conventions = conventions;
        this.rules = rules;
        // A mistake in them is told now.
        DoubtRules.of(rules);
        BatchColumns made = BatchColumns.of(choice, BatchEngine.with(conventions));
        this.columns = made.schema();
        this.fields = made.fields();
    }

    /**
     * Charts by standard conventions.
     *
     * @param choice of columns, as {@code nirayana batch} takes it: {@code planets,vargas=9,10,dasha}
     * @throws IllegalArgumentException when there are no such columns; the message says which there are
     */
    public static Charts of(String choice) {
        return new Charts(choice, "", "");
    }

    /**
     * The same by other conventions.
     *
     * @param others {@code profile=jhora&node_type=mean}
     * @throws IllegalArgumentException when there is no such convention; the message says what there is
     */
    public Charts by(String others) {
        return new Charts(choice, others, rules);
    }

    /**
     * The same with something taken where a row may mean several places or instants; else such rows have a problem.
     *
     * @param chosen {@code ambiguous=largest&clock_change=after&old_clock=zone}, as {@code nirayana batch} has them
     * @throws IllegalArgumentException when there is no such rule; the message says which there are
     */
    public Charts taking(String chosen) {
        return new Charts(choice, conventions, chosen);
    }

    /** The columns that are computed, without {@link #PROBLEM}. */
    public StructType schema() {
        return SparkColumns.type(columns);
    }

    /**
     * Options for writing the results as Parquet, for {@code write().options(…)}: no dictionaries for the columns of numbers with
     * fractions. Hardly two rows have the same, so that a dictionary is made, found too large and thrown away; without, files are as
     * large, and writing takes a sixth less time of a processor.
     */
    public Map<String, String> parquetOptions() {
        Map<String, String> options = new TreeMap<>();
        for (BatchColumn column : columns) {
            if (column.type() == ColumnType.NUMBER) {
                options.put("parquet.enable.dictionary#" + column.name(), "false");
            }
        }
        return options;
    }

    /**
     * A table with the columns of the results behind its own, and {@link #PROBLEM} behind those. Every row stays: one that cannot
     * be computed has no results and says why.
     *
     * @param births with columns by the names that {@code nirayana batch} knows: {@code dateandtime} (or {@code ts}, {@code
     *     instant}), or {@code local_time}, or {@code date} and {@code time}; {@code lat} and {@code lon}, or {@code place}; {@code tz}; for
     *     {@code match} and {@code porutham} the same with {@code bride_} and {@code groom_} before them, or {@code bride_nakshatra},
     *     {@code bride_pada} and so on
     * @throws IllegalArgumentException when a column means nothing that can be read, or is there already
     */
    public Dataset<Row> compute(Dataset<Row> births) {
        StructType given = births.schema();
        requireNewNames(partitionSchema(given));
        Reading reading = Reading.of(births, fields);
        Column[] kept = Arrays.stream(given.fieldNames()).map(Charts::column).toArray(Column[]::new);
        Column row = struct(reading.values().toArray(Column[]::new));
        StructType rowType =
                (StructType) births.select(row).schema().fields()[0].dataType();
        StructType made = schema();
        StructType results = new StructType();
        for (StructField field : made.fields()) {
            results = results.add(new StructField(field.name(), field.dataType(), true, field.metadata()));
        }
        results = results.add(PROBLEM, DataTypes.StringType);
        // Not deterministic, so that no filter on a result is computed before, and the chart again behind it.
        Column chart = ExpressionUtils.column(new Invoke(
                new Literal(
                        new RowFunction(choice, conventions, rules, reading.places(), rowType),
                        new ObjectType(RowFunction.class)),
                "compute",
                results,
                CollectionConverters.asScala(List.of(ExpressionUtils.expression(row)))
                        .toSeq(),
                CollectionConverters.asScala(List.<AbstractDataType>of(rowType)).toSeq(),
                true,
                false,
                false));
        String name = "nirayana chart";
        Dataset<Row> computed = births.select(with(kept, chart.as(name)));
        List<Column> all = new ArrayList<>(List.of(kept));
        for (String field : results.fieldNames()) {
            all.add(column(name).getField(field).as(field));
        }
        return computed.select(all.toArray(Column[]::new));
    }

    private static Column[] with(Column[] columns, Column last) {
        Column[] more = Arrays.copyOf(columns, columns.length + 1);
        more[columns.length] = last;
        return more;
    }

    /**
     * The same by {@code mapPartitions}, with nothing but what Spark promises to keep, where {@link #compute} is an expression of its
     * planner. It takes longer: each value of a row is boxed and checked.
     */
    public Dataset<Row> computePartitions(Dataset<Row> births) {
        StructType given = births.schema();
        Reading reading = Reading.of(births, fields);
        List<Column> read = new ArrayList<>();
        for (String name : given.fieldNames()) {
            read.add(column(name));
        }
        Map<RowField, Integer> places = new EnumMap<>(RowField.class);
        reading.places().forEach((field, at) -> places.put(field, given.size() + at));
        read.addAll(reading.values());
        StructType made = partitionSchema(given);
        requireNewNames(made);
        Dataset<Row> results = births.select(read.toArray(Column[]::new))
                .mapPartitions(
                        new ChartPartitions(choice, conventions, rules, given.size(), places), Encoders.row(made));
        Column[] selected =
                Arrays.stream(made.fields()).map(field -> column(field.name())).toArray(Column[]::new);
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).type() == ColumnType.TIME) {
                int at = given.size() + i;
                selected[at] = timestamp_micros(selected[at]).as(columns.get(i).name());
            }
        }
        return results.select(selected);
    }

    /**
     * What is read of a table.
     *
     * @param values numbers or words
     * @param places which of them is which field
     */
    private record Reading(List<Column> values, Map<RowField, Integer> places) {
        static Reading of(Dataset<Row> births, List<RowField> fields) {
            Map<RowField, Integer> places = new EnumMap<>(RowField.class);
            List<Column> values = new ArrayList<>();
            for (StructField field : births.schema().fields()) {
                RowField.of(field.name()).filter(fields::contains).ifPresent(meant -> {
                    if (places.putIfAbsent(meant, values.size()) != null) {
                        throw new IllegalArgumentException(
                                "Two columns mean " + meant.id() + ", one of them " + field.name() + ".");
                    }
                    values.add(value(meant, field).as("nirayana " + meant.id()));
                });
            }
            return new Reading(values, places);
        }
    }

    /** What {@link ChartPartitions} gives: a time is a number there, because the classes that rows have for it bend old dates. */
    private StructType partitionSchema(StructType given) {
        StructType made = given;
        for (BatchColumn column : columns) {
            DataType type = column.type() == ColumnType.TIME ? DataTypes.LongType : SparkColumns.type(column.type());
            made = made.add(
                    new StructField(column.name(), type, true, Metadata.empty()).withComment(column.description()));
        }
        return made.add(PROBLEM, DataTypes.StringType);
    }

    private static void requireNewNames(StructType made) {
        Set<String> names = new HashSet<>();
        for (String name : made.fieldNames()) {
            if (!names.add(name.toLowerCase(Locale.ROOT))) {
                throw new IllegalArgumentException(
                        "There would be two columns " + name + "; rename or drop the one of the table.");
            }
        }
    }

    /** A field of a birth as a number or as words. */
    private static Column value(RowField meant, StructField field) {
        Column column = column(field.name());
        DataType type = field.dataType();
        return switch (meant.kind()) {
            case INSTANT -> type.equals(DataTypes.TimestampType) ? unix_micros(column) : words(field);
            case NUMBER -> type.equals(DataTypes.StringType) ? column : column.cast(DataTypes.DoubleType);
            case WORDS_OR_NUMBER -> column.cast(DataTypes.StringType);
            case WORDS -> words(field);
        };
    }

    private static Column words(StructField field) {
        Column column = column(field.name());
        DataType type = field.dataType();
        if (type instanceof TimestampNTZType) {
            return date_format(column, "yyyy-MM-dd'T'HH:mm:ss.SSSSSS");
        }
        if (type.equals(DataTypes.StringType) || type.equals(DataTypes.DateType)) {
            return column.cast(DataTypes.StringType);
        }
        throw new IllegalArgumentException("The column " + field.name() + " is a " + type.sql()
                + "; it must be a STRING, or a DATE, or what a clock showed as TIMESTAMP_NTZ.");
    }

    private static Column column(String name) {
        return col("`" + name.replace("`", "``") + "`");
    }
}
