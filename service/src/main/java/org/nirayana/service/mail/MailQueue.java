package org.nirayana.service.mail;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.nirayana.service.log.Log;

/**
 * Where letters are left: writing and delivering them happens later, one after the other.
 *
 * <p>Even the question whether there is a letter to write is answered later, so that the caller cannot be timed.
 */
public final class MailQueue implements AutoCloseable {
    private static final Log LOG = Log.named("mail");
    private static final int MAX_WAITING = 1_000;
    private static final int LAST_COLLECTION_SECONDS = 5;

    private final MailTransport carrier;
    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(1, 1, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MAX_WAITING), task -> {
                Thread made = new Thread(task, "mailQueue");
                made.setDaemon(true);
                return made;
            });

    public MailQueue(MailTransport carrier) {
        this.carrier = carrier;
        thread.allowCoreThreadTimeOut(true);
    }

    /** Has a letter written and delivered later, if the writer then finds that there is one to write. */
    public void leave(Supplier<Optional<MailMessage>> writer) {
        try {
            thread.execute(() -> send(writer));
        } catch (RejectedExecutionException e) {
            LOG.warn("a letter was dropped: too many are waiting", Map.of());
        }
    }

    private void send(Supplier<Optional<MailMessage>> writer) {
        try {
            Optional<MailMessage> letter = writer.get();
            if (letter.isPresent()) {
                carrier.deliver(letter.get());
            }
        } catch (Exception e) {
            // The class alone: a server's words may repeat the address.
            LOG.warn(
                    "a letter could not be delivered",
                    Map.of("reason", e.getClass().getName()));
        }
    }

    /** Delivers what is waiting, for a few seconds at most. */
    @Override
    public void close() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(LAST_COLLECTION_SECONDS, TimeUnit.SECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException e) {
            thread.shutdownNow();
            Thread.currentThread().interrupt();
        }
        carrier.close();
    }
}
