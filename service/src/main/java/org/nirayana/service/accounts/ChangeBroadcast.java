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
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nirayana.service.config.Secret;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeLog;

/**
 * Tells the other instances of a change as soon as it is committed, by Redis publish and subscribe, and waits until they
 * have said that they took it in: whoever gets the answer to a logout is refused by all of them.
 *
 * <p>It only makes them faster: nobody is waited for longer than {@value #LONGEST_WAIT_MILLISECONDS} ms. What counts is the change feed from the database: a message that is lost is found there
 * a moment later, and a message from a stranger can do no more than have a user, a guest or the tiers read again.
 */
final class ChangeBroadcast implements AutoCloseable {
    private static final Log LOG = Log.named("broadcast");
    private static final String CHANGES = "nirayana:changes";
    private static final String HEARD = "nirayana:heard";
    private static final Pattern NUMBERED = Pattern.compile("m:([0-9a-f-]{36}) .*");
    private static final long RETRY_MILLISECONDS = 1_000;
    private static final long LONGEST_WAIT_MILLISECONDS = 250;

    private final Vertx vertx;
    private final Redis publisher;
    private final Redis subscriber;
    private final Consumer<List<Change>> heard;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "change-broadcast");
        made.setDaemon(true);
        return made;
    });

    /** One permit for every instance that has taken in the message of that number. */
    private final Map<String, Semaphore> answers = new ConcurrentHashMap<>();

    private volatile boolean open = true;

    ChangeBroadcast(Vertx vertx, Redis publisher, Secret url, ChangeLog changeLog, Consumer<List<Change>> heard) {
        this.vertx = vertx;
        this.publisher = publisher;
        this.heard = heard;
        this.subscriber = Redis.createClient(
                vertx, new RedisOptions().setConnectionString(url.value()).setMaxPoolSize(1));
        changeLog.listen(this::publish);
        subscribe();
    }

    /** Returns when every instance that listens has taken it in, or when that takes too long. */
    private void publish(List<Change> changes) {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LONGEST_WAIT_MILLISECONDS);
        String number = UUID.randomUUID().toString();
        Semaphore answered = new Semaphore(0);
        answers.put(number, answered);
        try {
            int listening = publisher
                    .send(Request.cmd(Command.PUBLISH).arg(CHANGES).arg("m:" + number + " " + encode(changes)))
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get(LONGEST_WAIT_MILLISECONDS, TimeUnit.MILLISECONDS)
                    .toInteger();
            if (!answered.tryAcquire(listening, deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                LOG.warn(
                        "a change was not confirmed by all instances in time",
                        Map.of("listening", listening, "confirmed", answered.availablePermits()));
            }
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("a change was not published", Map.of("reason", e.getClass().getName()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            answers.remove(number);
        }
    }

    private void subscribe() {
        subscriber
                .connect()
                .compose(connection -> {
                    connection.handler(this::received);
                    connection.exceptionHandler(e -> retry(connection));
                    connection.endHandler(v -> retry(connection));
                    return connection.send(
                            Request.cmd(Command.SUBSCRIBE).arg(CHANGES).arg(HEARD));
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
        if (message == null
                || (message.type() != ResponseType.MULTI && message.type() != ResponseType.PUSH)
                || message.size() != 3
                || !message.get(0).toString().equals("message")) {
            return;
        }
        String text = message.get(2).toString();
        if (message.get(1).toString().equals(HEARD)) {
            Semaphore answered = answers.get(text);
            if (answered != null) {
                answered.release();
            }
        } else {
            // A changed tier is read from the database, so not on the event loop.
            thread.execute(() -> takeIn(text));
        }
    }

    private void takeIn(String message) {
        try {
            heard.accept(decode(message));
        } catch (RuntimeException e) {
            LOG.warn("a change was not taken in; the feed will bring it again", Map.of());
            return;
        }
        Matcher numbered = NUMBERED.matcher(message);
        if (numbered.matches()) {
            // Should it be lost, the other side says that it waited in vain.
            publisher.send(Request.cmd(Command.PUBLISH).arg(HEARD).arg(numbered.group(1)));
        }
    }

    static String encode(List<Change> changes) {
        List<String> words = new ArrayList<>();
        for (Change change : changes) {
            if (change instanceof Change.UserChanged user) {
                words.add("u:" + user.id());
            } else if (change instanceof Change.TierChanged tier) {
                words.add("t:" + tier.id());
            } else if (change instanceof Change.GuestEnded guest) {
                words.add("g:" + guest.number());
            }
        }
        return String.join(" ", words);
    }

    /** What can be understood of a message; the rest is ignored. */
    static List<Change> decode(String message) {
        List<Change> changes = new ArrayList<>();
        for (String word : message.split(" ", -1)) {
            if (word.matches("u:[0-9]{1,18}")) {
                changes.add(new Change.UserChanged(Long.parseLong(word.substring(2))));
            } else if (word.matches("t:[0-9]{1,18}")) {
                changes.add(new Change.TierChanged(Long.parseLong(word.substring(2))));
            } else if (word.matches("g:[0-9]{1,18}")) {
                changes.add(new Change.GuestEnded(Long.parseLong(word.substring(2))));
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
