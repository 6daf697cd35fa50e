package org.nirayana.spark;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.nirayana.batch.BatchColumn;
import org.nirayana.batch.ColumnType;

/** The columns of a batch as Spark has columns. */
final class SparkColumns {
    private SparkColumns() {}

    static StructType type(List<BatchColumn> columns) {
        return new StructType(columns.stream()
                .map(column -> new StructField(column.name(), type(column.type()), column.nullable(), Metadata.empty())
                        .withComment(column.description()))
                .toArray(StructField[]::new));
    }

    static DataType type(ColumnType type) {
        return switch (type) {
            case NUMBER -> DataTypes.DoubleType;
            case INTEGER -> DataTypes.IntegerType;
            case FLAG -> DataTypes.BooleanType;
            case TIME -> DataTypes.TimestampType;
            case TEXT, JSON -> DataTypes.StringType;
        };
    }

    /** As Spark keeps instants. */
    static long micros(Instant instant) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, instant);
    }
}
