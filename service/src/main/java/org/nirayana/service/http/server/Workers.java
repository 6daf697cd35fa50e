package org.nirayana.service.http.server;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * The bounded pool on which blocking routes run.
 *
 * <p>The queue is short on purpose: work that would wait longer than a client does is refused with 503 and
 * {@code Retry-After}, so that overload costs little and memory stays flat. Many at once may wait for two seconds, as
 * long as the queue runs empty now and then; when it does not, waiting longer helps nobody, and the timeout is short.
 *
 * <p>No caller, a user or a network, holds more than a quarter of the queue: whoever sends more is refused, and others are not.
 */
final class Workers implements AutoCloseable {
    static final int THREADS = 16;
    static final int QUEUE = 256;
    static final int SHARE = QUEUE / 4;

    /** For work of which one caller may send as much as the queue takes. */
    static final String WITHOUT_SHARE = "";

    private static final long TIMEOUT = Duration.ofSeconds(2).toNanos();
    private static final long CROWD_TIMEOUT = Duration.ofMillis(500).toNanos();

    private final LongSupplier nanoTime;
    private final ThreadPoolExecutor pool;
    private final CallerLimit<String> shares = new CallerLimit<>(SHARE);
    private volatile long lastEmpty;

    Workers() {
        this(System::nanoTime);
    }

    /** With a clock that a test may set. */
    Workers(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        lastEmpty = nanoTime.getAsLong();
        AtomicInteger number = new AtomicInteger();
        pool = new ThreadPoolExecutor(THREADS, THREADS, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(QUEUE), task -> {
            Thread thread = new Thread(task, "worker-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
        pool.allowCoreThreadTimeOut(true);
    }

    /**
     * Runs the work soon, or its refusal: at once when the queue, or the caller's share of it, is full, later when the work
     * waited too long.
     */
    void run(String caller, Runnable work, Runnable refusal) {
        if (!caller.equals(WITHOUT_SHARE) && !shares.begin(caller)) {
            refusal.run();
            return;
        }
        long queued = nanoTime.getAsLong();
        noteIfEmpty(queued);
        try {
            pool.execute(() -> {
                long now = nanoTime.getAsLong();
                noteIfEmpty(now);
                long timeout = now - lastEmpty > TIMEOUT ? CROWD_TIMEOUT : TIMEOUT;
                try {
                    if (now - queued > timeout) {
                        refusal.run();
                    } else {
                        work.run();
                    }
                } finally {
                    shares.end(caller);
                }
            });
        } catch (RejectedExecutionException full) {
            shares.end(caller);
            refusal.run();
        }
    }

    private void noteIfEmpty(long now) {
        if (pool.getQueue().isEmpty()) {
            lastEmpty = now;
        }
    }

    int queued() {
        return pool.getQueue().size();
    }

    int active() {
        return pool.getActiveCount();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
