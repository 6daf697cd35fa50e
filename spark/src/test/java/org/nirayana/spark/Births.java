package org.nirayana.spark;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.nirayana.testing.Proof;

/** Births anywhere on Earth between 1700 and 2100. */
record Births(List<Birth> all) {
    static final StructType SCHEMA = new StructType()
            .add("id", DataTypes.IntegerType)
            .add("micros", DataTypes.LongType)
            .add("lat", DataTypes.DoubleType)
            .add("lon", DataTypes.DoubleType);

    record Birth(int id, Instant instant, double latitude, double longitude) {}

    static Births of(int count) {
        SplittableRandom random = new SplittableRandom(Proof.seed());
        long from = LocalDateTime.of(1700, 1, 1, 0, 0).toEpochSecond(ZoneOffset.UTC);
        long to = LocalDateTime.of(2100, 1, 1, 0, 0).toEpochSecond(ZoneOffset.UTC);
        List<Birth> births = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            births.add(new Birth(
                    i,
                    Instant.ofEpochSecond(random.nextLong(from, to), random.nextInt(1_000_000) * 1_000L),
                    Math.rint(random.nextDouble(-65, 65) * 1e4) / 1e4,
                    Math.rint(random.nextDouble(-180, 180) * 1e4) / 1e4));
        }
        return new Births(births);
    }

    /** With a timestamp {@code ts}. */
    Dataset<Row> table(SparkSession session, int partitions) {
        List<Row> rows = all.stream()
                .map(birth -> RowFactory.create(
                        birth.id(), SparkColumns.micros(birth.instant()), birth.latitude(), birth.longitude()))
                .toList();
        return session.createDataFrame(rows, SCHEMA)
                .repartition(partitions)
                .selectExpr("id", "timestamp_micros(micros) ts", "lat", "lon");
    }
}
