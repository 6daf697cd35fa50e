package org.nirayana.service.log;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Writes lines to a stream from its own thread; never makes the caller wait. */
public final class JsonLines implements AutoCloseable {
    private static final int QUEUE = 8192;

    /**
     * How long the writer lets lines gather. Woken for each line it would cost every request a switch of threads; at the
     * fastest the service answers here, a tenth of the queue fills meanwhile.
     */
    private static final long GATHER_MILLIS = 10;

    /** Writes itself when its turn comes: what a line is made from takes less room than the line. */
    @FunctionalInterface
    public interface Line {
        /** Appends one complete JSON object, without its line end; runs on the writer's thread. */
        void appendTo(StringBuilder text);
    }

    private static final Line STOP = text -> {};

    private final OutputStream out;
    private final BlockingQueue<Line> queue = new ArrayBlockingQueue<>(QUEUE);
    private final AtomicLong dropped = new AtomicLong();
    private final AtomicReference<IOException> broken = new AtomicReference<>();
    private final Thread writer = new Thread(this::drain, "log-writer");

    private JsonLines(OutputStream out) {
        this.out = out;
    }

    public static JsonLines to(OutputStream out) {
        JsonLines lines = new JsonLines(out);
        lines.writer.setDaemon(true);
        lines.writer.start();
        return lines;
    }

    /** Queues a line; when the queue is full it is counted instead. */
    public void write(Line line) {
        if (!queue.offer(line)) {
            dropped.incrementAndGet();
        }
    }

    /** Queues an object of the given fields after the time and the level. */
    public void write(String level, String logger, String message, Map<String, ?> fields) {
        // Made at once: the fields may change before their turn comes.
        StringBuilder line = new StringBuilder(200);
        line.append("{\"time\":\"")
                .append(Instant.now())
                .append("\",\"level\":\"")
                .append(level)
                .append('"');
        field(line, "logger", logger);
        field(line, "message", message);
        fields.forEach((name, value) -> field(line, name, value));
        line.append('}');
        write(text -> text.append(line));
    }

    /** Appends a comma and one member; strings are escaped, numbers and booleans stand as they are. */
    public static void field(StringBuilder line, String name, Object value) {
        line.append(',');
        quote(line, name);
        line.append(':');
        if (value instanceof Number || value instanceof Boolean) {
            line.append(value);
        } else {
            quote(line, String.valueOf(value));
        }
    }

    /** Appends a text in quotes, with whatever could break the line or the JSON escaped. */
    public static void quote(StringBuilder line, String text) {
        line.append('"');
        if (isPlain(text)) {
            line.append(text).append('"');
            return;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> line.append("\\\"");
                case '\\' -> line.append("\\\\");
                case '\n' -> line.append("\\n");
                case '\r' -> line.append("\\r");
                case '\t' -> line.append("\\t");
                default -> {
                    // Lone surrogates and controls are escaped, so that a line is always valid UTF-8 and one line.
                    if (c < 0x20 || c == 0x7f || Character.isSurrogate(c) || c == 0x2028 || c == 0x2029) {
                        line.append(String.format("\\u%04x", (int) c));
                    } else {
                        line.append(c);
                    }
                }
            }
        }
        line.append('"');
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x20 || c > 0x7e || c == '"' || c == '\\') {
                return false;
            }
        }
        return true;
    }

    private void drain() {
        List<Line> batch = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        boolean stop = false;
        while (!stop) {
            try {
                Line first = queue.take();
                batch.add(first);
                if (first != STOP) {
                    Thread.sleep(GATHER_MILLIS);
                }
            } catch (InterruptedException interrupted) {
                stop = true;
            }
            queue.drainTo(batch);
            text.setLength(0);
            for (Line line : batch) {
                if (line == STOP) {
                    stop = true;
                } else {
                    line.appendTo(text);
                    text.append('\n');
                }
            }
            batch.clear();
            long lost = dropped.getAndSet(0);
            if (lost > 0) {
                text.append("{\"time\":\"")
                        .append(Instant.now())
                        .append("\",\"level\":\"warn\",\"message\":\"log lines dropped\",\"count\":");
                text.append(lost).append("}\n");
            }
            try {
                out.write(text.toString().getBytes(StandardCharsets.UTF_8));
                out.flush();
            } catch (IOException gone) {
                // Nobody reads the log any more, and there is nowhere to say so; the service goes on.
                broken.compareAndSet(null, gone);
            }
        }
    }

    /** Writes what is queued and stops. */
    @Override
    public void close() {
        try {
            queue.put(STOP);
            writer.join(1000);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
