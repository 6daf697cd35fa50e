package org.nirayana.service.usage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.server.Observer;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;
import org.nirayana.testing.DatabaseKind;

/** What is counted, by several instances at once, over failures, on both databases. */
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class UsageTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final LocalDate DAY = LocalDate.parse("2026-03-01");

    @Parameter
    DatabaseKind kind;

    private Database database;
    private ChangeLog changeLog;
    private Usage usage;

    /** Moved by tests. */
    private Instant now = NOON;

    private final Clock clock = new Clock() {
        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public java.time.ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(java.time.ZoneId zone) {
            return this;
        }
    };

    private record Caller(long userId, OptionalLong keyId, Optional<String> session) implements Authorizer.Caller {}

    @BeforeEach
    void open(@TempDir Path folder) {
        Map<String, String> environment = new HashMap<>(kind.environment(Map.of()));
        environment.put("DATA_DIR", folder.toString());
        database = Databases.open(Config.from(environment).databaseUrl().map(Secret::value), folder);
        changeLog = new ChangeLog(database, clock);
        usage = new Usage(database);
        for (long id : new long[] {77, 78}) {
            change(
                    "INSERT INTO users (id, username, email, email_key, name, password, is_superuser, is_active,"
                            + " is_deleted, created_at) VALUES (?, ?, ?, ?, 'A', 'x', FALSE, TRUE, FALSE, 0)",
                    id,
                    "user" + id,
                    id + "@b",
                    id + "@b");
        }
        change("INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES ('s', 77, 0, 1)");
        change("INSERT INTO api_keys (id, user_id, hash, name, hint, created_at) VALUES (5, 77, 'h', 'n', 'i', 0)");
    }

    @AfterEach
    void close() {
        database.close();
    }

    private void change(String sql, Object... values) {
        database.write(c -> Sql.change(c, sql, values));
    }

    /** A flood from many networks would otherwise be a row each to add, and a write to wait for. */
    @Test
    void whatGuestsAskIsNotCountedAndCausesNoWrite() {
        Authorizer.Caller guest = new Authorizer.Caller() {
            @Override
            public long userId() {
                return -7;
            }

            @Override
            public boolean isGuest() {
                return true;
            }
        };
        try (UsageCounter counter = new UsageCounter(changeLog, clock)) {
            counter.answered(
                    new Observer.Answered("id", "GET", "/x", "planets", 200, 1, 1, "192.0.2.1", Optional.of(guest)));
            counter.flush();
        }
        long writes = database.read(c -> Sql.number(c, "SELECT value FROM counters WHERE name = 'changes'"));
        assertThat(writes).isZero();
    }

    private static Observer.Answered answer(long user, OptionalLong key, String endpoint, int status) {
        return answer(user, key, endpoint, status, "192.0.2.1");
    }

    private static Observer.Answered answer(long user, OptionalLong key, String endpoint, int status, String address) {
        Optional<String> session = key.isPresent() ? Optional.empty() : Optional.of("s");
        return new Observer.Answered(
                "id", "GET", "/x", endpoint, status, 1, 1, address, Optional.of(new Caller(user, key, session)));
    }

    private List<Usage.Row> sums(Usage.By... by) {
        return usage.sums(OptionalLong.of(77), DAY.minusDays(1), DAY.plusDays(1), Set.of(by), 1_000);
    }

    private long total() {
        return sums(Usage.By.DAY).stream().mapToLong(Usage.Row::requests).sum();
    }

    @Test
    void requestsAreToldApartByDayEndpointAndKey() {
        UsageCounter counter = new UsageCounter(changeLog, clock);
        counter.answered(answer(77, OptionalLong.empty(), "planets", 200));
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200));
        counter.answered(answer(77, OptionalLong.of(5), "planets", 429));
        counter.answered(answer(77, OptionalLong.of(5), "chart", 404));
        counter.answered(answer(78, OptionalLong.empty(), "planets", 200));
        now = NOON.plusSeconds(86_400);
        counter.answered(answer(77, OptionalLong.of(5), "planets", 403));
        assertThat(total()).as("nothing is written for a request").isZero();
        counter.close();

        OptionalLong none = OptionalLong.empty();
        assertThat(sums(Usage.By.DAY, Usage.By.ENDPOINT, Usage.By.KEY))
                .containsExactly(
                        new Usage.Row(
                                1, 0, Optional.of(DAY), Optional.of("chart"), OptionalLong.of(5), Optional.empty()),
                        new Usage.Row(1, 0, Optional.of(DAY), Optional.of("planets"), none, Optional.empty()),
                        new Usage.Row(
                                2, 1, Optional.of(DAY), Optional.of("planets"), OptionalLong.of(5), Optional.empty()),
                        new Usage.Row(
                                1,
                                1,
                                Optional.of(DAY.plusDays(1)),
                                Optional.of("planets"),
                                OptionalLong.of(5),
                                Optional.empty()));
        assertThat(sums(Usage.By.KEY))
                .containsExactly(
                        new Usage.Row(1, 0, Optional.empty(), Optional.empty(), none, Optional.empty()),
                        new Usage.Row(4, 2, Optional.empty(), Optional.empty(), OptionalLong.of(5), Optional.empty()));
        assertThat(usage.sums(OptionalLong.empty(), DAY, DAY, Set.of(Usage.By.USER), 10))
                .containsExactly(
                        new Usage.Row(4, 1, Optional.empty(), Optional.empty(), none, Optional.of("user77")),
                        new Usage.Row(1, 0, Optional.empty(), Optional.empty(), none, Optional.of("user78")));
    }

    /** Two instances that count and write at the same time lose nothing and count nothing twice. */
    @Test
    void countsOfSeveralInstancesAddUp() {
        int instances = 3;
        int each = 2_000;
        List<UsageCounter> counters = new ArrayList<>();
        List<CompletableFuture<Void>> working = new ArrayList<>();
        for (int i = 0; i < instances; i++) {
            UsageCounter counter = new UsageCounter(changeLog, clock);
            counters.add(counter);
            for (int thread = 0; thread < 2; thread++) {
                working.add(CompletableFuture.runAsync(() -> {
                    for (int n = 0; n < each / 2; n++) {
                        counter.answered(answer(77, OptionalLong.of(5), "endpoint" + n % 7, n % 10 == 0 ? 429 : 200));
                        if (n % 250 == 0) {
                            counter.flush();
                        }
                    }
                }));
            }
        }
        working.forEach(CompletableFuture::join);
        counters.forEach(UsageCounter::close);
        assertThat(total()).isEqualTo((long) instances * each);
        assertThat(sums(Usage.By.KEY).get(0).refused()).isEqualTo(instances * each / 10);
    }

    /** The commit came through and its answer did not: the batch is sent again, and counts once. */
    @Test
    void aBatchWhoseOutcomeWasLostCountsOnce() {
        AtomicBoolean lost = new AtomicBoolean(true);
        // A listener hears of changes after the commit; this one stands for a connection that breaks then.
        ChangeLog breaking = new ChangeLog(database, clock);
        Map<Usage.Counted, Usage.Count> counts =
                Map.of(new Usage.Counted((int) DAY.toEpochDay(), 77, 5, "planets"), new Usage.Count(3, 1));
        breaking.listen((List<Change> changes) -> {
            if (lost.getAndSet(false)) {
                throw new IllegalStateException("the outcome is not known");
            }
        });
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                breaking.write(entry -> {
                    Usage.add(entry, "an instance", 1, counts);
                    entry.userChanged(77);
                    return null;
                });
            } catch (IllegalStateException unknown) {
                // Tried again, as the counter does.
            }
        }
        assertThat(lost.get()).isFalse();
        assertThat(total()).isEqualTo(3);
        changeLog.write(entry -> {
            Usage.add(entry, "an instance", 2, counts);
            return null;
        });
        changeLog.write(entry -> {
            Usage.add(entry, "another instance", 1, counts);
            return null;
        });
        assertThat(total()).isEqualTo(9);
    }

    @Test
    void whatCouldNotBeWrittenWaitsAndIsWrittenLater() {
        UsageCounter counter = new UsageCounter(changeLog, clock);
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200));
        change("ALTER TABLE usage_counts RENAME TO away");
        counter.refresh();
        org.assertj.core.api.Assertions.assertThatThrownBy(counter::flush).isInstanceOf(RuntimeException.class);
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200));
        change("ALTER TABLE away RENAME TO usage_counts");
        counter.close();
        assertThat(total()).isEqualTo(2);
    }

    /** While the database takes nothing, what waits is bounded; what had room is written when it takes something again. */
    @Test
    @Tag("memory")
    void whatWaitsForTheDatabaseIsBounded() {
        int most = 1_000;
        UsageCounter counter = new UsageCounter(changeLog, clock, most);
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200));
        change("ALTER TABLE usage_counts RENAME TO away");
        for (int round = 0; round < 30; round++) {
            for (int n = 0; n < 400; n++) {
                int user = round * 400 + n;
                counter.answered(answer(1_000L + user, OptionalLong.of(user), "planets", 200));
                Caller caller = new Caller(1_000L + user, OptionalLong.empty(), Optional.of("session" + user));
                counter.answered(new Observer.Answered(
                        "id", "GET", "/x", "planets", 200, 1, 1, "192.0.2.1", Optional.of(caller)));
            }
            org.assertj.core.api.Assertions.assertThatThrownBy(counter::flush).isInstanceOf(RuntimeException.class);
        }
        // Counts, keys and sessions, those in batches and as many again.
        assertThat(counter.waitingCounts()).isBetween(most, 8 * most);
        change("ALTER TABLE away RENAME TO usage_counts");
        counter.close();
        assertThat(counter.waitingCounts()).isZero();
        assertThat(total()).isEqualTo(1);
    }

    @Test
    void nothingIsKeptOfAUserWhoWasErased() {
        UsageCounter counter = new UsageCounter(changeLog, clock);
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200));
        counter.flush();
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200));
        counter.answered(answer(78, OptionalLong.empty(), "planets", 200));
        change("DELETE FROM users WHERE id = 77");
        counter.close();
        assertThat(database.<Long>read(c -> Sql.number(c, "SELECT SUM(requests) FROM usage_counts")))
                .isEqualTo(1);
    }

    @Test
    void theLastUseOfAKeyAndASessionIsWrittenWithTheCounts() {
        UsageCounter counter = new UsageCounter(changeLog, clock);
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200, "192.0.2.7"));
        counter.answered(answer(77, OptionalLong.empty(), "planets", 200, "192.0.2.8"));
        counter.flush();
        String used = "SELECT last_used_from || ' ' || last_used_at FROM api_keys";
        String seen = "SELECT address || ' ' || last_seen_at FROM sessions";
        long at = NOON.getEpochSecond() * 1_000_000;
        assertThat(text(used)).isEqualTo("192.0.2.7 " + at);
        assertThat(text(seen)).isEqualTo("192.0.2.8 " + at);

        now = NOON.plusSeconds(1);
        counter.answered(answer(77, OptionalLong.of(5), "planets", 200, "192.0.2.9"));
        counter.answered(answer(77, OptionalLong.empty(), "planets", 200, "192.0.2.9"));
        counter.close();
        assertThat(text(used)).isEqualTo("192.0.2.9 " + (at + 1_000_000));
        assertThat(text(seen)).as("seen a moment ago, so not written again").isEqualTo("192.0.2.8 " + at);
    }

    private String text(String sql) {
        return database.read(c -> Sql.one(c, sql, row -> row.getString(1))).orElseThrow();
    }
}
