package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.Request;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.config.Secret;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.testing.RedisServer;
import org.nirayana.testing.Waiting;

/** What instances tell each other over a real Redis. */
class ChangeBroadcastTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String SESSION = "abcdefghijklmnopqrstuv";

    @Test
    void whatIsEncodedIsDecoded() {
        List<Change> changes = List.of(new Change.UserChanged(7), new Change.TierChanged(999_999_999_999_999_999L));
        assertThat(ChangeBroadcast.decode(ChangeBroadcast.encode(changes))).isEqualTo(changes);
        assertThat(ChangeBroadcast.decode(ChangeBroadcast.encode(List.of()))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "u:",
                "u:-1",
                "u:x",
                "u:9999999999999999999",
                "t:1.5",
                "r:short:1",
                "r:" + SESSION,
                "r:" + SESSION + ":",
                "x:1",
                "u:1\n",
                "U:1",
                "r:" + SESSION + ":-5",
                "\0"
            })
    void whatIsNotUnderstoodIsIgnored(String word) {
        assertThat(ChangeBroadcast.decode(word)).isEmpty();
        assertThat(ChangeBroadcast.decode("u:1 " + word + " t:2"))
                .containsExactly(new Change.UserChanged(1), new Change.TierChanged(2));
    }

    /** What is said by one instance, on its ledger and past it, while the other one listens. */
    private interface Conversation {
        void hold(ChangeLog here, Redis publisher) throws Exception;
    }

    /** Begins when the other instance hears. */
    private static void converse(Path folder, Consumer<List<Change>> hearing, Conversation conversation)
            throws Exception {
        Vertx vertx = Vertx.vertx();
        AtomicBoolean hears = new AtomicBoolean();
        Consumer<List<Change>> noticing = changes -> {
            hears.set(true);
            hearing.accept(changes);
        };
        try (RedisServer server = RedisServer.start();
                Database database = Databases.open(Optional.empty(), folder)) {
            Secret url = new Secret(server.url());
            Redis publisher = Redis.createClient(vertx, server.url());
            ChangeLog here = new ChangeLog(database, Clock.systemUTC());
            ChangeLog there = new ChangeLog(database, Clock.systemUTC());
            ChangeBroadcast speaking = new ChangeBroadcast(vertx, publisher, url, here, changes -> {});
            ChangeBroadcast listening = new ChangeBroadcast(vertx, publisher, url, there, noticing);
            try {
                // The subscription takes a moment; what is said before nobody hears.
                Waiting.until(TIMEOUT, () -> {
                    write(here, 1);
                    return hears.get();
                });
                conversation.hold(here, publisher);
            } finally {
                listening.close();
                speaking.close();
                publisher.close();
            }
        } finally {
            vertx.close().toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
        }
    }

    @Test
    void aChangeIsHeardByTheOthersWhateverElseIsSaid(@TempDir Path folder) throws Exception {
        List<Change> heard = new CopyOnWriteArrayList<>();
        Consumer<List<Change>> fragile = changes -> {
            if (changes.contains(new Change.UserChanged(13))) {
                throw new IllegalStateException("not this one");
            }
            heard.addAll(changes);
        };
        converse(folder, fragile, (here, publisher) -> {
            publish(publisher, "not a change");
            write(here, 13);
            write(here, 2);
            Waiting.until(TIMEOUT, () -> heard.contains(new Change.UserChanged(2)));
            assertThat(heard).contains(new Change.UserChanged(1)).doesNotContain(new Change.UserChanged(13));

            here.write(entry -> {
                entry.userChanged(42);
                entry.tierChanged(3);
                return null;
            });
            Waiting.until(
                    TIMEOUT, () -> heard.containsAll(List.of(new Change.UserChanged(42), new Change.TierChanged(3))));
        });
    }

    @Test
    void whoHasWrittenKnowsThatTheOthersHaveHeard(@TempDir Path folder) throws Exception {
        List<Change> heard = new CopyOnWriteArrayList<>();
        Consumer<List<Change>> slow = changes -> {
            pause(Duration.ofMillis(20));
            heard.addAll(changes);
        };
        converse(folder, slow, (here, publisher) -> {
            int known = 0;
            for (int user = 2; user < 12; user++) {
                write(here, user);
                known += heard.contains(new Change.UserChanged(user)) ? 1 : 0;
            }
            // Whoever did not wait would know of none; a busy machine may take longer than anybody is waited for.
            assertThat(known).isGreaterThan(4);
            Waiting.until(TIMEOUT, () -> heard.contains(new Change.UserChanged(11)));
        });
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aChangeIsWrittenAlsoWhileRedisIsAway(@TempDir Path folder) throws Exception {
        Vertx vertx = Vertx.vertx();
        RedisServer server = RedisServer.start();
        String url = server.url();
        server.close();
        Redis publisher = Redis.createClient(vertx, url);
        try (Database database = Databases.open(Optional.empty(), folder)) {
            ChangeLog changeLog = new ChangeLog(database, Clock.systemUTC());
            List<Change> here = new CopyOnWriteArrayList<>();
            changeLog.listen(here::addAll);
            ChangeBroadcast broadcast =
                    new ChangeBroadcast(vertx, publisher, new Secret(url), changeLog, changes -> {});
            write(changeLog, 5);
            broadcast.close();
            assertThat(here).containsExactly(new Change.UserChanged(5));
        } finally {
            publisher.close();
            vertx.close().toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
        }
    }

    private static void write(ChangeLog changeLog, long user) {
        changeLog.write(entry -> {
            entry.userChanged(user);
            return null;
        });
    }

    private static void publish(Redis redis, String message) throws Exception {
        redis.send(Request.cmd(Command.PUBLISH).arg("nirayana:changes").arg(message))
                .toCompletionStage()
                .toCompletableFuture()
                .get(30, TimeUnit.SECONDS);
    }
}
