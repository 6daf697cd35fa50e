package org.nirayana.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.testing.LongProof;

/** The functions in a session of this process: each has the values of the batch, row by row and bit by bit. */
@LongProof
@Tag("spark")
class FunctionsTest {
    private static SparkSession session;
    private static final Births BIRTHS = Births.of(300);

    @BeforeAll
    static void start() {
        session = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.shuffle.partitions", 2)
                .config("spark.sql.extensions", NirayanaExtensions.class.getName())
                .getOrCreate();
        BIRTHS.table(session, 2).createOrReplaceTempView("births");
    }

    @AfterAll
    static void stop() throws IOException {
        session.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nirayana_planets(ts, lat, lon) | planets | ",
                "nirayana_planets(ts, lat, lon, 'profile=jhora&ayanamsa=raman') | planets | profile=jhora&ayanamsa=raman",
                "nirayana_ascendant(ts, lat, lon) | ascendant | ",
                "nirayana_varga(ts, lat, lon, 9) | vargas=9 | ",
                "nirayana_varga(ts, lat, lon, 60, 'ayanamsa=krishnamurti') | vargas=60 | ayanamsa=krishnamurti",
                "nirayana_dasha(ts, lat, lon, 'yogini') | dasha=yogini | ",
                "nirayana_dasha_at(ts, lat, lon, timestamp'2050-01-01T00:00:00Z') | dasha_at=2050-01-01 | ",
                "nirayana_panchanga(ts, lat, lon) | panchanga | ",
                "nirayana_columns('planets,vargas=9,10,dasha', ts, lat, lon) | planets,vargas=9,10,dasha | ",
                "nirayana_columns('points=sun_upagrahas,sun_rasi', ts, lat, lon) | points=sun_upagrahas,sun_rasi | ",
                "try_nirayana_columns('shadbala', ts, lat, lon, 'node_type=mean') | shadbala | node_type=mean"
            })
    void everyRowIsThatOfTheBatch(String call, String choice, String conventions) {
        List<Row> rows = session.sql(
                        "select id, chart.* from (select id, %s chart from births) order by id".formatted(call))
                .collectAsList();
        Expected expected = Expected.of(choice, conventions == null ? "" : conventions);
        assertThat(rows).hasSameSizeAs(BIRTHS.all());
        for (int i = 0; i < rows.size(); i++) {
            assertThat(expected.difference(BIRTHS.all().get(i), rows.get(i), 1)).isEmpty();
        }
    }

    /** Also where Spark keeps several results at once, and where it does not generate code. */
    @Test
    void resultsDoNotShareTheirMemory() {
        Births.Birth birth = BIRTHS.all().get(7);
        Expected expected = Expected.of("ascendant", "");
        for (boolean generated : List.of(true, false)) {
            session.conf().set("spark.sql.codegen.factoryMode", generated ? "FALLBACK" : "NO_CODEGEN");
            session.conf().set("spark.sql.codegen.wholeStage", generated);
            List<Row> charts = session.sql(
                            "select transform(array(0, 1, 2), d -> nirayana_ascendant(ts, d * 10, lon)) from births where id = 7")
                    .head()
                    .getList(0);
            assertThat(charts).hasSize(3);
            for (int i = 0; i < 3; i++) {
                assertThat(expected.difference(
                                new Births.Birth(7, birth.instant(), i * 10, birth.longitude()), charts.get(i), 0))
                        .isEmpty();
            }
        }
        session.conf().unset("spark.sql.codegen.factoryMode");
        session.conf().unset("spark.sql.codegen.wholeStage");
    }

    @Test
    void theInstantOfADashaMayDifferFromRowToRow() {
        List<Row> rows = session.sql(
                        "select id, dasha.* from (select id, nirayana_dasha_at(ts, lat, lon, ts + make_interval(id % 60)) dasha"
                                + " from births) order by id")
                .collectAsList();
        List<Row> constant = session.sql("select dasha.* from (select nirayana_dasha_at(ts, lat, lon, timestamp_micros("
                        + SparkColumns.micros(BIRTHS.all().get(120).instant())
                        + ")) dasha from births where id = 120)")
                .collectAsList();
        assertThat(rows).hasSameSizeAs(BIRTHS.all());
        // Row 120 asks for the birth itself.
        assertThat(rows.get(120).getString(1)).isEqualTo(constant.get(0).getString(0));
        assertThat(rows.stream().map(row -> row.getString(1)).distinct()).hasSize(9);
    }

    @Test
    void aLocalTimeBecomesAnInstantOrAProblem() {
        Row row = session.sql(
                        "select b.ts = timestamp'1990-05-17T05:00:00Z', b.tz, b.problem, c.ts is null, c.problem, d.ts, e.problem from (select"
                                + " nirayana_birth('1990-05-17T10:30', 'Chennai') b,"
                                + " nirayana_birth('1990-05-17T10:30', 'Chenai of the moon') c,"
                                + " nirayana_birth('1990-05-17T10:30', 13.0878, 80.2785, 'UTC') d,"
                                + " nirayana_birth('1990-09-30T02:30', 52.52, 13.4) e)")
                .head();
        assertThat(row.getBoolean(0)).isTrue();
        assertThat(row.getString(1)).isEqualTo("Asia/Kolkata");
        assertThat(row.isNullAt(2)).isTrue();
        assertThat(row.getBoolean(3)).isTrue();
        assertThat(row.getString(4)).startsWith("place 'Chenai of the moon' is not known");
        assertThat(row.getTimestamp(5).toInstant()).isEqualTo("1990-05-17T10:30:00Z");
        assertThat(row.getString(6)).contains("came twice");
    }

    @Test
    void whatMayMeanSeveralBirthsIsAProblemOrTakenByARule() {
        Row row = session.sql(
                        "select a.problem, b.place, b.tz, b.utc_offset, c.problem, d.utc_offset, e.utc_offset from (select"
                                + " nirayana_birth('1990-05-17T10:30', 'Salem') a,"
                                + " nirayana_birth('1990-05-17T10:30', 'Salem', 'ambiguous=largest') b,"
                                + " nirayana_birth('1940-05-17T10:30', 'Mumbai') c,"
                                + " nirayana_birth('1940-05-17T10:30', 'Mumbai', 'old_clock=likeliest') d,"
                                + " nirayana_birth('1990-09-30T02:30', 52.52, 13.4, null, 'clock_change=after') e)")
                .head();
        assertThat(row.getString(0)).contains("Salem, Oregon, United States");
        assertThat(row.getString(1)).isEqualTo("Salem, Tamil Nadu, India");
        assertThat(row.getString(2)).isEqualTo("Asia/Kolkata");
        assertThat(row.getString(3)).isEqualTo("UTC+05:30");
        assertThat(row.getString(4)).contains("bombay_time");
        assertThat(row.getString(5)).isEqualTo("UTC+04:51");
        assertThat(row.getString(6)).isEqualTo("UTC+01:00");
        assertThatThrownBy(() -> session.sql("select nirayana_birth('1990-05-17T10:30', 'Salem', 'ambiguous=first')"))
                .hasMessageContaining("ambiguous takes refuse, largest");
    }

    @Test
    void theClockOfARowIsThatOfItsPlaceUnlessItNamesOne() {
        Row row = session.sql(
                        "select p.vara, nirayana_panchanga(ts, lat, lon, '', 'Asia/Kolkata').vara, nirayana_panchanga(ts, lat, lon, '', null).vara"
                                + " from (select *, nirayana_panchanga(ts, lat, lon) p from (select timestamp'1990-05-17T05:00:00Z' ts, 13.0878 lat, 80.2785 lon))")
                .head();
        // 17 May 1990 was a Thursday.
        assertThat(List.of(row.getInt(0), row.getInt(1), row.getInt(2))).containsOnly(5);
    }

    /** 23°51′11″ is what the Indian Ephemeris prints for Lahiri at the beginning of 2000; ours is tested where it is computed. */
    @Test
    void theAyanamsaIsThatOfTheConventions() {
        Row row = session.sql(
                        "select nirayana_ayanamsa(timestamp'2000-01-01T00:00:00Z'), nirayana_ayanamsa(timestamp'2000-01-01T00:00:00Z', 'ayanamsa=raman')")
                .head();
        assertThat(row.getDouble(0)).isBetween(23.85, 23.86);
        assertThat(row.getDouble(1)).isBetween(22.40, 22.42);
    }

    @Test
    void aRowThatCannotBeComputedFailsOrIsNullAndTellsWhy() {
        String far = "from (select timestamp'2000-01-01T00:00:00Z' ts, 80 + id * 20 lat, 80 lon from range(2))";
        List<Row> rows = session.sql(
                        "select try_nirayana_planets(ts, lat, lon) is null, nirayana_problem('planets', ts, lat, lon) "
                                + far)
                .collectAsList();
        assertThat(rows).hasSize(2);
        assertThat(rows.get(0).getBoolean(0)).isFalse();
        assertThat(rows.get(0).isNullAt(1)).isTrue();
        assertThat(rows.get(1).getBoolean(0)).isTrue();
        assertThat(rows.get(1).getString(1)).isEqualTo("lat must be a decimal number from -90 to 90, not '100.0'");
        Dataset<Row> strict = session.sql("select nirayana_planets(ts, lat, lon) " + far);
        assertThatThrownBy(strict::collectAsList)
                .hasStackTraceContaining("nirayana_planets cannot compute a row: lat must be a decimal number")
                .hasStackTraceContaining("try_nirayana_planets");
        assertThat(session.sql("select nirayana_planets(null, 13, 80)").head().isNullAt(0))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nirayana_planets(ts, lat) | takes 3 to 4 arguments (ts, lat, lon[, conventions]), not 2",
                "nirayana_planets(ts, lat, lon, 'ayanamsa=mine') | ayanamsa must be one of fagan_bradley, lahiri",
                "nirayana_planets(ts, lat, lon, cast(id as string)) | must be a constant of the query",
                "nirayana_varga(ts, lat, lon, 900) | vargas takes whole numbers from 1 to 300",
                "nirayana_dasha(ts, lat, lon, 'mine') | Unknown dasha 'mine'. Available: ",
                "nirayana_match(1, 2, 3) | takes 4 to 8 arguments (bride_nakshatra, bride_pada",
                "nirayana_match(1, 2, 3, 4, 'preset=mine') | match: preset must be one of north",
                "nirayana_columns('everything', ts, lat, lon) | Unknown columns 'everything'. Available as typed columns: planets"
            })
    void aMistakeIsToldBeforeAnythingRuns(String call, String message) {
        assertThatThrownBy(() -> session.sql("select " + call + " from births")).hasMessageContaining(message);
    }

    /** Two people of neighbouring rows, by births and by stars, as functions and as a table: the values of the batch. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match | | ",
                "match | preset=raman | ayanamsa=raman",
                "porutham | preset=kerala | ",
            })
    void pairsAreThoseOfTheBatch(String way, String readings, String conventions) {
        String query = readings == null ? "" : readings;
        String others = conventions == null ? "" : conventions;
        String choice = query.isEmpty() ? way : way + "?" + query;
        String pairs = "(select a.id, a.ts bride_ts, a.lat bride_lat, a.lon bride_lon, b.ts groom_ts, b.lat groom_lat,"
                + " b.lon groom_lon from births a join births b on b.id = a.id + 1)";
        List<Row> byFunction = session.sql("select id, pair.* from (select id, nirayana_" + way
                        + "(bride_ts, bride_lat, bride_lon, groom_ts, groom_lat, groom_lon, '" + query + "', '" + others
                        + "') pair from " + pairs + ") order by id")
                .collectAsList();
        assertThat(byFunction).hasSize(BIRTHS.all().size() - 1);
        Expected expected = Expected.of(choice, others);
        for (Row row : byFunction) {
            Births.Birth bride = BIRTHS.all().get(row.getInt(0));
            Births.Birth groom = BIRTHS.all().get(row.getInt(0) + 1);
            assertThat(expected.difference(bride, groom, row, 1)).isEmpty();
        }
        List<Row> byTable = Charts.of(choice)
                .by(others)
                .compute(session.sql("select * from " + pairs))
                .drop("bride_ts", "bride_lat", "bride_lon", "groom_ts", "groom_lat", "groom_lon", Charts.PROBLEM)
                .orderBy("id")
                .collectAsList();
        assertThat(byTable).isEqualTo(byFunction);
        // The stars that a pair was compared by, given as stars: numbers, and a name that one of them has.
        Row stars = session.sql("select pair." + way + "_total, by_name." + way + "_total from (select nirayana_" + way
                        + "(4, 2, 22, 3, '" + query + "') pair, nirayana_" + way + "('Rohini', 2, '22', 3, '" + query
                        + "') by_name)")
                .head();
        assertThat(stars.getDouble(0)).isEqualTo(expected.total(4, 2, 22, 3)).isEqualTo(stars.getDouble(1));
    }

    @Test
    void aPairThatCannotBeComparedIsAProblemOrNull() {
        String stars = "(28, 1, 4, 2)";
        assertThat(session.sql("select try_nirayana_match" + stars).head().isNullAt(0))
                .isTrue();
        assertThatThrownBy(() -> session.sql("select nirayana_match" + stars).collectAsList())
                .hasStackTraceContaining("bride_nakshatra must be a number from 1 to 27");
        List<Row> rows = Charts.of("match")
                .compute(session.sql("select * from values (1, 'Rohini', 2, 22, 3), (2, 'Rohini', 7, 22, 3)"
                        + " as t(id, bride_nakshatra, bride_pada, groom_nakshatra, groom_pada)"))
                .orderBy("id")
                .collectAsList();
        assertThat(rows).hasSize(2);
        assertThat((String) rows.get(0).getAs("problem")).isNull();
        assertThat((String) rows.get(1).getAs("problem")).startsWith("bride_pada must be a whole number from 1 to 4");
    }

    @Test
    void everyFunctionDescribesItself() {
        assertThat(NirayanaFunctions.names()).hasSize(22).allSatisfy(name -> assertThat(
                        session.sql("describe function " + name).collectAsList().toString())
                .contains("Usage: " + name + "("));
    }

    @Test
    void wholeTablesKeepEveryRowAndEveryColumn() {
        Dataset<Row> births = session.sql("select 'a b' `a b`, * from values"
                + " (1, timestamp_ntz'1990-05-17T10:30:00', '13.0878', '80.2785', cast(null as string)),"
                + " (2, timestamp_ntz'1990-05-17T10:30:00', null, null, 'Chennai'),"
                + " (3, timestamp_ntz'1990-05-17T10:30:00', null, null, null) as t(id, local_time, lat, lon, place)");
        Dataset<Row> charts =
                Charts.of("ascendant,panchanga").by("ayanamsa=raman").compute(births);
        assertThat(charts.schema().fieldNames())
                .startsWith("a b", "id", "local_time", "lat", "lon", "place", "ascendant_longitude")
                .endsWith("lunar_month_adhika", "problem");
        StructType results = Charts.of("ascendant,panchanga").schema();
        assertThat(charts.schema().apply("sunrise").dataType())
                .isEqualTo(results.apply("sunrise").dataType());
        List<Row> rows = charts.orderBy("id").collectAsList();
        assertThat(rows).hasSize(3);
        Expected expected = Expected.of("ascendant,panchanga", "ayanamsa=raman");
        Births.Birth birth = new Births.Birth(1, Instant.parse("1990-05-17T05:00:00Z"), 13.0878, 80.2785);
        assertThat(expected.difference(birth, rows.get(0), 6)).isEmpty();
        assertThat(rows.get(0).isNullAt(rows.get(0).length() - 1)).isTrue();
        assertThat(rows.get(1).isNullAt(rows.get(1).length() - 1)).isTrue();
        assertThat(rows.get(2).getString(rows.get(2).length() - 1)).startsWith("lat is missing");
        assertThat(rows.get(2).isNullAt(6)).isTrue();
    }

    /** A filter on what was computed is asked behind it, or every chart would be made twice. */
    @Test
    void aChartIsComputedOnceWhateverIsAskedOfIt() {
        Dataset<Row> charts = Charts.of("planets")
                .compute(session.table("births"))
                .filter("problem is null and moon_rasi = 4")
                .select("id", "moon_rasi", "sun_longitude");
        assertThat(charts.queryExecution().optimizedPlan().toString().split("charts\\[planets", -1))
                .hasSize(2);
        assertThat(charts.count()).isPositive();
    }

    @Test
    void aTableWithoutBirthsSaysSoInEveryRow() {
        Row row = Charts.of("ascendant").compute(session.sql("select 7 id")).head();
        assertThat(row.getInt(0)).isEqualTo(7);
        assertThat((String) row.getAs(Charts.PROBLEM)).startsWith("lat is missing");
    }

    /** What has a fraction is written plainly, and what repeats by a dictionary. */
    @Test
    void numbersAreWrittenWithoutDictionaries(@TempDir Path folder) throws Exception {
        Charts charts = Charts.of("ascendant");
        Path out = folder.resolve("charts");
        charts.compute(session.table("births").coalesce(1))
                .write()
                .options(charts.parquetOptions())
                .parquet(out.toString());
        Map<String, Boolean> byDictionary = new HashMap<>();
        try (ParquetFileReader reader = ParquetFileReader.open(HadoopInputFile.fromPath(
                new org.apache.hadoop.fs.Path(BatchTest.onlyPart(out).toUri()), new Configuration()))) {
            for (ColumnChunkMetaData column :
                    reader.getFooter().getBlocks().get(0).getColumns()) {
                byDictionary.put(
                        column.getPath().toDotString(),
                        column.getEncodings().stream().anyMatch(Encoding::usesDictionary));
            }
        }
        assertThat(byDictionary).containsEntry("ascendant_longitude", false).containsEntry("ascendant_rasi", true);
    }

    @Test
    void aTableThatCannotBeReadIsRefused() {
        Charts charts = Charts.of("ascendant");
        assertThatThrownBy(
                        () -> charts.compute(session.sql("select timestamp'2000-01-01' ts, 1 lat, 2 lon, 3 latitude")))
                .hasMessage("Two columns mean lat, one of them latitude.");
        assertThatThrownBy(() ->
                        charts.compute(session.sql("select timestamp'2000-01-01' ts, 1 lat, 2 lon, 3 Ascendant_Rasi")))
                .hasMessageStartingWith("There would be two columns ascendant_rasi");
        assertThatThrownBy(() -> charts.compute(session.sql("select timestamp'2000-01-01' local_time, 1 lat, 2 lon")))
                .hasMessageStartingWith("The column local_time is a TIMESTAMP; it must be a STRING");
    }
}
