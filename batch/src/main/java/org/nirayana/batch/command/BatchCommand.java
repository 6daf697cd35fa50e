package org.nirayana.batch.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchEngine;
import org.nirayana.batch.DoubtRules;
import org.nirayana.batch.RowField;
import org.nirayana.batch.parquet.Compression;
import org.nirayana.batch.table.InputColumns;
import org.nirayana.batch.table.TableInput;

/** The command {@code batch}: reads its words, runs the job and says what came of it. */
public final class BatchCommand {
    /** Exit code of a command that cannot be understood, or whose input cannot be used. */
    public static final int USAGE = 2;

    /** Exit code when reading or writing failed; the same command goes on where this one stopped. */
    public static final int FAILED = 1;

    /** Exit code when every row was rejected, or more than {@code --max-rejects}. */
    public static final int REJECTED = 3;

    /** What stands for standard input and standard output. */
    private static final String PIPE = "-";

    static final String HELP = """
            nirayana batch INPUT OUTPUT --columns NAMES [OPTION]...

            Computes a table of births: CSV, NDJSON or Parquet in and out, on all cores, in the order of the input.
            INPUT and OUTPUT are files, or - for standard input and output, or pipes; of pipes --from and --to say the format.

              --columns NAMES      what to compute: planets,ascendant,vargas=9,10,dasha,panchanga,place and more, or single
                                   columns: sun_longitude,d9_moon (--list tells all)
              --conventions QUERY  as in requests: profile=jhora&node_type=mean
              --keep NAMES         columns of the input that go into the output
              --map FIELD=COLUMN   where a column is not called as we call it: lat=breite,local_time=geburtszeit
              --ambiguous RULE     a name that several places bear: refuse (default) or largest
              --clock-change RULE  a time that clocks showed twice or never: refuse (default), before or after the change
              --old-clock RULE     no telling which clock a place kept: refuse (default), likeliest or zone
              --from FORMAT        csv, ndjson or parquet, where the name of the input does not tell
              --to FORMAT          the same of the output
              --compression HOW    of Parquet that is written: none (default) or zstd
              --rejects FILE       rows that could not be computed, with line and reason (default OUTPUT.rejects.csv;
                                   where the output is a pipe, standard error)
              --max-rejects COUNT  stop when more rows are rejected
              --threads COUNT      default: as many as there are cores
              --part COUNT         rows that are computed and written together (default 16384, of JSON 512)
              --restart            forget what an unfinished run has done
              --overwrite          replace an output or rejects that are there
              --quiet              no progress, no report
              --list               what --columns takes
              --help, -h           this text

            A row has dateandtime (an instant) or local_time (or date and time) on the clock of its place, and lat and lon or
            place, perhaps tz. For match and porutham it has two people: bride_nakshatra and bride_pada, or a birth with bride_ before
            each name, and the same with groom_. The output has row, the number of the row in the input, then what is kept, then what is computed.
            What may mean several places or instants is rejected with all of them, unless a RULE says what to take; --columns place tells
            what was taken. From file to file a command that was stopped or killed is given again: finished parts are not computed twice.
            Exit codes: 0 done (also with rejects, which are counted), 1 reading or writing failed, 2 it cannot be understood,
            3 every row was rejected, or more than --max-rejects.
            """;

    private BatchCommand() {}

    /** The same with the input of the process. */
    public static int run(List<String> words, PrintStream out, PrintStream err, boolean terminal)
            throws InterruptedException {
        return run(words, System.in, out, err, terminal);
    }

    /**
     * Runs the command.
     *
     * @param words behind {@code batch}
     * @param in what {@code -} reads
     * @param out what {@code -} writes
     * @param terminal whether somebody looks at {@code err}
     * @return the exit code
     */
    public static int run(List<String> words, InputStream in, PrintStream out, PrintStream err, boolean terminal)
            throws InterruptedException {
        if (words.isEmpty() || words.contains("--help") || words.contains("-h")) {
            out.print(HELP);
            return words.isEmpty() ? USAGE : 0;
        }
        if (words.equals(List.of("--list"))) {
            out.println(BatchColumns.available());
            return 0;
        }
        boolean resumable = false;
        try {
            Options options = Options.read(words);
            BatchJob.Task task = task(options, in, out, err);
            resumable = !task.in().isPipe() && task.pipes().isEmpty();
            long begun = System.nanoTime();
            BatchJob.Report report = BatchJob.run(task, new Progress(err, terminal && !options.has("--quiet")));
            if (!options.has("--quiet")) {
                double seconds = (System.nanoTime() - begun) / 1e9;
                err.println(describe(report, task, seconds));
            }
            if (report.rows() == 0 && report.rejected() > 0) {
                err.println("nirayana batch: every row was rejected.");
                return REJECTED;
            }
            return 0;
        } catch (IllegalArgumentException unclear) {
            err.println("nirayana batch: " + unclear.getMessage());
            return USAGE;
        } catch (BatchJob.TooManyRejectsException tooMany) {
            err.println("nirayana batch: " + tooMany.getMessage() + "." + goesOn(resumable, "with a higher limit"));
            return REJECTED;
        } catch (IOException broken) {
            err.println("nirayana batch: " + broken.getClass().getSimpleName() + ": " + broken.getMessage() + "."
                    + goesOn(resumable, ""));
            return FAILED;
        }
    }

    private static String goesOn(boolean resumable, String how) {
        return resumable
                ? " What is done is kept: the same command " + (how.isEmpty() ? "" : how + " ") + "goes on from there."
                : "";
    }

    private static String describe(BatchJob.Report report, BatchJob.Task task, double seconds) {
        long done = report.rows() + report.rejected() - report.resumed();
        return String.format(
                Locale.ROOT,
                "%,d rows in %s (%.1f s, %,.0f a second on %d thread%s)%s; %s",
                report.rows(),
                task.out().toString().equals(PIPE)
                        ? "standard output"
                        : task.out().getFileName(),
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

    private static BatchJob.Task task(Options options, InputStream in, PrintStream out, PrintStream err)
            throws IOException {
        TableInput input = input(options.words.get(0), in);
        String output = options.words.get(1);
        boolean pipesOut = isPipe(output);
        Path target = pipesOut ? Path.of(output) : target(output);
        Path rejects = Path.of(options.get("--rejects", pipesOut ? "standard error" : target + ".rejects.csv"));
        if (!pipesOut) {
            rejects = rejects.toAbsolutePath();
            checkApart(input, target, rejects);
            if (Files.exists(target, LinkOption.NOFOLLOW_LINKS) && !options.has("--overwrite")) {
                throw new IllegalArgumentException(target + " is there already; --overwrite replaces it.");
            }
        }
        TableFormat from = format(options, "--from", input.file());
        TableFormat to = format(options, "--to", target);
        requireFiles(input.isPipe() && from == TableFormat.PARQUET, "read from", "what is in it stands at its end");
        requireFiles(pipesOut && to == TableFormat.PARQUET, "written into", "what is in it is told at its end");
        Compression compression = compression(options, to);
        String conventions = options.get("--conventions", "");
        BatchColumns columns = BatchColumns.of(options.require("--columns"), BatchEngine.with(conventions));
        DoubtRules rules = options.rules();
        InputColumns named = new InputColumns(named(options.get("--map", "")), kept(options.get("--keep", "")));
        Optional<BatchJob.Pipes> pipes = Optional.empty();
        if (pipesOut) {
            pipes = Optional.of(new BatchJob.Pipes(
                    rows(output, out),
                    options.has("--rejects") ? rejects(rejects.toAbsolutePath(), input, options) : new Unclosed(err)));
        }
        int threads = options.count("--threads", Runtime.getRuntime().availableProcessors());
        int rowsPerPart = options.count(
                "--part", columns.hasJson() ? BatchJob.JSON_ROWS_PER_PART : BatchJob.DEFAULT_ROWS_PER_PART);
        String identity = String.join(
                " | ",
                "version " + version(),
                "input " + identity(input),
                from + " to " + to + " " + compression.id(),
                "columns " + options.require("--columns"),
                "conventions " + conventions,
                "doubts " + rules,
                "input columns " + named + BatchJob.rejectsOf(rejects) + "rows in a part " + rowsPerPart);
        BatchJob.Beginnings beginnings = new BatchJob.Beginnings(options.has("--overwrite"), options.has("--restart"));
        return new BatchJob.Task(
                input,
                from,
                target,
                to,
                compression,
                columns,
                rules,
                named,
                rejects,
                pipes,
                identity,
                beginnings,
                options.maxRejects(),
                threads,
                rowsPerPart);
    }

    private static void requireFiles(boolean parquetInPipe, String how, String why) {
        if (parquetInPipe) {
            throw new IllegalArgumentException(
                    "Parquet cannot be " + how + " a pipe, because " + why + ": name a file, or take csv or ndjson.");
        }
    }

    /** Standard input or output, or anything of the file system that is neither a file nor a folder. */
    private static boolean isPipe(String word) {
        if (word.equals(PIPE) || word.equals("/dev/stdin") || word.equals("/dev/stdout")) {
            return true;
        }
        Path file = Path.of(word);
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    private static TableInput input(String word, InputStream in) {
        Path file = Path.of(word);
        if (word.equals(PIPE) || word.equals("/dev/stdin")) {
            return TableInput.pipe(file, in);
        }
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            throw new IllegalArgumentException("There is no file " + file + " that can be read.");
        }
        return isPipe(word) ? TableInput.pipe(file) : TableInput.file(file);
    }

    /** No file that is there is emptied, and no link followed. */
    private static OutputStream rejects(Path file, TableInput input, Options options) throws IOException {
        if (!input.isPipe() && Files.exists(file) && Files.isSameFile(input.file(), file)) {
            throw new IllegalArgumentException("Input and rejects are the same file, " + file + "; name another.");
        }
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            if (!options.has("--overwrite")) {
                throw new IllegalArgumentException(
                        file + " is there already; --overwrite replaces it, --rejects FILE names another.");
            }
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && !Files.isSymbolicLink(file)) {
                throw new IllegalArgumentException(file + " is no ordinary file; this command writes to no other.");
            }
            Files.delete(file);
        }
        return Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    private static OutputStream rows(String word, PrintStream out) throws IOException {
        return word.equals(PIPE) || word.equals("/dev/stdout")
                ? new Unclosed(out)
                : Files.newOutputStream(Path.of(word), StandardOpenOption.WRITE);
    }

    private static Path target(String word) {
        Path out = Path.of(word).toAbsolutePath();
        if (out.getParent() == null || !Files.isDirectory(out.getParent())) {
            throw new IllegalArgumentException("There is no folder " + out.getParent() + " for the output.");
        }
        return out;
    }

    /** The input is never written to, however a name leads to it, and what is written has a file for each. */
    private static void checkApart(TableInput in, Path out, Path rejects) throws IOException {
        if (rejects.getFileName() == null || !Files.isDirectory(rejects.getParent())) {
            throw new IllegalArgumentException("There is no folder " + rejects.getParent() + " for the rejects.");
        }
        Map<String, Path> written = new LinkedHashMap<>();
        written.put("output", out);
        written.put("unfinished output", BatchJob.unfinished(out));
        written.put("journal", BatchJob.journal(out));
        for (Map.Entry<String, Path> other : written.entrySet()) {
            if (place(rejects).equals(place(other.getValue()))) {
                throw new IllegalArgumentException(
                        "Rejects and " + other.getKey() + " are the same file; --rejects FILE names another.");
            }
        }
        written.put("rejects", rejects);
        for (Map.Entry<String, Path> other : written.entrySet()) {
            if (!in.isPipe() && Files.exists(other.getValue()) && Files.isSameFile(in.file(), other.getValue())) {
                throw new IllegalArgumentException(
                        "Input and " + other.getKey() + " are the same file, " + other.getValue() + "; name another.");
            }
        }
    }

    /** Where a file is that may not be there yet, however its folder is written. */
    private static Path place(Path file) throws IOException {
        return file.getParent().toRealPath().resolve(file.getFileName());
    }

    /** By what an input is known again; one that came by a pipe never is. */
    private static String identity(TableInput input) throws IOException {
        Path file = input.file().toAbsolutePath();
        return input.isPipe()
                ? "by a pipe at " + Instant.now() + " in process "
                        + ProcessHandle.current().pid()
                : file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file);
    }

    private static Compression compression(Options options, TableFormat to) {
        String id = options.get("--compression", Compression.NONE.id());
        Compression compression = Arrays.stream(Compression.values())
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("--compression takes none or zstd, not '" + id + "'."));
        if (compression != Compression.NONE && to != TableFormat.PARQUET) {
            throw new IllegalArgumentException("--compression is of Parquet; the output is " + to.id() + ".");
        }
        return compression;
    }

    /** A stream of the process, which lives on, and which says only when it is asked that nobody reads it any more. */
    private static final class Unclosed extends OutputStream {
        private final PrintStream stream;

        Unclosed(PrintStream stream) {
            this.stream = stream;
        }

        @Override
        public void write(int oneByte) {
            stream.write(oneByte);
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            stream.write(bytes, from, count);
        }

        @Override
        public void flush() throws IOException {
            if (stream.checkError()) {
                throw new IOException("nobody reads the output any more");
            }
        }

        @Override
        public void close() throws IOException {
            flush();
        }
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
    static final class Options {
        static final List<String> WITH_VALUE = List.of(
                "--columns",
                "--conventions",
                "--keep",
                "--map",
                "--ambiguous",
                "--clock-change",
                "--old-clock",
                "--from",
                "--to",
                "--compression",
                "--rejects",
                "--max-rejects",
                "--threads",
                "--part");
        static final List<String> ALONE = List.of("--restart", "--overwrite", "--quiet");

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

        /** What is taken in doubt: the options are called as the rules are, with hyphens. */
        DoubtRules rules() {
            Map<String, String> chosen = new LinkedHashMap<>();
            for (String rule : List.of(DoubtRules.AMBIGUOUS, DoubtRules.CLOCK_CHANGE, DoubtRules.OLD_CLOCK)) {
                String value = values.get("--" + rule.replace('_', '-'));
                if (value != null) {
                    chosen.put(rule, value);
                }
            }
            return DoubtRules.of(chosen);
        }

        long maxRejects() {
            String value = values.get("--max-rejects");
            if (value == null) {
                return Long.MAX_VALUE;
            }
            if (!value.matches("[0-9]{1,18}")) {
                throw new IllegalArgumentException("--max-rejects takes a whole number, not '" + value + "'.");
            }
            return Long.parseLong(value);
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
