package org.nirayana.batch.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32C;
import org.nirayana.batch.BatchColumn;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.BatchPart;
import org.nirayana.batch.DoubtRules;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.RowReader;
import org.nirayana.batch.parquet.Compression;
import org.nirayana.batch.parquet.ParquetFooter;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.ColumnWriter;
import org.nirayana.batch.table.InputColumns;
import org.nirayana.batch.table.PartWriter;
import org.nirayana.batch.table.RowBlock;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.TableInput;
import org.nirayana.batch.table.TableReader;
import org.nirayana.batch.table.ValueKind;

/**
 * Computes a file of births, part by part.
 *
 * <p>Every thread takes the next block of rows, computes it and makes the bytes of a part; parts are written in the order of the
 * blocks. A part that is early waits, and no thread runs further ahead than a few parts, so that memory does not grow. What is
 * written is told in the {@link Journal}. The output bears another name until it is whole. What goes into a pipe has neither.
 */
final class BatchJob {
    /** The column that says which row of the input a row is of. */
    static final String ROW = "row";

    /** Some four megabytes of places. */
    static final int DEFAULT_ROWS_PER_PART = 16_384;

    /** An answer as JSON may have ten kilobytes. */
    static final int JSON_ROWS_PER_PART = 512;

    /** Parts that may be computed or wait beyond those that threads work at. */
    private static final int EARLY_PARTS = 2;

    private static final long FORCE_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final String REJECTS_HEAD = "row,line,reason,input\n";

    /**
     * What is to be done.
     *
     * @param identity everything that the output depends on, to be told in the journal
     * @param beginnings what may be done with files that are there
     * @param pipes where the output goes that is no file
     * @param maxRejects how many rows may be rejected before the task stops
     * @param threads at most
     * @param rowsPerPart how many rows of the input a part is of
     */
    record Task(
            TableInput in,
            TableFormat from,
            Path out,
            TableFormat to,
            Compression compression,
            BatchColumns columns,
            DoubtRules rules,
            InputColumns input,
            Path rejects,
            Optional<Pipes> pipes,
            String identity,
            Beginnings beginnings,
            long maxRejects,
            int threads,
            int rowsPerPart) {}

    /** Where rows and rejects go that are not written into files: in order, once, and without a journal. */
    record Pipes(OutputStream rows, OutputStream rejects) {}

    /** More rows were rejected than may be; what is done so far is kept. */
    static final class TooManyRejectsException extends IOException {
        @Serial
        private static final long serialVersionUID = 1;

        TooManyRejectsException(long rejected, long most) {
            super("%,d rows are rejected, and --max-rejects allows %,d".formatted(rejected, most));
        }
    }

    /**
     * What may be done with files that are there.
     *
     * @param overwrite whether those of others are replaced
     * @param restart whether what an unfinished run has done is forgotten
     */
    record Beginnings(boolean overwrite, boolean restart) {}

    /**
     * What was done.
     *
     * @param resumed how many of the rows had been done before
     */
    record Report(long rows, long rejected, long resumed, int threads) {}

    private final Task task;
    private final Progress progress;
    private final RowReader births;
    private final TableReader reader;
    private final List<TableColumn> columns = new ArrayList<>();
    private final int firstComputed;
    private final int threads;
    private final Semaphore ahead;

    private final Object reading = new Object();
    private long nextRead;
    private boolean ended;
    private volatile Throwable failure;

    private final Object writing = new Object();
    private final Map<Long, MadePart> early = new HashMap<>();
    private final Deque<ByteSink> buffers = new ArrayDeque<>();
    private FileChannel out;
    private FileChannel rejectsOut;
    private Journal journal;
    private long nextWritten;
    private long length;
    private long rejectsLength;
    private long rows;
    private long rejected;
    private long forced;

    /** A part that was made and is not written yet. */
    private record MadePart(
            TableReader.Position end, ByteSink bytes, PartWriter.Part part, ByteSink rejects, long rejected) {}

    private BatchJob(Task task, Progress progress, TableReader reader) {
        this.task = task;
        this.progress = progress;
        this.reader = reader;
        this.births = new RowReader(task.columns().engine(), task.rules());
        task.columns().lacking(reader.fields()).ifPresent(lacking -> {
            throw new IllegalArgumentException(lacking + " --map names columns that are called otherwise.");
        });
        columns.add(new TableColumn(ROW, ValueKind.LONG, false));
        columns.addAll(reader.kept());
        this.firstComputed = columns.size();
        for (BatchColumn column : task.columns().schema()) {
            columns.add(TableColumn.of(column));
        }
        Set<String> names = new HashSet<>();
        for (TableColumn column : columns) {
            if (!names.add(column.name())) {
                throw new IllegalArgumentException(
                        "The output would have the column '" + column.name() + "' twice; do not keep it.");
            }
        }
        this.threads = threads();
        this.ahead = new Semaphore(threads + EARLY_PARTS);
    }

    /** Does what is left to do of a task. */
    static Report run(Task task, Progress progress) throws IOException, InterruptedException {
        try (TableReader reader = task.from().open(task.in(), task.input())) {
            BatchJob job = new BatchJob(task, progress, reader);
            return task.pipes().isPresent() ? job.runToPipes() : job.run();
        }
    }

    /** What a value takes while it waits in its column and then in the bytes of the part, about. */
    private static int bytes(ValueKind kind) {
        return switch (kind) {
            case NUMBER, TIME, LONG -> 16;
            case INTEGER -> 6;
            case FLAG -> 2;
            case TEXT -> 40;
            case JSON -> 16_384;
        };
    }

    /** As many as may be and as half of the memory has room for. */
    private int threads() {
        long row = columns.stream().mapToLong(column -> bytes(column.kind())).sum()
                + (task.columns().inParts() ? BatchPart.BYTES_PER_ROW : 0);
        long part = row * task.rowsPerPart();
        long room = Runtime.getRuntime().maxMemory() / 2 / part - EARLY_PARTS;
        return (int) Math.max(1, Math.min(task.threads(), room));
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    /** Where the output is made. */
    static Path unfinished(Path out) {
        return beside(out, ".unfinished");
    }

    static Path journal(Path out) {
        return beside(out, ".journal");
    }

    private Report run() throws IOException, InterruptedException {
        Path unfinished = unfinished(task.out());
        long before;
        try (Journal opened = openJournal(unfinished);
                FileChannel output = open(unfinished);
                FileChannel rejects = open(task.rejects())) {
            opened.begin();
            out = output;
            rejectsOut = rejects;
            before = begin();
            requireFewRejects();
            work();
            if (task.to() == TableFormat.PARQUET) {
                finishParquet();
            }
            out.force(true);
            rejectsOut.force(true);
        }
        Files.move(unfinished, task.out(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        if (rejected == 0) {
            Files.delete(task.rejects());
        }
        Files.delete(journal(task.out()));
        return new Report(rows, rejected, before, threads);
    }

    /** With everything checked that is written later: what is refused has changed nothing. */
    private Journal openJournal(Path unfinished) throws IOException {
        journal = Journal.open(
                journal(task.out()), task.identity(), task.beginnings().restart());
        try {
            checkFree(unfinished, "--overwrite replaces it.");
            checkFree(task.rejects(), "--overwrite replaces it, --rejects FILE names another.");
            return journal;
        } catch (IOException | RuntimeException refused) {
            try (Journal closed = journal) {
                closed.giveUp();
            }
            throw refused;
        }
    }

    /** The words of an identity that say where rejects go. */
    static String rejectsOf(Path rejects) {
        return " | rejects " + rejects + " | ";
    }

    /** Whether a file that is there is what the journal tells of. */
    private boolean isOurs(Path file) throws IOException {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        if (journal.former().isEmpty()) {
            // Killed before the journal could tell: then it was not written either.
            return journal.wasEmpty() && Files.size(file) == 0;
        }
        return !file.equals(task.rejects()) || journal.former().contains(rejectsOf(file));
    }

    private void checkFree(Path file, String allowed) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) || isOurs(file)) {
            return;
        }
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && !Files.isSymbolicLink(file)) {
            throw new IllegalArgumentException(file + " is no ordinary file; this command writes to no other.");
        }
        if (!task.beginnings().overwrite()) {
            throw new IllegalArgumentException(file + " is there already and not of this job; " + allowed);
        }
    }

    /** What is of this job is gone on with; what is of others is replaced, a link itself and not what it leads to. */
    private FileChannel open(Path file) throws IOException {
        if (isOurs(file)) {
            return FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        }
        if (task.beginnings().overwrite()) {
            Files.deleteIfExists(file);
        }
        return FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** Nothing is known of what a pipe has taken, so that there is no going on. */
    private Report runToPipes() throws IOException, InterruptedException {
        Pipes pipes = task.pipes().orElseThrow();
        try (OutputStream taken = pipes.rows();
                OutputStream refused = pipes.rejects()) {
            taken.write(task.to().head(columns));
            work();
            taken.flush();
            refused.flush();
        }
        return new Report(rows, rejected, 0, threads);
    }

    /** Goes on behind the last part that is surely written; how many rows are done. */
    private long begin() throws IOException {
        Journal.Entry last = journal.lastWhole(out);
        if (last == null) {
            out.truncate(0);
            rejectsOut.truncate(0);
            length = 0;
            byte[] head = task.to().head(columns);
            write(out, head, head.length, 0);
            length = head.length;
            byte[] rejectsHead = REJECTS_HEAD.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
            write(rejectsOut, rejectsHead, rejectsHead.length, 0);
            rejectsLength = rejectsHead.length;
            return 0;
        }
        length = last.outEnd();
        rejectsLength = last.rejectsEnd();
        out.truncate(length);
        rejectsOut.truncate(rejectsLength);
        rows = journal.rows();
        rejected = last.rejected();
        nextRead = last.number() + 1;
        nextWritten = nextRead;
        reader.seek(last.end());
        return last.end().row();
    }

    private void work() throws IOException, InterruptedException {
        forced = System.nanoTime();
        progress.begin(reader.position().row(), reader.progress());
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread worker = new Thread(this::workUntilEnd, "batch-" + (i + 1));
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
        try {
            for (Thread worker : workers) {
                worker.join();
            }
        } finally {
            progress.end();
        }
        if (failure instanceof TooManyRejectsException tooMany) {
            throw tooMany;
        }
        if (failure instanceof IOException broken) {
            throw new IOException(broken.getMessage(), broken);
        }
        if (failure != null) {
            throw new IllegalStateException(failure);
        }
    }

    private void workUntilEnd() {
        try {
            Optional<BatchPart> together =
                    task.columns().inParts() ? Optional.of(task.columns().part()) : Optional.empty();
            PartWriter writer = task.to()
                    .writer(columns, together.isPresent() ? firstComputed : columns.size(), task.compression());
            while (failure == null) {
                ahead.acquire();
                RowBlock block;
                TableReader.Position begin;
                TableReader.Position end;
                long number;
                synchronized (reading) {
                    if (ended || failure != null) {
                        ahead.release();
                        return;
                    }
                    begin = reader.position();
                    block = reader.next(task.rowsPerPart());
                    end = reader.position();
                    if (block == null) {
                        ended = true;
                        ahead.release();
                        return;
                    }
                    number = nextRead++;
                }
                MadePart made = compute(block, begin.row(), end, writer, together);
                deliver(number, made);
            }
        } catch (Throwable broken) {
            // Whatever it is, the others must stop and whoever waits must hear of it.
            failure = broken;
            ahead.release(threads);
        }
    }

    private MadePart compute(
            RowBlock block,
            long rowsBefore,
            TableReader.Position end,
            PartWriter writer,
            Optional<BatchPart> together) {
        ByteSink rejects = new ByteSink(64);
        long refused = 0;
        together.ifPresent(part -> computeTogether(block, part));
        BatchPart computed = together.orElse(null);
        // Counted first: a row that cannot be read is one too.
        long row = rowsBefore + 1;
        for (Outcome outcome = write(block, row, rowsBefore, computed, writer, rejects);
                outcome != Outcome.END;
                outcome = write(block, ++row, rowsBefore, computed, writer, rejects)) {
            if (outcome == Outcome.REFUSED) {
                refused++;
            }
        }
        ByteSink bytes = buffer();
        PartWriter.Part part = computed != null && writer instanceof ColumnWriter byColumns
                ? byColumns.finish(bytes, computed.columns())
                : writer.finish(bytes);
        return new MadePart(end, bytes, part, rejects, refused);
    }

    private enum Outcome {
        COMPUTED,
        REFUSED,
        END
    }

    /** All births of a block, which then stands before its first row again. */
    private void computeTogether(RowBlock block, BatchPart part) {
        part.clear();
        boolean more = true;
        while (more) {
            try {
                more = block.next();
                if (more) {
                    part.add(births, block);
                }
            } catch (RowProblem problem) {
                part.add(problem);
            }
        }
        part.compute();
        block.rewind();
    }

    /**
     * The next row: a method of its own, so that it is compiled once and not with every loop around it.
     *
     * @param computed where the births of the block were computed before, otherwise null
     */
    private Outcome write(
            RowBlock block, long row, long rowsBefore, BatchPart computed, PartWriter writer, ByteSink rejects) {
        try {
            if (!block.next()) {
                return Outcome.END;
            }
            writer.beginRow();
            writer.large(0, row);
            for (int i = 1; i < firstComputed; i++) {
                block.keep(i - 1, writer, i);
            }
            if (computed == null) {
                task.columns().compute(births, block, writer, firstComputed);
            } else if (writer instanceof ColumnWriter) {
                computed.choose((int) (row - rowsBefore - 1));
            } else {
                computed.write((int) (row - rowsBefore - 1), writer, firstComputed);
            }
            writer.endRow();
            return Outcome.COMPUTED;
        } catch (RowProblem problem) {
            reject(rejects, row, block, problem.getMessage());
        } catch (RuntimeException defect) {
            // A defect of ours in one row must not cost the others.
            reject(rejects, row, block, "Nirayana failed at this row, please report it: " + defect);
        }
        return Outcome.REFUSED;
    }

    private static void reject(ByteSink rejects, long row, RowBlock block, String reason) {
        rejects.decimal(row).put(',');
        if (block.line() > 0) {
            rejects.decimal(block.line());
        }
        rejects.put(',').csv(reason).put(',').csv(block.raw()).put('\n');
    }

    private ByteSink buffer() {
        synchronized (buffers) {
            ByteSink known = buffers.poll();
            return known == null ? new ByteSink(1 << 16) : known;
        }
    }

    private void deliver(long number, MadePart made) throws IOException {
        synchronized (writing) {
            early.put(number, made);
            for (MadePart next = early.remove(nextWritten); next != null; next = early.remove(nextWritten)) {
                write(next);
                nextWritten++;
                next.bytes().truncate(0);
                synchronized (buffers) {
                    buffers.add(next.bytes());
                }
                ahead.release();
            }
        }
    }

    private void write(MadePart made) throws IOException {
        if (task.pipes().isPresent()) {
            pipe(made, task.pipes().get());
        } else {
            store(made);
        }
        progress.at(made.end().row(), rejected, reader.progress());
        requireFewRejects();
    }

    private void requireFewRejects() throws TooManyRejectsException {
        if (rejected > task.maxRejects()) {
            throw new TooManyRejectsException(rejected, task.maxRejects());
        }
    }

    private void pipe(MadePart made, Pipes pipes) throws IOException {
        if (rejected == 0 && made.rejected() > 0) {
            pipes.rejects().write(REJECTS_HEAD.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        }
        pipes.rows().write(made.bytes().array(), 0, made.bytes().length());
        pipes.rejects().write(made.rejects().array(), 0, made.rejects().length());
        // Whoever reads may wait for this part.
        pipes.rows().flush();
        pipes.rejects().flush();
        rows += made.part().rows();
        rejected += made.rejected();
    }

    private void store(MadePart made) throws IOException {
        CRC32C sum = new CRC32C();
        sum.update(made.bytes().array(), 0, made.bytes().length());
        write(out, made.bytes().array(), made.bytes().length(), length);
        write(rejectsOut, made.rejects().array(), made.rejects().length(), rejectsLength);
        long begin = length;
        length += made.bytes().length();
        rejectsLength += made.rejects().length();
        rows += made.part().rows();
        rejected += made.rejected();
        journal.add(new Journal.Entry(
                nextWritten,
                made.end(),
                begin,
                length,
                made.part().rows(),
                rejectsLength,
                rejected,
                sum.getValue(),
                made.part().description()));
        if (System.nanoTime() - forced > FORCE_NANOS) {
            out.force(false);
            rejectsOut.force(false);
            journal.force();
            forced = System.nanoTime();
        }
    }

    private static void write(FileChannel channel, byte[] bytes, int count, long at) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes, 0, count);
        while (buffer.hasRemaining()) {
            channel.write(buffer, at + buffer.position());
        }
    }

    private void finishParquet() throws IOException {
        ParquetFooter footer =
                new ParquetFooter(columns, task.compression(), rows, journal.partsWithRows(), (bytes, count) -> {
                    write(out, bytes, count, length);
                    length += count;
                });
        journal.forEach(entry -> {
            if (entry.rows() > 0) {
                try {
                    footer.part(entry.outBegin(), entry.rows(), entry.description());
                } catch (IOException broken) {
                    throw new UncheckedIOException(broken);
                }
            }
        });
        footer.finish("nirayana version " + BatchCommand.version());
    }
}
