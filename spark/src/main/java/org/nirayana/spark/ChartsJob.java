package org.nirayana.spark;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Observation;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.nirayana.batch.DoubtRules;

/**
 * A program for {@code spark-submit}: births in, charts out, without a line of code.
 *
 * <pre>
 * spark-submit --class org.nirayana.spark.ChartsJob nirayana-spark.jar \
 *   --in births.parquet --out charts.parquet --columns planets,ascendant,vargas=9
 * </pre>
 */
public final class ChartsJob {
    private static final String USAGE =
            "Arguments: --in PATH --out PATH --columns CHOICE [--conventions profile=jhora&node_type=mean]"
                    + " [--ambiguous refuse|largest] [--clock-change refuse|before|after] [--old-clock refuse|likeliest|zone]"
                    + " [--in-format parquet|csv|json] [--out-format parquet|csv|json]";

    private static final List<String> OPTIONS = List.of(
            "--in",
            "--out",
            "--columns",
            "--conventions",
            "--ambiguous",
            "--clock-change",
            "--old-clock",
            "--in-format",
            "--out-format");
    private static final List<String> FORMATS = List.of("parquet", "csv", "json");

    private ChartsJob() {}

    public static void main(String[] args) throws Exception {
        Map<String, String> options = options(args);
        Charts charts = Charts.of(required(options, "--columns"))
                .by(options.getOrDefault("--conventions", ""))
                .taking(rules(options));
        String in = required(options, "--in");
        String out = required(options, "--out");
        String inFormat = format(options.get("--in-format"), in);
        String outFormat = format(options.get("--out-format"), out);
        try (SparkSession session =
                SparkSession.builder().appName("Nirayana charts").getOrCreate()) {
            Observation rows = new Observation();
            Dataset<Row> computed = charts.compute(session.read()
                            .option("header", true)
                            .format(inFormat)
                            .load(in))
                    .observe(
                            rows,
                            functions.count(functions.lit(1)).as("rows"),
                            functions.count(functions.col(Charts.PROBLEM)).as("problems"));
            computed.write()
                    .mode(SaveMode.ErrorIfExists)
                    .option("header", true)
                    .options(outFormat.equals("parquet") ? charts.parquetOptions() : Map.of())
                    .format(outFormat)
                    .save(out);
            Map<String, Object> counted = rows.getAsJava();
            System.out.println(counted.get("rows") + " rows, " + counted.get("problems")
                    + " of them without results: the column " + Charts.PROBLEM + " says why.");
        }
    }

    private static Map<String, String> options(String[] args) {
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 0; i < args.length; i += 2) {
            if (!OPTIONS.contains(args[i]) || i + 1 == args.length) {
                throw new IllegalArgumentException("'" + args[i] + "' is no option with a value. " + USAGE);
            }
            options.put(args[i], args[i + 1]);
        }
        return options;
    }

    /** Called as the rules are, with hyphens. */
    private static String rules(Map<String, String> options) {
        return Stream.of(DoubtRules.AMBIGUOUS, DoubtRules.CLOCK_CHANGE, DoubtRules.OLD_CLOCK)
                .filter(rule -> options.containsKey("--" + rule.replace('_', '-')))
                .map(rule -> rule + "=" + options.get("--" + rule.replace('_', '-')))
                .collect(Collectors.joining("&"));
    }

    private static String required(Map<String, String> options, String name) {
        String value = options.get(name);
        if (value == null) {
            throw new IllegalArgumentException(name + " is missing. " + USAGE);
        }
        return value;
    }

    /** The one that is told, else by the ending of the path, else Parquet. */
    private static String format(String requested, String path) {
        if (requested != null) {
            if (!FORMATS.contains(requested)) {
                throw new IllegalArgumentException("There is no format '" + requested + "'. " + USAGE);
            }
            return requested;
        }
        String lower = path.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".csv") || lower.endsWith(".csv.gz")) {
            return "csv";
        }
        return lower.matches(".*\\.(json|ndjson|jsonl)(\\.gz)?") ? "json" : "parquet";
    }
}
