package org.nirayana.service.ops;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.nirayana.service.log.Log;

/**
 * Whether the database answers and takes writes, asked in the background twice a second, and whether workers get on with their
 * work.
 *
 * <p>A probe that hangs counts as failed: what matters is how long ago the last good answer was.
 */
public final class Health implements AutoCloseable {
    private static final Log LOG = Log.named("health");
    private static final long PAUSE_MILLIS = 500;
    private static final long STALE_NANOS = 1_500_000_000L;

    /** Asks the database for a sign of life; may wait, may throw. */
    @FunctionalInterface
    public interface Probe {
        boolean usable() throws Exception;
    }

    private final Probe probe;
    private final AtomicBoolean stopping;
    private final Thread asking = new Thread(this::ask, "health");
    private volatile long lastGood;
    private volatile boolean good;
    private volatile BooleanSupplier workers = () -> true;
    private boolean moved = true;

    /** Asks once before it returns, so that the service knows its state when it starts to listen. */
    public Health(Probe probe, AtomicBoolean stopping) {
        this.probe = probe;
        this.stopping = stopping;
        once();
        asking.setDaemon(true);
        asking.start();
    }

    /** Asks this from now on whether workers get on. */
    public void watch(BooleanSupplier workersMove) {
        workers = workersMove;
    }

    /** Whether the database answered lately, and took what was last written, and workers get on. */
    public boolean healthy() {
        return good && System.nanoTime() - lastGood < STALE_NANOS && workers.getAsBoolean();
    }

    /** Whether to send traffic here: healthy and not about to stop. */
    public boolean ready() {
        return healthy() && !stopping.get();
    }

    private void ask() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException stop) {
                return;
            }
            once();
            lookAtWorkers();
        }
    }

    private void lookAtWorkers() {
        boolean moving = workers.getAsBoolean();
        if (moved && !moving) {
            LOG.warn("no worker has come free for ten seconds while work waits", Map.of());
        } else if (!moved && moving) {
            LOG.info("workers come free again", Map.of());
        }
        moved = moving;
    }

    private void once() {
        boolean before = good;
        try {
            good = probe.usable();
            if (before && !good) {
                LOG.warn("database does not answer or cannot be written", Map.of());
            }
        } catch (Exception failed) {
            good = false;
            if (before) {
                LOG.warn("database does not answer", failed, Map.of());
            }
        }
        if (good) {
            lastGood = System.nanoTime();
        }
        if (good && !before) {
            LOG.info("database answers", Map.of());
        }
    }

    @Override
    public void close() {
        asking.interrupt();
    }
}
