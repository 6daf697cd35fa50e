package org.nirayana.batch.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.Optional;

/** Cuts a file of lines into blocks of whole records; what is in a record is read elsewhere. */
abstract class LineReader implements TableReader {
    /** What a record may have: more is a quotation mark that nobody closed, or no such file. */
    private static final int MAX_RECORD_BYTES = 1 << 20;

    /** What a block has at most, so that memory does not depend on how long the rows are. */
    private static final int MAX_BLOCK_BYTES = 4 << 20;

    private final ReadableByteChannel channel;

    /** The same where it is a file, which can be read anywhere; a pipe is read once, from its beginning. */
    private final Optional<FileChannel> file;

    private final long size;
    private byte[] buffer = new byte[MAX_BLOCK_BYTES + MAX_RECORD_BYTES];
    private int start;
    private int limit;
    private boolean atEnd;
    private long bufferOffset;
    private long row;
    private long line;

    LineReader(TableInput input) throws IOException {
        this.channel = input.open();
        this.file = input.isPipe() ? Optional.empty() : Optional.of((FileChannel) channel);
        this.size = file.isPresent() ? file.get().size() : 0;
    }

    /**
     * The end of the record that begins at a place: behind its line feed.
     *
     * @return -1 when it is not in the bytes that are there
     */
    abstract int endOfRecord(byte[] bytes, int from, int to);

    /** The records of some bytes. */
    abstract RowBlock block(byte[] bytes, long firstLine);

    /** Whether a record has a row; a blank line has none. */
    private static boolean isBlank(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] != ' ' && bytes[i] != '\n' && bytes[i] != '\r' && bytes[i] != '\t') {
                return false;
            }
        }
        return true;
    }

    /** The next record alone, without its line feed; null at the end. */
    byte[] record() throws IOException {
        int end = endOfNext(start);
        if (end < 0) {
            return null;
        }
        byte[] record = Arrays.copyOfRange(buffer, start, end);
        line += lines(buffer, start, end);
        start = end;
        return record;
    }

    /** Takes away a byte order mark, which some programs put before CSV. */
    void skipMark() throws IOException {
        if (start == 0 && bufferOffset == 0) {
            while (limit < 3 && !atEnd) {
                fill();
            }
            if (limit >= 3 && buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF) {
                start = 3;
            }
        }
    }

    @Override
    public final RowBlock next(int most) throws IOException {
        int count = 0;
        int at = start;
        long firstLine = line + 1;
        while (count < most && at - start < MAX_BLOCK_BYTES) {
            int before = start;
            int end = endOfNext(at);
            // Reading may have moved what is there to the front.
            at -= before - start;
            if (end < 0) {
                break;
            }
            if (!isBlank(buffer, at, end)) {
                count++;
            }
            at = end;
        }
        if (at == start) {
            return null;
        }
        byte[] bytes = Arrays.copyOfRange(buffer, start, at);
        line += lines(bytes, 0, bytes.length);
        row += count;
        start = at;
        return block(bytes, firstLine);
    }

    /** The end of a record, with as much read as that takes; -1 at the end of the file. */
    private int endOfNext(int from) throws IOException {
        int at = from;
        while (true) {
            int end = endOfRecord(buffer, at, limit);
            if (end >= 0) {
                return end;
            }
            if (limit - at > MAX_RECORD_BYTES) {
                throw new IOException("The row that begins in line " + (line + 1 + lines(buffer, start, at))
                        + " has more than " + MAX_RECORD_BYTES + " bytes: a quotation mark may not be closed.");
            }
            if (atEnd) {
                // The last line need not end with a line feed.
                return at == limit ? -1 : limit;
            }
            int before = start;
            fill();
            at -= before - start;
        }
    }

    private void fill() throws IOException {
        if (start > 0) {
            System.arraycopy(buffer, start, buffer, 0, limit - start);
        }
        bufferOffset += start;
        limit -= start;
        start = 0;
        if (limit == buffer.length) {
            buffer = Arrays.copyOf(buffer, buffer.length * 2);
        }
        ByteBuffer room = ByteBuffer.wrap(buffer, limit, buffer.length - limit);
        int read = file.isPresent() ? file.get().read(room, bufferOffset + limit) : channel.read(room);
        if (read < 0) {
            atEnd = true;
        } else {
            limit += read;
        }
    }

    private static int lines(byte[] bytes, int from, int to) {
        int lines = 0;
        for (int i = from; i < to; i++) {
            if (bytes[i] == '\n') {
                lines++;
            }
        }
        return lines;
    }

    @Override
    public final Position position() {
        return new Position(row, line, bufferOffset + start);
    }

    @Override
    public final void seek(Position position) {
        if (file.isEmpty()) {
            throw new IllegalStateException("a pipe is read once");
        }
        bufferOffset = position.offset();
        row = position.row();
        line = position.line();
        start = 0;
        limit = 0;
        atEnd = false;
    }

    @Override
    public final double progress() {
        if (file.isEmpty()) {
            return Double.NaN;
        }
        return size == 0 ? 1 : (double) (bufferOffset + start) / size;
    }

    @Override
    public final void close() throws IOException {
        channel.close();
    }
}
