package org.nirayana.service.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.config.Networks;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;

/**
 * Bounds guessing.
 *
 * <p>An attempt is written down as a failure before it is tried and taken back when it succeeds. So guesses made at the
 * same moment all count, a guess cut off by a crash counts, and nothing is forgotten by a restart. Refused attempts are
 * not written down: a ban ends a quarter of an hour after the failures that caused it, however often it was run into.
 *
 * <p>What is banned is remembered, so that whoever runs into a ban again and again is refused on the event loop
 * ({@link #refuseBanned}) and keeps neither a worker nor the database from others. Several sign-ins of one person at once are no
 * guesses: the sixth waits until it is known how the first five ended.
 */
final class SignInThrottle {
    static final Duration WINDOW = Duration.ofMinutes(15);
    static final int ACCOUNT_AND_ADDRESS = 5;
    static final int ADDRESS = 50;
    static final int ACCOUNT = 100;

    /** What is being tried; each kind is counted on its own. */
    enum Kind {
        SIGN_IN("sign-in"),
        RECOVERY("recovery"),
        REGISTRATION("registration");

        private final String stored;

        Kind(String stored) {
            this.stored = stored;
        }
    }

    /** So many wait at most for others of the same account and address to end; they hold workers. */
    private static final int MAX_WAITING = 8;

    /** So long at most. */
    private static final Duration MAX_WAIT = Duration.ofSeconds(2);

    /** One that is forgotten is asked about again. */
    private static final int MAX_BANS = 20_000;

    private record Count(long failures, long oldest) {}

    /** The database is asked again after this: another instance may have lifted the ban. */
    private static final Duration BAN_REMEMBERED = Duration.ofSeconds(5);

    /** Until when something is refused, and until when that is believed without asking; one that was lifted ended long ago. */
    private static final class Ban {
        private final long until;
        private volatile long believedUntil;

        Ban(long until, long believedUntil) {
            this.until = until;
            this.believedUntil = believedUntil;
        }
    }

    /** What an attempt is counted by. */
    private record Subject(Kind kind, String account, String network) {
        String address() {
            return kind.stored + " from " + network;
        }

        String anywhere() {
            return kind.stored + " of " + account;
        }

        String pair() {
            return anywhere() + " from " + network;
        }
    }

    /** An attempt that is being tried; closed when its end is known. */
    final class Attempt implements AutoCloseable {
        private final Subject subject;

        private Attempt(Subject subject) {
            this.subject = subject;
        }

        /** Takes the failures of this account from this address back, in the transaction that opens the session. */
        void succeeded(Connection connection) throws SQLException {
            Sql.change(
                    connection,
                    "DELETE FROM attempts WHERE kind = ? AND account = ? AND address = ?",
                    subject.kind().stored,
                    subject.account(),
                    subject.network());
            Ban ban = bans.getIfPresent(subject.pair());
            if (ban != null) {
                ban.believedUntil = 0;
            }
        }

        /** The same in a transaction of its own, where nothing else is written. */
        void succeeded() {
            database.write(connection -> {
                succeeded(connection);
                return null;
            });
        }

        @Override
        public void close() {
            ended(subject);
        }
    }

    private final Database database;
    private final Clock clock;
    private final Cache<String, Ban> bans =
            Caffeine.newBuilder().maximumSize(MAX_BANS).executor(Runnable::run).build();

    /** How many attempts of a pair of account and address are being tried here; guarded by itself. */
    private final Map<String, Integer> tried = new HashMap<>();

    private final Duration maxWait;
    private int waiting;

    SignInThrottle(Database database, Clock clock) {
        this(database, clock, MAX_WAIT);
    }

    /**
     * @param maxWait how long one waits for others of the same account and address to end
     */
    SignInThrottle(Database database, Clock clock, Duration maxWait) {
        this.database = database;
        this.clock = clock;
        this.maxWait = maxWait;
    }

    /**
     * Refuses what is known to be banned, without asking the database.
     *
     * @param typed what stands for the account before it was looked up
     * @throws TooManyAttemptsException when it is
     */
    void refuseBanned(Kind kind, String typed, String address) {
        refuseBanned(new Subject(kind, typed, Networks.of(address)), Micros.now(clock));
    }

    private void refuseBanned(Subject subject, long now) {
        long until = Math.max(
                until(subject.address(), now), Math.max(until(subject.anywhere(), now), until(subject.pair(), now)));
        if (until > now) {
            throw banned(until - now);
        }
    }

    private long until(String key, long now) {
        Ban ban = bans.getIfPresent(key);
        return ban == null || ban.believedUntil <= now ? 0 : ban.until;
    }

    /**
     * Writes an attempt down, or refuses it.
     *
     * @param typed what the caller will be known by next time, before the account is looked up
     * @throws TooManyAttemptsException when there were too many
     */
    Attempt begin(Kind kind, String account, String typed, String address) {
        Subject subject = new Subject(kind, account, Networks.of(address));
        Subject asTyped = new Subject(kind, typed, subject.network());
        refuseBanned(subject, Micros.now(clock));
        // Looked at before it is written: a refusal must not wait for its turn to write.
        database.read(c -> {
            check(c, subject, asTyped, triedNow(subject));
            return null;
        });
        long deadline = System.nanoTime() + maxWait.toNanos();
        while (!written(subject, asTyped)) {
            awaitAnEnd(subject, deadline);
        }
        return new Attempt(subject);
    }

    /** Whether the attempt was written down; false when others of the same pair must end first. */
    private boolean written(Subject subject, Subject asTyped) {
        boolean[] counted = new boolean[1];
        try {
            return database.write(c -> {
                // Attempts take turns, else two could both be the last one allowed.
                Sql.change(c, "UPDATE counters SET value = value + 1 WHERE name = 'attempts'");
                if (!check(c, subject, asTyped, triedNow(subject))) {
                    throw new NotNow();
                }
                Sql.change(
                        c,
                        "INSERT INTO attempts (kind, account, address, created_at) VALUES (?, ?, ?, ?)",
                        subject.kind().stored,
                        subject.account(),
                        subject.network(),
                        Micros.now(clock));
                synchronized (tried) {
                    tried.merge(subject.pair(), 1, Integer::sum);
                }
                counted[0] = true;
                return true;
            });
        } catch (NotNow later) {
            return false;
        } catch (RuntimeException | Error failure) {
            if (counted[0]) {
                ended(subject);
            }
            throw failure;
        }
    }

    /** Takes a transaction back without a trace, as nothing is to be written. */
    private static final class NotNow extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotNow() {
            super(null, null, false, false);
        }
    }

    /**
     * Refuses what is over a limit, and remembers until when.
     *
     * @param running of the failures of the pair, those that are only being tried
     * @return false when the pair would be over its limit if those that are being tried had failed
     */
    private boolean check(Connection c, Subject subject, Subject asTyped, int running) throws SQLException {
        long now = Micros.now(clock);
        long since = now - Micros.of(WINDOW);
        Kind kind = subject.kind();
        long free =
                ban(now, freeAt(count(c, "address = ?", kind, since, subject.network()), ADDRESS), subject.address());
        free = Math.max(
                free,
                ban(
                        now,
                        freeAt(count(c, "account = ?", kind, since, subject.account()), ACCOUNT),
                        subject.anywhere(),
                        asTyped.anywhere()));
        Count pair = count(c, "account = ? AND address = ?", kind, since, subject.account(), subject.network());
        boolean full = pair.failures() >= ACCOUNT_AND_ADDRESS;
        if (full && pair.failures() - running >= ACCOUNT_AND_ADDRESS) {
            free = Math.max(free, ban(now, freeAt(pair, ACCOUNT_AND_ADDRESS), subject.pair(), asTyped.pair()));
        }
        if (free > 0) {
            throw banned(Math.max(1, free - now));
        }
        return !full;
    }

    /** One ban under all its names, so that it is lifted under all. */
    private long ban(long now, long until, String... keys) {
        if (until > 0) {
            Ban ban = new Ban(until, Math.min(until, now + Micros.of(BAN_REMEMBERED)));
            for (String key : keys) {
                bans.put(key, ban);
            }
        }
        return until;
    }

    private static TooManyAttemptsException banned(long micros) {
        return new TooManyAttemptsException(ProblemCode.ATTEMPTS.with(), (micros + 999_999) / 1_000_000);
    }

    private int triedNow(Subject subject) {
        synchronized (tried) {
            return tried.getOrDefault(subject.pair(), 0);
        }
    }

    private void ended(Subject subject) {
        synchronized (tried) {
            tried.computeIfPresent(subject.pair(), (pair, count) -> count == 1 ? null : count - 1);
            tried.notifyAll();
        }
    }

    private void awaitAnEnd(Subject subject, long deadline) {
        synchronized (tried) {
            long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            if (waiting >= MAX_WAITING || left <= 0) {
                throw banned(1);
            }
            if (!tried.containsKey(subject.pair())) {
                return;
            }
            waiting++;
            try {
                tried.wait(left);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw banned(1);
            } finally {
                waiting--;
            }
        }
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
