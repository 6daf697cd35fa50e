package org.nirayana.batch.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Where a table comes from: a file, or a pipe, which is read once from its beginning to its end. */
public final class TableInput {
    private final Path file;
    private final boolean pipe;
    private final Optional<InputStream> stream;

    private TableInput(Path file, boolean pipe, Optional<InputStream> stream) {
        this.file = file;
        this.pipe = pipe;
        this.stream = stream;
    }

    public static TableInput file(Path file) {
        return new TableInput(file, false, Optional.empty());
    }

    /** A pipe that has a name. */
    public static TableInput pipe(Path file) {
        return new TableInput(file, true, Optional.empty());
    }

    /** A pipe that is open, with a name for people. */
    public static TableInput pipe(Path name, InputStream stream) {
        return new TableInput(name, true, Optional.of(stream));
    }

    public Path file() {
        return file;
    }

    public boolean isPipe() {
        return pipe;
    }

    /** A {@link FileChannel} where it is a file. */
    ReadableByteChannel open() throws IOException {
        return stream.isPresent() ? Channels.newChannel(stream.get()) : FileChannel.open(file, StandardOpenOption.READ);
    }
}
