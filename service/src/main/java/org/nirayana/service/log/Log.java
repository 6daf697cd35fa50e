package org.nirayana.service.log;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What our code says to the operator: a message that never changes and fields that do. */
public final class Log {
    private final Logger logger;

    private Log(Logger logger) {
        this.logger = logger;
    }

    public static Log named(String name) {
        return new Log(Logger.getLogger("nirayana." + name));
    }

    public void info(String message, Map<String, ?> fields) {
        log(Level.INFO, message, null, fields);
    }

    public void warn(String message, Map<String, ?> fields) {
        log(Level.WARNING, message, null, fields);
    }

    public void warn(String message, Throwable cause, Map<String, ?> fields) {
        log(Level.WARNING, message, cause, fields);
    }

    public void error(String message, Throwable cause, Map<String, ?> fields) {
        log(Level.SEVERE, message, cause, fields);
    }

    private void log(Level level, String message, Throwable cause, Map<String, ?> fields) {
        if (!logger.isLoggable(level)) {
            return;
        }
        LogRecord record = new LogRecord(level, message);
        record.setLoggerName(logger.getName());
        record.setThrown(cause);
        record.setParameters(new Object[] {fields});
        logger.log(record);
    }

    /** Sends everything that anybody in this process logs to the given lines: the libraries from warnings on. */
    public static void sendAllTo(JsonLines lines) {
        LogManager.getLogManager().reset();
        Logger root = Logger.getLogger("");
        root.setLevel(Level.WARNING);
        OURS.setLevel(Level.INFO);
        root.addHandler(new ToLines(lines));
    }

    /** Held here because the JDK keeps loggers only weakly. */
    private static final Logger OURS = Logger.getLogger("nirayana");

    private static final class ToLines extends Handler {
        private final JsonLines lines;

        ToLines(JsonLines lines) {
            this.lines = lines;
        }

        @Override
        public void publish(LogRecord record) {
            // A library that catches everything may have caught this, and told only the log.
            OutOfMemory.check(record.getThrown());
            if (!isLoggable(record)) {
                return;
            }
            Map<String, Object> fields = new LinkedHashMap<>();
            String message = String.valueOf(record.getMessage());
            Object[] parameters = record.getParameters();
            if (parameters != null && parameters.length == 1 && parameters[0] instanceof Map<?, ?> given) {
                given.forEach((name, value) -> fields.put(String.valueOf(name), value));
            } else if (parameters != null && parameters.length > 0) {
                message = java.text.MessageFormat.format(message.replace("'", "''"), parameters);
            }
            if (record.getThrown() != null) {
                StringWriter trace = new StringWriter();
                record.getThrown().printStackTrace(new PrintWriter(trace, true));
                fields.put("exception", trace);
            }
            int level = record.getLevel().intValue();
            lines.write(
                    level >= Level.SEVERE.intValue() ? "error" : level >= Level.WARNING.intValue() ? "warn" : "info",
                    String.valueOf(record.getLoggerName()),
                    message,
                    fields);
        }

        @Override
        public void flush() {
            // The writer flushes after each batch.
        }

        @Override
        public void close() {
            lines.close();
        }
    }
}
