package org.nirayana.service.ops;

import java.time.Instant;
import org.nirayana.service.http.Observer;
import org.nirayana.service.log.JsonLines;

/** One line for each answer; nothing in it can hold a secret, see {@link Observer.Answered}. */
public final class AccessLog implements Observer {
    private final JsonLines lines;

    /** The second of the last line as text: thousands of lines share it. */
    private volatile Second second = Second.of(0);

    private record Second(long epochSecond, String text) {
        static Second of(long epochSecond) {
            String text = Instant.ofEpochSecond(epochSecond).toString();
            return new Second(epochSecond, text.substring(0, text.length() - 1));
        }
    }

    public AccessLog(JsonLines lines) {
        this.lines = lines;
    }

    @Override
    public void answered(Answered answer) {
        StringBuilder line = new StringBuilder(240);
        line.append("{\"time\":\"");
        appendTime(line, Instant.now());
        line.append("\",\"level\":\"info\",\"logger\":\"access\"");
        JsonLines.field(line, "request_id", answer.requestId());
        JsonLines.field(line, "client", answer.clientAddress());
        JsonLines.field(line, "method", answer.method());
        JsonLines.field(line, "route", answer.route());
        JsonLines.field(line, "status", answer.status());
        JsonLines.field(line, "bytes", answer.bytes());
        JsonLines.field(line, "micros", answer.nanos() / 1000);
        answer.userId().ifPresent(id -> JsonLines.field(line, "user_id", id));
        lines.write(line.append('}').toString());
    }

    /** To the millisecond. */
    private void appendTime(StringBuilder line, Instant now) {
        Second current = second;
        if (current.epochSecond() != now.getEpochSecond()) {
            current = Second.of(now.getEpochSecond());
            second = current;
        }
        int millis = now.getNano() / 1_000_000;
        line.append(current.text())
                .append('.')
                .append((char) ('0' + millis / 100))
                .append((char) ('0' + millis / 10 % 10))
                .append((char) ('0' + millis % 10))
                .append('Z');
    }
}
