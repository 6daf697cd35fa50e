package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.testing.DatabaseKind;

/** What has expired is removed, and nothing else, on both databases. */
class HousekeepingTest {
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    /** More than are removed at a time. */
    private static final int MANY = 5_003;

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void removesWhatHasExpiredAndKeepsTheRest(DatabaseKind kind, @TempDir Path folder) {
        Map<String, String> environment = new HashMap<>(kind.environment(Map.of()));
        environment.put("DATA_DIR", folder.toString());
        Config config = Config.from(environment);
        Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
        try (Database database = Databases.open(config.databaseUrl().map(Secret::value), folder);
                Housekeeping housekeeping = new Housekeeping(database, clock, List.of())) {
            fill(database);

            housekeeping.sweep();

            assertThat(ids(database, "sessions", "id")).containsExactly("live");
            assertThat(ids(database, "password_resets", "id")).containsExactly("live");
            assertThat(ids(database, "attempts", "account")).containsExactly("recent");
            assertThat(ids(database, "changes", "subject")).containsExactly("2");
            assertThat(ids(database, "users", "username")).containsExactly("somebody");
            assertThat(ids(database, "api_keys", "name")).containsExactly("expired lately", "live", "revoked lately");
            assertThat(ids(database, "usage_counts", "endpoint")).containsExactly("recent");
            assertThat(ids(database, "usage_batches", "instance")).containsExactly("recent");

            housekeeping.sweep();
            assertThat(ids(database, "sessions", "id")).containsExactly("live");
        }
    }

    private static void fill(Database database) {
        long now = micros(Duration.ZERO);
        long later = micros(Duration.ofSeconds(1));
        database.write(c -> {
            Sql.change(
                    c,
                    "INSERT INTO users (id, username, email, email_key, name, password, is_superuser, is_active,"
                            + " is_deleted, created_at) VALUES (77, 'somebody', 'a@b', 'a@b', 'A', 'x', FALSE, TRUE,"
                            + " FALSE, 0)");
            expired(c, now);
            for (Map.Entry<String, Long> each :
                    Map.of("over", now, "live", later).entrySet()) {
                Sql.change(
                        c,
                        "INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES (?, 77, 0, ?)",
                        each.getKey(),
                        each.getValue());
                Sql.change(
                        c,
                        "INSERT INTO password_resets (id, user_id, expires_at) VALUES (?, 77, ?)",
                        each.getKey(),
                        each.getValue());
            }
            // Sixteen minutes of attempts and an hour of changes are kept.
            long longAgo = micros(Duration.ofDays(-90));
            long lately = micros(Duration.ofDays(-89));
            key(c, "live", null, null);
            key(c, "revoked long ago", null, longAgo);
            key(c, "revoked lately", null, lately);
            key(c, "expired long ago", longAgo, null);
            key(c, "expired lately", lately, null);
            // Ninety days are kept, today included.
            long today = LocalDate.ofInstant(NOW, ZoneOffset.UTC).toEpochDay();
            count(c, "old", today - 90);
            count(c, "recent", today - 89);
            batch(c, "old", micros(Duration.ofDays(-2)));
            batch(c, "recent", micros(Duration.ofDays(-1)));
            attempt(c, "old", micros(Duration.ofMinutes(-16)));
            attempt(c, "recent", micros(Duration.ofMinutes(-15)));
            change(c, 1, micros(Duration.ofHours(-1)));
            change(c, 2, micros(Duration.ofMinutes(-59)));
            return null;
        });
    }

    private static void expired(Connection connection, long at) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(
                "INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES (?, 77, 0, ?)")) {
            for (int i = 0; i < MANY; i++) {
                statement.setString(1, "over" + i);
                statement.setLong(2, at - i);
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }

    private static void key(Connection c, String name, Long expiresAt, Long revokedAt) throws SQLException {
        Sql.change(
                c,
                "INSERT INTO api_keys (user_id, hash, name, hint, created_at, expires_at, revoked_at)"
                        + " VALUES (77, ?, ?, 'h', 0, CAST(? AS BIGINT), CAST(? AS BIGINT))",
                name,
                name,
                expiresAt,
                revokedAt);
    }

    private static void count(Connection c, String endpoint, long day) throws SQLException {
        Sql.change(
                c,
                "INSERT INTO usage_counts (day, user_id, key_id, endpoint, requests, refused) VALUES (?, 77, 0, ?, 1, 0)",
                day,
                endpoint);
    }

    private static void batch(Connection c, String instance, long at) throws SQLException {
        Sql.change(c, "INSERT INTO usage_batches (instance, number, written_at) VALUES (?, 1, ?)", instance, at);
    }

    private static void attempt(Connection c, String account, long at) throws SQLException {
        Sql.change(
                c,
                "INSERT INTO attempts (kind, account, address, created_at) VALUES ('sign-in', ?, '10.0.0.1', ?)",
                account,
                at);
    }

    private static void change(Connection c, long subject, long at) throws SQLException {
        Sql.change(
                c,
                "INSERT INTO changes (seq, kind, subject, created_at) VALUES (?, 'user', ?, ?)",
                subject,
                subject,
                at);
    }

    private static List<String> ids(Database database, String table, String column) {
        return database.read(c ->
                Sql.all(c, "SELECT " + column + " FROM " + table + " ORDER BY " + column, row -> row.getString(1)));
    }

    private static long micros(Duration fromNow) {
        return Micros.now(Clock.fixed(NOW.plus(fromNow), ZoneOffset.UTC));
    }
}
