package org.nirayana.service.auth;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import org.nirayana.service.http.Problem;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;

/**
 * Bounds guessing.
 *
 * <p>An attempt is written down as a failure before it is tried and taken back when it succeeds. So guesses made at the
 * same moment all count, a guess cut off by a crash counts, and nothing is forgotten by a restart. Refused attempts are
 * not written down: a ban ends a quarter of an hour after the failures that caused it, however often it was run into.
 */
final class SignInThrottle {
    static final Duration WINDOW = Duration.ofMinutes(15);
    static final int ACCOUNT_AND_ADDRESS = 5;
    static final int ADDRESS = 50;
    static final int ACCOUNT = 100;

    /** What is being tried; each kind is counted on its own. */
    enum Kind {
        SIGN_IN("sign-in"),
        RECOVERY("recovery");

        private final String stored;

        Kind(String stored) {
            this.stored = stored;
        }
    }

    private record Count(long failures, long oldest) {}

    private final Database database;
    private final Clock clock;

    SignInThrottle(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Writes an attempt down, or refuses it.
     *
     * @throws Problem 429 when there were too many
     */
    void begin(Kind kind, String account, String address) {
        String network = Networks.of(address);
        long retryAfterMicros = database.write(c -> {
            // Attempts take turns, else two could both be the last one allowed.
            Sql.change(c, "UPDATE counters SET value = value + 1 WHERE name = 'attempts'");
            long now = Micros.now(clock);
            long since = now - Micros.of(WINDOW);
            long free = 0;
            free = Math.max(
                    free,
                    freeAt(
                            count(c, "account = ? AND address = ?", kind, since, account, network),
                            ACCOUNT_AND_ADDRESS));
            free = Math.max(free, freeAt(count(c, "address = ?", kind, since, network), ADDRESS));
            free = Math.max(free, freeAt(count(c, "account = ?", kind, since, account), ACCOUNT));
            if (free > 0) {
                return Math.max(1, free - now);
            }
            Sql.change(
                    c,
                    "INSERT INTO attempts (kind, account, address, created_at) VALUES (?, ?, ?, ?)",
                    kind.stored,
                    account,
                    network,
                    now);
            return 0L;
        });
        if (retryAfterMicros > 0) {
            throw Problem.tooManyRequests(
                    "Too many attempts; try again later.", (retryAfterMicros + 999_999) / 1_000_000);
        }
    }

    /** Takes the failures of this account from this address back, in the transaction that opens the session. */
    void succeeded(Connection connection, String account, String address) throws SQLException {
        Sql.change(
                connection,
                "DELETE FROM attempts WHERE kind = ? AND account = ? AND address = ?",
                Kind.SIGN_IN.stored,
                account,
                Networks.of(address));
    }

    /** When the limit has room again, in microseconds; 0 when it has room now. */
    private static long freeAt(Count count, int limit) {
        return count.failures() >= limit ? count.oldest() + Micros.of(WINDOW) : 0;
    }

    private static Count count(Connection connection, String which, Kind kind, long since, String... values)
            throws SQLException {
        Object[] all = new Object[values.length + 2];
        all[0] = kind.stored;
        all[1] = since;
        System.arraycopy(values, 0, all, 2, values.length);
        return Sql.one(
                        connection,
                        "SELECT COUNT(*), MIN(created_at) FROM attempts WHERE kind = ? AND created_at > ? AND " + which,
                        row -> new Count(row.getLong(1), row.getLong(2)),
                        all)
                .orElseThrow();
    }
}
