package org.nirayana.service.keys;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.NotFoundException;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.QuotaReachedException;
import org.nirayana.service.storage.Sql;

/**
 * The keys in the database.
 *
 * <p>Whatever ends a key is told as a change of its user, so that every instance forgets what it remembers of both. A key that was
 * revoked is kept for a while, so that its owner can see what became of it; nothing brings it back.
 */
public final class ApiKeys {
    /** Of those that are neither revoked nor expired. */
    static final int MAX_LIVE_PER_USER = 100;

    /** For how long one that ended is still listed. */
    public static final Duration ENDED_KEPT = Duration.ofDays(90);

    /** However many a user makes and revokes, no more rows of them are kept. */
    private static final int MAX_ENDED_PER_USER = 200;

    static final int MAX_PER_USER = MAX_LIVE_PER_USER + MAX_ENDED_PER_USER;

    private static final String COLUMNS =
            "SELECT id, user_id, name, hint, created_at, expires_at, endpoints, addresses, last_used_at, last_used_from,"
                    + " revoked_at FROM api_keys";

    /** When and from where something was used. */
    public record Use(Instant at, String address) {}

    /** A key as its owner is shown it once. */
    record Made(ApiKey key, String text) {}

    private final Database database;
    private final ChangeLog changeLog;

    public ApiKeys(Database database, ChangeLog changeLog) {
        this.database = database;
        this.changeLog = changeLog;
    }

    Made create(long userId, NewKey requested) {
        String text = KeyText.make();
        String hash = KeyText.hash(text).orElseThrow().text();
        return changeLog.write(entry -> {
            Connection c = entry.connection();
            long live = Sql.number(
                    c,
                    "SELECT COUNT(*) FROM api_keys WHERE user_id = ? AND revoked_at IS NULL"
                            + " AND (expires_at IS NULL OR expires_at > ?)",
                    userId,
                    entry.now());
            if (live >= MAX_LIVE_PER_USER) {
                throw new QuotaReachedException(ProblemCode.KEYS_FULL.with("max", MAX_LIVE_PER_USER));
            }
            Sql.change(
                    c,
                    "INSERT INTO api_keys (user_id, hash, name, hint, created_at, expires_at, endpoints, addresses)"
                            + " VALUES (?, ?, ?, ?, ?, CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT))",
                    userId,
                    hash,
                    requested.name(),
                    KeyText.hint(text),
                    entry.now(),
                    requested.expiresAt().map(Micros::of).orElse(null),
                    requested.endpoints().map(names -> String.join(" ", names)).orElse(null),
                    requested.addresses().map(ApiKeys::text).orElse(null));
            forgetOldest(c, userId, entry.now());
            return new Made(
                    Sql.one(c, COLUMNS + " WHERE hash = ?", ApiKeys::key, hash).orElseThrow(), text);
        });
    }

    private static void forgetOldest(Connection connection, long userId, long now) throws SQLException {
        Sql.change(
                connection,
                "DELETE FROM api_keys WHERE id IN (SELECT id FROM api_keys WHERE user_id = ?"
                        + " AND (revoked_at IS NOT NULL OR expires_at <= ?) ORDER BY id DESC LIMIT 1000 OFFSET "
                        + MAX_ENDED_PER_USER + ")",
                userId,
                now);
    }

    private static String text(List<Cidr> blocks) {
        return String.join(" ", blocks.stream().map(Cidr::toString).toList());
    }

    /** The keys of a user, the newest first, also those that ended a while ago. */
    Page<ApiKey> page(long userId, Page.Requested requested) {
        return Page.read(database, COLUMNS + " WHERE user_id = ?", "id DESC", ApiKeys::key, requested, userId);
    }

    /** All of a user's keys. */
    List<ApiKey> all(long userId) {
        return database.read(c -> Sql.all(c, COLUMNS + " WHERE user_id = ? ORDER BY id", ApiKeys::key, userId));
    }

    /** Whose key has this hash. */
    public OptionalLong owner(KeyHash hash) {
        return database.read(c -> Sql.one(
                        c,
                        "SELECT user_id FROM api_keys WHERE hash = ?",
                        row -> OptionalLong.of(row.getLong(1)),
                        hash.text())
                .orElse(OptionalLong.empty()));
    }

    /** The key with this hash, unless it was revoked. */
    public Optional<ApiKey> find(KeyHash hash) {
        return database.read(
                c -> Sql.one(c, COLUMNS + " WHERE hash = ? AND revoked_at IS NULL", ApiKeys::key, hash.text()));
    }

    ApiKey rename(long userId, long id, String name) {
        return changeLog.write(entry -> {
            Sql.change(
                    entry.connection(), "UPDATE api_keys SET name = ? WHERE id = ? AND user_id = ?", name, id, userId);
            return existing(entry.connection(), userId, id);
        });
    }

    /** Ends a key for good; one that was revoked before stays as it is. */
    void revoke(long userId, long id) {
        changeLog.write(entry -> {
            existing(entry.connection(), userId, id);
            Sql.change(
                    entry.connection(),
                    "UPDATE api_keys SET revoked_at = ? WHERE id = ? AND user_id = ? AND revoked_at IS NULL",
                    entry.now(),
                    id,
                    userId);
            entry.userChanged(userId);
            return null;
        });
    }

    /** Ends every key of a user, in the transaction that gives the reason. */
    public void revokeAll(ChangeLog.Entry entry, long userId) throws SQLException {
        Sql.change(
                entry.connection(),
                "UPDATE api_keys SET revoked_at = ? WHERE user_id = ? AND revoked_at IS NULL",
                entry.now(),
                userId);
        entry.userChanged(userId);
    }

    /** Writes when keys were last used; of two instances the later use remains. */
    public static void used(Connection connection, Map<Long, Use> uses) throws SQLException {
        for (Map.Entry<Long, Use> use : uses.entrySet()) {
            long at = Micros.of(use.getValue().at());
            Sql.change(
                    connection,
                    "UPDATE api_keys SET last_used_at = ?, last_used_from = ?"
                            + " WHERE id = ? AND (last_used_at IS NULL OR last_used_at < ?)",
                    at,
                    use.getValue().address(),
                    use.getKey(),
                    at);
        }
    }

    private static ApiKey existing(Connection connection, long userId, long id) throws SQLException {
        return Sql.one(connection, COLUMNS + " WHERE id = ? AND user_id = ?", ApiKeys::key, id, userId)
                .orElseThrow(() -> new NotFoundException(ProblemCode.NO_SUCH_KEY.with()));
    }

    private static ApiKey key(ResultSet row) throws SQLException {
        return new ApiKey(
                row.getLong(1),
                row.getLong(2),
                row.getString(3),
                row.getString(4),
                Micros.instant(row.getLong(5)),
                instant(row, 6),
                Optional.ofNullable(row.getString(7)).map(names -> Arrays.asList(names.split(" ", -1))),
                Optional.ofNullable(row.getString(8)).map(ApiKeys::blocks),
                instant(row, 9),
                Optional.ofNullable(row.getString(10)),
                instant(row, 11));
    }

    private static List<Cidr> blocks(String text) {
        return Arrays.stream(text.split(" ", -1))
                .map(block -> Cidr.parse(block).orElseThrow())
                .toList();
    }

    private static Optional<Instant> instant(ResultSet row, int column) throws SQLException {
        OptionalLong micros = Sql.optionalNumber(row, column);
        return micros.isPresent() ? Optional.of(Micros.instant(micros.getAsLong())) : Optional.empty();
    }
}
