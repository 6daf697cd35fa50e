package org.nirayana.service.ops;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.server.Observer;
import org.nirayana.service.log.JsonLines;

/**
 * One line for each answer; nothing in it can hold a secret, see {@link Observer.Answered}.
 *
 * <p>Refusals are the exception: of those for too many requests or too much work the first of a second are listed and the
 * others counted, in one line a second for each route. A flood would otherwise fill the disk with what it was refused.
 */
public final class AccessLog implements Observer, AutoCloseable {
    /** How many refusals of a second have a line of their own. */
    static final int LISTED_REFUSALS = 20;

    private final JsonLines lines;
    private final AtomicInteger refused = new AtomicInteger();
    private final Map<Refusal, LongAdder> counted = new ConcurrentHashMap<>();
    private final ScheduledExecutorService everySecond = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "access-log");
        thread.setDaemon(true);
        return thread;
    });

    /** What refusals are counted by: as many as there are routes, whatever callers send. */
    private record Refusal(int status, String method, String route) {}

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
        ScheduledFuture<?> unused = everySecond.scheduleAtFixedRate(this::sumUp, 1, 1, TimeUnit.SECONDS);
    }

    @Override
    public void answered(Answered answer) {
        boolean refusal = answer.status() == 429 || answer.status() == 503;
        if (refusal && refused.incrementAndGet() > LISTED_REFUSALS) {
            counted.computeIfAbsent(
                            new Refusal(answer.status(), answer.method(), answer.route()), key -> new LongAdder())
                    .increment();
            return;
        }
        long now = System.currentTimeMillis();
        lines.write(text -> append(text, answer, now));
    }

    /** Tells how many refusals were not listed since the last time, and lists the next ones again. */
    private void sumUp() {
        refused.set(0);
        counted.forEach((refusal, adder) -> {
            long count = adder.sumThenReset();
            if (count > 0) {
                lines.write(
                        "warn",
                        "access",
                        "refusals not listed",
                        Map.of(
                                "method", refusal.method(),
                                "route", refusal.route(),
                                "status", refusal.status(),
                                "count", count));
            }
        });
    }

    /** Tells the last count. */
    @Override
    public void close() {
        everySecond.shutdownNow();
        sumUp();
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
        if (answer.caller().isPresent()) {
            Authorizer.Caller caller = answer.caller().get();
            if (caller.isGuest()) {
                line.append(",\"guest\":true");
            } else {
                line.append(",\"user_id\":").append(caller.userId());
            }
            if (caller.keyId().isPresent()) {
                line.append(",\"key_id\":").append(caller.keyId().getAsLong());
            }
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
