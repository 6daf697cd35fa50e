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
        long now = System.currentTimeMillis();
        lines.write(text -> append(text, answer, now));
    }

    private void append(StringBuilder line, Answered answer, long epochMillis) {
        line.append("{\"time\":\"");
        appendTime(line, epochMillis);
        line.append("\",\"level\":\"info\",\"logger\":\"access\",\"request_id\":");
        JsonLines.quote(line, answer.requestId());
        line.append(",\"client\":");
        JsonLines.quote(line, answer.clientAddress());
        line.append(",\"method\":");
        JsonLines.quote(line, answer.method());
        line.append(",\"route\":");
        JsonLines.quote(line, answer.route());
        line.append(",\"status\":").append(answer.status());
        line.append(",\"bytes\":").append(answer.bytes());
        line.append(",\"micros\":").append(answer.nanos() / 1000);
        if (answer.userId().isPresent()) {
            line.append(",\"user_id\":").append(answer.userId().getAsLong());
        }
        line.append('}');
    }

    /** To the millisecond. */
    private void appendTime(StringBuilder line, long epochMillis) {
        long epochSecond = Math.floorDiv(epochMillis, 1000L);
        Second current = second;
        if (current.epochSecond() != epochSecond) {
            current = Second.of(epochSecond);
            second = current;
        }
        int millis = (int) Math.floorMod(epochMillis, 1000L);
        line.append(current.text())
                .append('.')
                .append((char) ('0' + millis / 100))
                .append((char) ('0' + millis / 10 % 10))
                .append((char) ('0' + millis % 10))
                .append('Z');
    }
}
