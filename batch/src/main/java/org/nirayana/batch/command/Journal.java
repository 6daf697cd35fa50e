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
import java.nio.file.LinkOption;
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

    /** Two paths of the longest kind, and a list of columns longer than a command line takes. */
    private static final int LONGEST_HEAD = 1 << 20;

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
    private final byte[] head;
    private final boolean wasThere;
    private final String former;
    private final boolean goesOn;
    private long length;
    private long rows;
    private int partsWithRows;

    private Journal(Path file, FileChannel channel, byte[] head, boolean wasThere, String former, boolean goesOn) {
        this.file = file;
        this.channel = channel;
        this.head = head;
        this.wasThere = wasThere;
        this.former = former;
        this.goesOn = goesOn;
    }

    /**
     * Opens the journal of an output, or makes an empty one. Nothing of what it says is changed before {@link #begin}.
     *
     * @param identity everything that the output depends on
     * @param restart whether a journal of other choices, or an older one of these, is to be forgotten
     * @throws IllegalArgumentException when there is one of something else, or somebody is writing it
     */
    static Journal open(Path file, String identity, boolean restart) throws IOException {
        byte[] head = (HEAD + "\n" + identity.replace('\n', ' ') + "\n").getBytes(StandardCharsets.UTF_8);
        boolean there = Files.exists(file, LinkOption.NOFOLLOW_LINKS);
        if (there && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new IllegalArgumentException(noJournal(file));
        }
        FileChannel channel = there
                ? FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)
                : FileChannel.open(
                        file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            FileLock lock = lock(channel);
            if (lock == null) {
                throw new IllegalArgumentException(
                        "Another process is writing this output at the moment; " + file + " is locked.");
            }
            byte[] beginning = new byte[(int) Math.min(channel.size(), LONGEST_HEAD)];
            channel.read(ByteBuffer.wrap(beginning), 0);
            String text = new String(beginning, StandardCharsets.UTF_8);
            String[] lines = text.split("\n", 3);
            boolean whole = lines.length == 3;
            if (!(HEAD + "\n").startsWith(lines[0] + (lines.length > 1 ? "\n" : ""))) {
                throw new IllegalArgumentException(noJournal(file));
            }
            boolean same = whole && text.startsWith(new String(head, StandardCharsets.UTF_8));
            // What is not whole was killed while it was begun, and says nothing yet.
            if (whole && !same && !restart) {
                throw new IllegalArgumentException("There is an unfinished output of another input or other choices; "
                        + file + " tells which. Say --restart to begin anew.");
            }
            return new Journal(file, channel, head, there, whole ? lines[1] : "", same && !restart);
        } catch (IOException | RuntimeException broken) {
            channel.close();
            throw broken;
        }
    }

    private static String noJournal(Path file) {
        return file + " is in the way: the journal of this output has that name. Move it away, or name another output.";
    }

    /** Whether there was an empty journal: one that was killed before it could say what it is of. */
    boolean wasEmpty() {
        return wasThere && former.isEmpty();
    }

    /** The identity in the journal that was there, of this task or of one that is forgotten; empty when there was none. */
    String former() {
        return former;
    }

    /** Says what it is of, once the files that it tells of are made. */
    void begin() throws IOException {
        if (!goesOn) {
            channel.truncate(0);
            ByteBuffer bytes = ByteBuffer.wrap(head);
            while (bytes.hasRemaining()) {
                channel.write(bytes, bytes.position());
            }
        }
        length = head.length;
    }

    /** Leaves what was there before it was opened. */
    void giveUp() throws IOException {
        if (!wasThere) {
            Files.delete(file);
        }
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
        long begin = length;
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
            // The last forced line is looked for first: only what follows it is doubted.
            long forcedEnd = forcedEnd(begin);
            long at = begin;
            try (BufferedReader lines = lines(in, begin)) {
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

    private long forcedEnd(long begin) throws IOException {
        long found = begin;
        long at = begin;
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ);
                BufferedReader lines = lines(in, begin)) {
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
