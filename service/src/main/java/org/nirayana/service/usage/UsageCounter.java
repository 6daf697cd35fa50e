package org.nirayana.service.usage;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiConsumer;
import org.nirayana.service.auth.Sessions;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.server.Observer;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.DatabaseUnavailable;

/**
 * Counts the answers of this instance in memory and adds them to the database every {@value #FLUSH_SECONDS} seconds and at the end.
 *
 * <p>What a crash loses is what was counted since the last time. While the database is away nothing more is counted, since nobody
 * is let in, and what was counted waits. A batch that may or may not have been written is written again under its number, which the
 * database takes once: so counts are exact.
 */
public final class UsageCounter implements Observer, AutoCloseable {
    static final int FLUSH_SECONDS = 20;

    /** Rows of one transaction: others who write wait for it. */
    private static final int MAX_ROWS_AT_A_TIME = 500;

    /** So many different counts wait to be written, and as many uses of keys and of sessions: 4 MB of each. */
    private static final int MAX_WAITING_COUNTS = 20_000;

    /** A session that was written down as seen is not written again before. */
    private static final long SEEN_AGAIN_AFTER_MILLIS = Duration.ofMinutes(5).toMillis();

    /** Who looks at usage has this instance's counts written first, but not more often than this. */
    private static final long REFRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private static final long MILLISECONDS_PER_DAY = Duration.ofDays(1).toMillis();
    private static final Log LOG = Log.named("usage");

    /** Changed only inside {@link Map#compute}, and read when it was removed. */
    private static final class Adding {
        private long requests;
        private long refused;
    }

    /** Counts that go to the database together. */
    private record Batch(
            long number,
            Map<Usage.Counted, Usage.Count> counts,
            Map<Long, ApiKeys.Use> keys,
            Map<String, ApiKeys.Use> sessions) {
        boolean isFull() {
            return counts.size() + keys.size() + sessions.size() >= MAX_ROWS_AT_A_TIME;
        }
    }

    private final ChangeLog changeLog;
    private final Clock clock;
    private final int maxWaiting;
    private final String instance = UUID.randomUUID().toString();
    private final Map<Usage.Counted, Adding> counts = new ConcurrentHashMap<>();
    private final Map<Long, ApiKeys.Use> keys = new ConcurrentHashMap<>();
    private final Map<String, ApiKeys.Use> sessions = new ConcurrentHashMap<>();

    /** When sessions were last written down as seen, in milliseconds; each round forgets those of long ago. */
    private final Map<String, Long> seenLately = new ConcurrentHashMap<>();

    /** Answers since the last round that were not counted. */
    private final LongAdder givenUp = new LongAdder();

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "usage");
        made.setDaemon(true);
        return made;
    });

    // Guarded by this.
    private final Deque<Batch> waiting = new ArrayDeque<>();
    private long lastNumber;
    private long lastTaken;
    private volatile long flushedAt = System.nanoTime() - REFRESH_NANOS;

    public UsageCounter(ChangeLog changeLog, Clock clock) {
        this(changeLog, clock, MAX_WAITING_COUNTS);
    }

    /** @param maxWaiting how many different counts may wait, and as many uses of keys and of sessions */
    UsageCounter(ChangeLog changeLog, Clock clock, int maxWaiting) {
        this.changeLog = changeLog;
        this.clock = clock;
        this.maxWaiting = maxWaiting;
        var unused = thread.scheduleWithFixedDelay(this::round, FLUSH_SECONDS, FLUSH_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void answered(Answered answer) {
        // A guest is nobody whose usage could be shown, and costs no write.
        if (answer.caller().isEmpty() || answer.caller().get().isGuest()) {
            return;
        }
        Authorizer.Caller caller = answer.caller().get();
        long now = clock.millis();
        long key = caller.keyId().orElse(Usage.WITHOUT_KEY);
        boolean refused = answer.status() == 403 || answer.status() == 429 || answer.status() == 503;
        // One step for each: whoever takes counts out takes whole ones, and none is added to what was taken.
        Usage.Counted counted =
                new Usage.Counted((int) (now / MILLISECONDS_PER_DAY), caller.userId(), key, answer.endpoint());
        if (!hasRoom(counts, counted)) {
            // The database takes nothing for long, and a process without memory would count nothing at all.
            givenUp.increment();
            return;
        }
        counts.compute(counted, (what, known) -> {
            Adding adding = known == null ? new Adding() : known;
            adding.requests++;
            adding.refused += refused ? 1 : 0;
            return adding;
        });
        if (key != Usage.WITHOUT_KEY && hasRoom(keys, key)) {
            keys.put(key, new ApiKeys.Use(clock.instant(), answer.clientAddress()));
        } else if (key == Usage.WITHOUT_KEY && caller.session().isPresent()) {
            String session = caller.session().get();
            Long seen = seenLately.get(session);
            boolean isDue = seen == null || now - seen >= SEEN_AGAIN_AFTER_MILLIS;
            if (isDue && hasRoom(seenLately, session) && hasRoom(sessions, session)) {
                seenLately.put(session, now);
                sessions.put(session, new ApiKeys.Use(clock.instant(), answer.clientAddress()));
            }
        }
    }

    private <K> boolean hasRoom(Map<K, ?> known, K key) {
        return known.size() < maxWaiting || known.containsKey(key);
    }

    /** How much waits to be written. */
    synchronized int waitingCounts() {
        int rows = counts.size() + keys.size() + sessions.size();
        for (Batch batch : waiting) {
            rows += batch.counts().size()
                    + batch.keys().size()
                    + batch.sessions().size();
        }
        return rows;
    }

    private void round() {
        long lost = givenUp.sumThenReset();
        if (lost > 0) {
            LOG.warn("answers were not counted: too many counts wait for the database", Map.of("answers", lost));
        }
        try {
            long now = clock.millis();
            seenLately.values().removeIf(seen -> now - seen >= SEEN_AGAIN_AFTER_MILLIS);
            flush();
        } catch (DatabaseUnavailable e) {
            LOG.info("counts wait: the database is away", Map.of());
        } catch (RuntimeException | Error e) {
            // None may leave the task, or there would be no further round.
            LOG.warn("counts were not written; they are tried again", e, Map.of());
        }
    }

    /** Has what this instance counted written, unless that was done a moment ago; without failing whoever wants to read. */
    void refresh() {
        if (System.nanoTime() - flushedAt >= REFRESH_NANOS) {
            round();
        }
    }

    /** Adds what was counted to the database. */
    synchronized void flush() {
        flushedAt = System.nanoTime();
        // What is not taken is added up where it is, and takes no more for that.
        boolean full = waiting.size() * MAX_ROWS_AT_A_TIME >= 2 * maxWaiting;
        if (!full) {
            take();
        }
        writeWaiting();
        if (full) {
            take();
            writeWaiting();
        }
    }

    private void writeWaiting() {
        while (!waiting.isEmpty()) {
            write(waiting.peek());
            waiting.remove();
        }
    }

    private void write(Batch batch) {
        changeLog.write(entry -> {
            Usage.add(entry, instance, batch.number(), batch.counts());
            ApiKeys.used(entry.connection(), batch.keys());
            Sessions.seen(entry.connection(), batch.sessions());
            return null;
        });
    }

    /** Moves what was counted into batches that wait. None is filled up that was tried before: its number stands for what it held. */
    private void take() {
        lastTaken = lastNumber;
        drain(counts, (what, adding) -> open().counts().put(what, new Usage.Count(adding.requests, adding.refused)));
        drain(keys, (key, use) -> open().keys().put(key, use));
        drain(sessions, (session, use) -> open().sessions().put(session, use));
    }

    private static <K, V> void drain(Map<K, V> from, BiConsumer<K, V> to) {
        for (K key : List.copyOf(from.keySet())) {
            V value = from.remove(key);
            if (value != null) {
                to.accept(key, value);
            }
        }
    }

    /** A batch of this round that has room. */
    private Batch open() {
        Batch last = waiting.peekLast();
        if (last == null || last.number() <= lastTaken || last.isFull()) {
            last = new Batch(++lastNumber, new HashMap<>(), new HashMap<>(), new HashMap<>());
            waiting.add(last);
        }
        return last;
    }

    @Override
    public void close() {
        // What it is writing is not broken off; the last round waits for it.
        thread.shutdown();
        round();
    }
}
