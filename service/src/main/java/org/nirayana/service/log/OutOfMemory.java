package org.nirayana.service.log;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Ends the process when its memory is used up, so that whoever supervises it starts a new one.
 *
 * <p>After an {@link OutOfMemoryError} nobody knows which thread or table was left half made; the service would answer
 * some requests, never others, and call itself healthy. {@code -XX:+ExitOnOutOfMemoryError} does the same earlier, but
 * whoever runs {@code java -jar} need not know of it. The error shows itself in two places: a thread that it ends, and a
 * log that a library which caught it writes.
 */
public final class OutOfMemory {
    /** What Java's own option exits with. */
    public static final int EXIT_CODE = 3;

    /** How far down the causes of an exception are looked at; nobody wraps deeper, and a circle ends. */
    private static final int DEPTH = 20;

    /** Made before they are needed: afterwards there may be no room for them. */
    private static final byte[] LAST_WORDS =
            ("nirayana: out of memory, so this process ends; it needs a larger heap (-Xmx) or less to do at once."
                            + System.lineSeparator())
                    .getBytes(StandardCharsets.UTF_8);

    private static final FileOutputStream STANDARD_ERROR = new FileOutputStream(FileDescriptor.err);

    private OutOfMemory() {}

    /** From now on a thread that dies of it takes the process with it; any other death is logged. */
    public static void endsTheProcess() {
        Log log = Log.named("thread");
        Thread.setDefaultUncaughtExceptionHandler((thread, death) -> {
            check(death);
            log.error("a thread died", death, Map.of("thread", thread.getName()));
        });
    }

    /** Ends the process when this, or what caused it, is out of memory. */
    static void check(Throwable thrown) {
        Throwable cause = thrown;
        for (int i = 0; cause != null && i < DEPTH; i++) {
            if (cause instanceof OutOfMemoryError) {
                end();
            }
            cause = cause.getCause();
        }
    }

    private static void end() {
        try {
            STANDARD_ERROR.write(LAST_WORDS);
        } catch (IOException nobodyReads) {
            // The exit code tells it as well.
            Runtime.getRuntime().halt(EXIT_CODE);
        }
        // Not exit: what a graceful stop does needs memory.
        Runtime.getRuntime().halt(EXIT_CODE);
    }
}
