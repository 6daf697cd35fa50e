package org.nirayana.batch.command;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.nirayana.batch.table.TableReader;

/**
 * Which parts of an output are written: a line for each, so that whoever is killed can go on behind the last of them.
 *
 * <p>A line is written after its part. What the system had not put on the disk when the power failed is noticed by the sums of the
 * parts since the last line {@code forced}. For one thread at a time.
 */
final class Journal implements Closeable {
    private static final String HEAD = "nirayana batch journal 1";
    private static final String FORCED = "forced";

    /**
     * One part.
     *
     * @param number from 0
     * @param end where the input goes on
     * @param rows in the output
     * @param rejected in all parts so far
     * @param sum CRC-32C of its bytes
     * @param description for the end of the file, in Base64
     */
    record Entry(
            long number,
            TableReader.Position end,
            long outBegin,
            long outEnd,
            int rows,
            long rejectsEnd,
            long rejected,
            long sum,
            String description) {
        private String line() {
            return String.join(
                    "\t",
                    Long.toString(number),
                    Long.toString(end.row()),
                    Long.toString(end.line()),
                    Long.toString(end.offset()),
                    Long.toString(outBegin),
                    Long.toString(outEnd),
                    Integer.toString(rows),
                    Long.toString(rejectsEnd),
                    Long.toString(rejected),
                    Long.toString(sum),
                    description);
        }

        private static Entry of(String line) {
            String[] cells = line.split("\t", -1);
            return new Entry(
                    Long.parseLong(cells[0]),
                    new TableReader.Position(
                            Long.parseLong(cells[1]), Long.parseLong(cells[2]), Long.parseLong(cells[3])),
                    Long.parseLong(cells[4]),
                    Long.parseLong(cells[5]),
                    Integer.parseInt(cells[6]),
                    Long.parseLong(cells[7]),
                    Long.parseLong(cells[8]),
                    Long.parseLong(cells[9]),
                    cells[10]);
        }
    }

    private final Path file;
    private final FileChannel channel;
    private long length;
    private long rows;
    private int partsWithRows;

    private Journal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens the journal of an output, or begins one.
     *
     * @param identity everything that the output depends on
     * @throws IllegalArgumentException when there is one of something else, or somebody is writing it
     */
    static Journal open(Path file, String identity) throws IOException {
        String head = HEAD + "\n" + identity.replace('\n', ' ') + "\n";
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            FileLock lock = lock(channel);
            if (lock == null) {
                throw new IllegalArgumentException(
                        "Another process is writing this output at the moment; " + file + " is locked.");
            }
            byte[] bytes = head.getBytes(StandardCharsets.UTF_8);
            Journal journal = new Journal(file, channel);
            ByteBuffer there = ByteBuffer.allocate(bytes.length);
            channel.read(there, 0);
            there.flip();
            if (channel.size() > 0 && !there.equals(ByteBuffer.wrap(bytes))) {
                if (channel.size() >= bytes.length || !isBeginning(there, bytes)) {
                    throw new IllegalArgumentException(
                            "There is an unfinished output of another input or other choices; " + file
                                    + " tells which. Say --restart to begin anew.");
                }
                channel.truncate(0);
            }
            if (channel.size() == 0) {
                channel.write(ByteBuffer.wrap(bytes), 0);
            }
            journal.length = bytes.length;
            return journal;
        } catch (IOException | RuntimeException broken) {
            channel.close();
            throw broken;
        }
    }

    /** Killed while it was begun. */
    private static boolean isBeginning(ByteBuffer there, byte[] whole) {
        for (int i = 0; i < there.remaining(); i++) {
            if (there.get(i) != whole[i]) {
                return false;
            }
        }
        return true;
    }

    private static FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException ours) {
            return null;
        }
    }

    /**
     * The last part that is whole in the output, and forgets what is told behind it; null when there is none.
     *
     * @param out where the parts are
     */
    Entry lastWhole(FileChannel out) throws IOException {
        Entry last = null;
        long head = length;
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
            // The last forced line is looked for first: only what follows it is doubted.
            long forcedEnd = forcedEnd(head);
            long at = head;
            try (BufferedReader lines = lines(in, head)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    long end = at + line.length() + 1;
                    if (end > in.size()) {
                        break;
                    }
                    if (!line.equals(FORCED)) {
                        Entry entry;
                        try {
                            entry = Entry.of(line);
                        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException torn) {
                            break;
                        }
                        if (entry.number() != (last == null ? 0 : last.number() + 1)
                                || entry.outEnd() > out.size()
                                || (end > forcedEnd && !isWhole(entry, out))) {
                            break;
                        }
                        last = entry;
                        count(entry);
                    }
                    at = end;
                }
            }
            length = at;
        }
        channel.truncate(length);
        return last;
    }

    private long forcedEnd(long head) throws IOException {
        long found = head;
        long at = head;
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ);
                BufferedReader lines = lines(in, head)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                at += line.length() + 1;
                if (line.equals(FORCED)) {
                    found = at;
                }
            }
        }
        return found;
    }

    private static BufferedReader lines(FileChannel in, long from) throws IOException {
        in.position(from);
        return new BufferedReader(java.nio.channels.Channels.newReader(in, StandardCharsets.US_ASCII));
    }

    private static boolean isWhole(Entry entry, FileChannel out) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(entry.outEnd() - entry.outBegin()));
        while (bytes.hasRemaining() && out.read(bytes, entry.outBegin() + bytes.position()) >= 0) {
            // Goes on until all of it is there or the file ends.
        }
        CRC32C sum = new CRC32C();
        sum.update(bytes.array(), 0, bytes.position());
        return !bytes.hasRemaining() && sum.getValue() == entry.sum();
    }

    private void count(Entry entry) {
        rows += entry.rows();
        partsWithRows += entry.rows() > 0 ? 1 : 0;
    }

    /** The rows of all parts. */
    long rows() {
        return rows;
    }

    int partsWithRows() {
        return partsWithRows;
    }

    void add(Entry entry) throws IOException {
        append(entry.line());
        count(entry);
    }

    private void append(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.US_ASCII));
        while (bytes.hasRemaining()) {
            length += channel.write(bytes, length);
        }
    }

    /** Everything so far is on the disk. */
    void force() throws IOException {
        append(FORCED);
        channel.force(false);
    }

    /** All parts, in order, one in memory at a time. */
    void forEach(Consumer<Entry> action) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            lines.readLine();
            lines.readLine();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.equals(FORCED)) {
                    action.accept(Entry.of(line));
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
