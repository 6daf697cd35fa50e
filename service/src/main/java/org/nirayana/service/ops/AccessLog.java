package org.nirayana.service.ops;

import java.time.Instant;
import org.nirayana.service.http.Observer;
import org.nirayana.service.log.JsonLines;

/** One line for each answer; nothing in it can hold a secret, see {@link Observer.Answered}. */
public final class AccessLog implements Observer {
    private final JsonLines lines;

    public AccessLog(JsonLines lines) {
        this.lines = lines;
    }

    @Override
    public void answered(Answered answer) {
        StringBuilder line = new StringBuilder(240);
        line.append("{\"time\":\"").append(Instant.now()).append("\",\"level\":\"info\",\"logger\":\"access\"");
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
}
