package org.nirayana.batch.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.RowField;
import org.nirayana.batch.table.InputColumns;

/** The command {@code batch}: reads its words, runs the job and says what came of it. */
public final class BatchCommand {
    /** Exit code of a command that cannot be understood, or whose input cannot be used. */
    public static final int USAGE = 2;

    /** Exit code when reading or writing failed; the same command goes on where this one stopped. */
    public static final int FAILED = 1;

    private static final String HELP = """
            nirayana batch INPUT OUTPUT --columns NAMES [OPTION]...

            Computes a table of births: CSV, NDJSON or Parquet in and out, on all cores, in the order of the input.

              --columns NAMES      what to compute: planets,ascendant,vargas=9,10,dasha,panchanga and more (--list tells all)
              --conventions QUERY  as in requests: profile=jhora&node_type=mean
              --keep NAMES         columns of the input that go into the output
              --map FIELD=COLUMN   where a column is not called as we call it: lat=breite,local_time=geburtszeit
              --from, --to FORMAT  csv, ndjson or parquet, where the name of the file does not tell
              --rejects FILE       rows that could not be computed, with line and reason (default OUTPUT.rejects.csv)
              --threads COUNT      default: as many as there are cores
              --restart            forget what an unfinished run has done
              --overwrite          replace an output that is there
              --quiet              no progress, no report

            A row has dateandtime (an instant) or local_time (or date and time) on the clock of its place, and lat and lon or
            place, perhaps tz. For match and porutham it has two people: bride_nakshatra and bride_pada, or a birth with bride_ before
            each name, and the same with groom_. The output has row, the number of the row in the input, then what is kept, then what is computed.
            Whoever stops it, or kills it, gives the same command again: finished parts are not computed twice.
            Exit codes: 0 done (also with rejects, which are counted), 1 reading or writing failed, 2 it cannot be understood.
            """;

    private BatchCommand() {}

    /**
     * Runs the command.
     *
     * @param words behind {@code batch}
     * @param terminal whether somebody looks at {@code err}
     * @return the exit code
     */
    public static int run(List<String> words, PrintStream out, PrintStream err, boolean terminal)
            throws InterruptedException {
        if (words.isEmpty() || words.contains("--help") || words.contains("-h")) {
            out.print(HELP);
            return words.isEmpty() ? USAGE : 0;
        }
        if (words.equals(List.of("--list"))) {
            out.println(BatchColumns.available());
            return 0;
        }
        try {
            Options options = Options.read(words);
            BatchJob.Task task = task(options);
            long begun = System.nanoTime();
            BatchJob.Report report = BatchJob.run(task, new Progress(err, terminal && !options.has("--quiet")));
            if (!options.has("--quiet")) {
                double seconds = (System.nanoTime() - begun) / 1e9;
                err.println(describe(report, task, seconds));
            }
            return 0;
        } catch (IllegalArgumentException unclear) {
            err.println("nirayana batch: " + unclear.getMessage());
            return USAGE;
        } catch (IOException broken) {
            err.println("nirayana batch: " + broken.getClass().getSimpleName() + ": " + broken.getMessage()
                    + ". What is done is kept: the same command goes on from there.");
            return FAILED;
        }
    }

    private static String describe(BatchJob.Report report, BatchJob.Task task, double seconds) {
        long done = report.rows() + report.rejected() - report.resumed();
        return String.format(
                Locale.ROOT,
                "%,d rows in %s (%.1f s, %,.0f a second on %d thread%s)%s; %s",
                report.rows(),
                task.out().getFileName(),
                seconds,
                done / seconds,
                report.threads(),
                report.threads() == 1 ? "" : "s",
                report.resumed() == 0 ? "" : String.format(Locale.ROOT, ", %,d of them from before", report.resumed()),
                report.rejected() == 0
                        ? "none rejected."
                        : String.format(
                                Locale.ROOT, "%,d rejected, with reasons in %s.", report.rejected(), task.rejects()));
    }

    private static BatchJob.Task task(Options options) throws IOException {
        Path in = Path.of(options.words.get(0));
        Path out = Path.of(options.words.get(1)).toAbsolutePath();
        if (!Files.isReadable(in) || Files.isDirectory(in)) {
            throw new IllegalArgumentException("There is no file " + in + " that can be read.");
        }
        if (out.getParent() == null || !Files.isDirectory(out.getParent())) {
            throw new IllegalArgumentException("There is no folder " + out.getParent() + " for the output.");
        }
        if (Files.exists(out) && Files.isSameFile(in, out)) {
            throw new IllegalArgumentException("Input and output are the same file.");
        }
        if (Files.exists(out) && !options.has("--overwrite")) {
            throw new IllegalArgumentException(out + " is there already; --overwrite replaces it.");
        }
        if (options.has("--restart")) {
            Files.deleteIfExists(BatchJob.journal(out));
        }
        TableFormat from = format(options, "--from", in);
        TableFormat to = format(options, "--to", out);
        String conventions = options.get("--conventions", "");
        BatchColumns columns = BatchColumns.of(options.require("--columns"), BatchEngine.with(conventions));
        InputColumns input = new InputColumns(named(options.get("--map", "")), kept(options.get("--keep", "")));
        Path rejects = Path.of(options.get("--rejects", out + ".rejects.csv")).toAbsolutePath();
        int threads = options.count("--threads", Runtime.getRuntime().availableProcessors());
        int rowsPerPart = options.count(
                "--part", columns.hasJson() ? BatchJob.JSON_ROWS_PER_PART : BatchJob.DEFAULT_ROWS_PER_PART);
        String identity = String.join(
                " | ",
                "version " + version(),
                "input " + in.toAbsolutePath() + " " + Files.size(in) + " " + Files.getLastModifiedTime(in),
                from + " to " + to,
                "columns " + options.require("--columns"),
                "conventions " + conventions,
                "input columns " + input,
                "rejects " + rejects,
                "rows in a part " + rowsPerPart);
        return new BatchJob.Task(in, from, out, to, columns, input, rejects, identity, threads, rowsPerPart);
    }

    static String version() {
        return BatchEngine.version();
    }

    private static TableFormat format(Options options, String option, Path file) {
        String id = options.get(option, "");
        return (id.isEmpty() ? TableFormat.of(file) : TableFormat.of(id))
                .orElseThrow(() -> new IllegalArgumentException("The format of " + file + " is not known; " + option
                        + " says it, one of " + TableFormat.ids() + "."));
    }

    private static List<String> kept(String names) {
        List<String> kept = new ArrayList<>();
        for (String name : names.split(",", -1)) {
            if (!name.isBlank()) {
                kept.add(name.strip());
            }
        }
        return kept;
    }

    private static Map<RowField, String> named(String pairs) {
        Map<RowField, String> named = new EnumMap<>(RowField.class);
        for (String pair : kept(pairs)) {
            int equals = pair.indexOf('=');
            RowField field =
                    equals < 1 ? null : RowField.of(pair.substring(0, equals)).orElse(null);
            if (field == null) {
                throw new IllegalArgumentException("--map takes FIELD=COLUMN, where FIELD is one of "
                        + String.join(
                                ", ", RowField.ALL.stream().map(RowField::id).toList()) + ", not '" + pair + "'.");
            }
            named.put(field, pair.substring(equals + 1).strip());
        }
        return named;
    }

    /** The words of a command. */
    private static final class Options {
        private static final List<String> WITH_VALUE = List.of(
                "--columns", "--conventions", "--keep", "--map", "--from", "--to", "--rejects", "--threads", "--part");
        private static final List<String> ALONE = List.of("--restart", "--overwrite", "--quiet");

        private final List<String> words = new ArrayList<>();
        private final Map<String, String> values = new LinkedHashMap<>();

        static Options read(List<String> given) {
            Options options = new Options();
            for (int i = 0; i < given.size(); i++) {
                String word = given.get(i);
                int equals = word.startsWith("--") ? word.indexOf('=') : -1;
                String name = equals < 0 ? word : word.substring(0, equals);
                if (WITH_VALUE.contains(name)) {
                    if (equals < 0 && i + 1 == given.size()) {
                        throw new IllegalArgumentException(name + " needs a value.");
                    }
                    options.values.put(name, equals < 0 ? given.get(++i) : word.substring(equals + 1));
                } else if (ALONE.contains(word)) {
                    options.values.put(word, "");
                } else if (word.startsWith("--")) {
                    throw new IllegalArgumentException("Unknown option '" + word + "'. Available: "
                            + String.join(", ", WITH_VALUE) + ", " + String.join(", ", ALONE) + ".");
                } else {
                    options.words.add(word);
                }
            }
            if (options.words.size() != 2) {
                throw new IllegalArgumentException(
                        "Name an input and an output: nirayana batch births.csv charts.parquet"
                                + " --columns planets,vargas=9. --help tells more.");
            }
            return options;
        }

        boolean has(String name) {
            return values.containsKey(name);
        }

        String get(String name, String otherwise) {
            return values.getOrDefault(name, otherwise);
        }

        String require(String name) {
            String value = values.get(name);
            if (value == null || value.isBlank()) {
                throw new IllegalArgumentException(name + " is needed. " + BatchColumns.available());
            }
            return value;
        }

        int count(String name, int otherwise) {
            String value = values.get(name);
            if (value == null) {
                return otherwise;
            }
            if (!value.matches("[1-9][0-9]{0,6}")) {
                throw new IllegalArgumentException(name + " takes a whole number from 1 on, not '" + value + "'.");
            }
            return Integer.parseInt(value);
        }
    }
}
