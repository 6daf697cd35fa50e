package org.nirayana.service.testing;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What our code tells the operator while this is open, as {@code message {fields}}; of all services in the process. */
public final class Logged implements AutoCloseable {
    /** Held here because the JDK keeps loggers only weakly. */
    private final Logger ours = Logger.getLogger("nirayana");

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord logged) {
            Object[] fields = logged.getParameters() == null ? new Object[0] : logged.getParameters();
            lines.add(logged.getLevel() + " " + logged.getMessage() + " " + Arrays.toString(fields));
        }

        @Override
        public void flush() {
            // Nothing is held back.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };

    public Logged() {
        ours.addHandler(handler);
    }

    /** Those that contain a text. */
    public List<String> with(String text) {
        return lines.stream().filter(line -> line.contains(text)).toList();
    }

    @Override
    public void close() {
        ours.removeHandler(handler);
    }
}
