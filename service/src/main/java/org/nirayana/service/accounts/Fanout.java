package org.nirayana.service.accounts;

import io.vertx.core.Vertx;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisConnection;
import io.vertx.redis.client.RedisOptions;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;
import io.vertx.redis.client.ResponseType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.nirayana.service.config.Secret;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.Ledger;

/**
 * Tells the other instances of a change as soon as it is committed, by Redis publish and subscribe.
 *
 * <p>It only makes them faster. What counts is the change feed from the database: a message that is lost is found there
 * a moment later, and a message from a stranger can do no more than end a session or have a user read again.
 */
final class Fanout implements AutoCloseable {
    private static final Log LOG = Log.named("fanout");
    private static final String CHANNEL = "nirayana:changes";
    private static final long RETRY_MILLISECONDS = 1_000;
    private static final long LONGEST_WAIT_MILLISECONDS = 250;

    private final Vertx vertx;
    private final Redis publisher;
    private final Redis subscriber;
    private final Consumer<List<Change>> heard;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "fanout");
        made.setDaemon(true);
        return made;
    });
    private volatile boolean open = true;

    Fanout(Vertx vertx, Redis publisher, Secret url, Ledger ledger, Consumer<List<Change>> heard) {
        this.vertx = vertx;
        this.publisher = publisher;
        this.heard = heard;
        this.subscriber = Redis.createClient(
                vertx, new RedisOptions().setConnectionString(url.value()).setMaxPoolSize(1));
        ledger.listen(this::publish);
        subscribe();
    }

    /** Returns when Redis has sent it on, so that the other instances usually know before the caller has the answer. */
    private void publish(List<Change> changes) {
        try {
            publisher
                    .send(Request.cmd(Command.PUBLISH).arg(CHANNEL).arg(encode(changes)))
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get(LONGEST_WAIT_MILLISECONDS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("a change was not published", Map.of("reason", e.getClass().getName()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void subscribe() {
        subscriber
                .connect()
                .compose(connection -> {
                    connection.handler(this::received);
                    connection.exceptionHandler(e -> retry(connection));
                    connection.endHandler(v -> retry(connection));
                    return connection.send(Request.cmd(Command.SUBSCRIBE).arg(CHANNEL));
                })
                .onFailure(e -> later());
    }

    private void retry(RedisConnection connection) {
        connection.close();
        later();
    }

    private void later() {
        if (open) {
            vertx.setTimer(RETRY_MILLISECONDS, t -> subscribe());
        }
    }

    private void received(Response message) {
        if (message != null
                && (message.type() == ResponseType.MULTI || message.type() == ResponseType.PUSH)
                && message.size() == 3
                && message.get(0).toString().equals("message")) {
            List<Change> changes = decode(message.get(2).toString());
            // A changed tier is read from the database, so not on the event loop.
            thread.execute(() -> {
                try {
                    heard.accept(changes);
                } catch (RuntimeException e) {
                    LOG.warn("a change was not taken in; the feed will bring it again", Map.of());
                }
            });
        }
    }

    static String encode(List<Change> changes) {
        List<String> words = new ArrayList<>();
        for (Change change : changes) {
            if (change instanceof Change.Revoked revoked) {
                words.add("r:" + revoked.id() + ":" + revoked.expiresAtMicros());
            } else if (change instanceof Change.UserChanged user) {
                words.add("u:" + user.id());
            } else if (change instanceof Change.TierChanged tier) {
                words.add("t:" + tier.id());
            }
        }
        return String.join(" ", words);
    }

    /** What can be understood of a message; the rest is ignored. */
    static List<Change> decode(String message) {
        List<Change> changes = new ArrayList<>();
        for (String word : message.split(" ", -1)) {
            if (word.matches("r:[A-Za-z0-9_-]{22}:[0-9]{1,18}")) {
                changes.add(new Change.Revoked(word.substring(2, 24), Long.parseLong(word.substring(25))));
            } else if (word.matches("u:[0-9]{1,18}")) {
                changes.add(new Change.UserChanged(Long.parseLong(word.substring(2))));
            } else if (word.matches("t:[0-9]{1,18}")) {
                changes.add(new Change.TierChanged(Long.parseLong(word.substring(2))));
            }
        }
        return changes;
    }

    @Override
    public void close() {
        open = false;
        subscriber.close();
        thread.shutdownNow();
    }
}
