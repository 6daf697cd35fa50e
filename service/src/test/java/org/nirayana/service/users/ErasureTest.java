package org.nirayana.service.users;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.auth.Authentication;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.config.Config;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.ForwardingDatabase;
import org.nirayana.service.storage.Sql;
import org.nirayana.testing.Proof;

/** A user with much goes in short transactions, and is gone for everybody from the first of them on. */
@Tag("short-writes")
class ErasureTest {
    private static final List<String> TABLES = List.of("people", "people_words", "usage_counts", "people_counts");

    /** Counts rows changed by each write, and can be made to fail like a process that was killed. */
    private static final class Watching extends ForwardingDatabase {
        private int writes;
        private long mostRows;
        private int killedAfter = Integer.MAX_VALUE;

        Watching(Database database) {
            super(database);
        }

        @Override
        public <T> T write(Work<T> work) {
            if (writes >= killedAfter) {
                throw new DatabaseUnavailable("the process was killed", null);
            }
            T result = super.write(c -> {
                long before = Sql.number(c, "SELECT total_changes()");
                T value = work.run(c);
                mostRows = Math.max(mostRows, Sql.number(c, "SELECT total_changes()") - before);
                return value;
            });
            writes++;
            return result;
        }
    }

    private static void change(Database database, String sql) {
        database.write(c -> Sql.change(c, sql));
    }

    private static long rows(Database database, String table) {
        return database.read(c -> Sql.number(c, "SELECT COUNT(*) FROM " + table));
    }

    private static void keepMuch(Database database) {
        change(
                database,
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) INSERT INTO people (id, person_id,"
                        + " user_id, name, name_key, birth_local, certainty, place, lat, lon, tz, birth_order, notes, tags,"
                        + " conventions, favourite, created_at, updated_at) SELECT i, 'p' || i, (SELECT id FROM users WHERE"
                        + " username = 'mira'), 'A', 'a', '1990-01-01', 'unknown', '', 0, 0, 'UTC', 0, '', '[]', '{}', FALSE, 0, 0"
                        + " FROM n");
        change(
                database,
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) INSERT INTO people_words"
                        + " (user_id, word, person) SELECT user_id, 'w' || i, id FROM people, n");
        change(
                database,
                "INSERT INTO usage_counts (day, user_id, key_id, endpoint, requests, refused) SELECT id, user_id, 0, 'x', 1, 0"
                        + " FROM people");
        change(database, "INSERT INTO people_counts (user_id, people) SELECT DISTINCT user_id, 100 FROM people");
    }

    @Test
    void inPartsAndToTheEnd(@TempDir Path folder) {
        Clock clock = Clock.systemUTC();
        RateLimiter limiter = new LocalRateLimiter();
        Config config = Config.from(Map.of("DATA_DIR", folder.toString()));
        try (Database plain = Databases.open(Optional.empty(), folder)) {
            Watching database = new Watching(plain);
            ChangeLog changeLog = new ChangeLog(database, clock);
            try (Authentication authentication = new Authentication(
                    config, plain, changeLog, limiter, limiter, Optional.empty(), new Passwords.Cost(64, 1), clock)) {
                Users users = new Users(
                        database,
                        changeLog,
                        authentication.sessions(),
                        authentication.credentials(),
                        authentication.apiKeys());
                users.create(new NewUser("mira", "mira@example.com", "Mira", "a hash", false));
                keepMuch(plain);
                database.killedAfter = database.writes + 3;
                // It is decided; the rest is for the housekeeping, whatever keeps this request from doing it.
                users.hardDelete("mira", (id, version) -> true);

                // Begun: nobody can bring it back, or use it.
                database.killedAfter = Integer.MAX_VALUE;
                assertThat(rows(plain, "people_words")).isBetween(1L, 29_999L);
                assertThat(rows(plain, "users WHERE is_deleted = TRUE AND erasing = TRUE"))
                        .isEqualTo(1);
                assertThatExceptionOfType(ConflictException.class)
                        .isThrownBy(() -> users.restore("mira", (id, version) -> true))
                        .withMessageContaining("for good");

                database.mostRows = 0;
                users.completeErasures();
                assertThat(rows(plain, "users")).isZero();
                assertThat(TABLES).isNotEmpty().allSatisfy(table -> assertThat(rows(plain, table))
                        .isZero());
                assertThat(database.mostRows).isBetween(500L, 5_100L);
                Proof.figure(
                        38,
                        "a user with 100 people and 30,000 words erased in %d transactions of at most %d rows"
                                .formatted(database.writes, database.mostRows));
            }
        }
    }
}
