package org.nirayana.service.http;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The bounded pool on which blocking routes run.
 *
 * <p>The queue is short on purpose: work that would wait longer than a client does is refused at once with 503 and
 * {@code Retry-After}, so that overload costs little and memory stays flat.
 */
final class Workers implements AutoCloseable {
    private static final int THREADS = 16;
    private static final int QUEUE = 256;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

    private final ThreadPoolExecutor pool;

    Workers() {
        AtomicInteger number = new AtomicInteger();
        pool = new ThreadPoolExecutor(THREADS, THREADS, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(QUEUE), task -> {
            Thread thread = new Thread(task, "worker-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
        pool.allowCoreThreadTimeOut(true);
    }

    /** Runs the work soon, or its refusal: at once when the queue is full, later when the work waited too long. */
    void run(Runnable work, Runnable refusal) {
        long queued = System.nanoTime();
        try {
            pool.execute(() -> {
                if (System.nanoTime() - queued > LONGEST_WAIT.toNanos()) {
                    refusal.run();
                } else {
                    work.run();
                }
            });
        } catch (RejectedExecutionException full) {
            refusal.run();
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
