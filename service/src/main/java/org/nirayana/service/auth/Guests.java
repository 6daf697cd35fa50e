package org.nirayana.service.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.sql.Connection;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.config.Networks;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeFeed;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.tiers.Tier;

/**
 * Visitors without an account: each may have tokens of half an hour, by which the tier {@link Tier#GUEST} is tried.
 *
 * <p>Nothing is written for a guest who comes: the signature says that a token is ours, and requests are counted by network,
 * however many tokens it has. Only who signs out leaves something, the number of the token until it would have expired, so that
 * it is refused everywhere and after a restart.
 *
 * <p>What is not known to live is looked up, as with sessions, so a start reads nothing. Where guests are switched off every one of
 * these tokens is refused.
 */
final class Guests implements ChangeFeed.Memory {
    static final Duration LIFETIME = Duration.ofMinutes(30);

    /** To one network; far more than people need, and each token is as good as another. */
    static final int MAX_TOKENS_PER_MINUTE = 10;

    /** So many networks are counted at a time, whoever comes from how many; those who asked least lately are forgotten. */
    static final int MAX_NETWORKS = LocalRateLimiter.MAX_CALLERS;

    /** All guests together may ask this many times what one network may. */
    static final int NETWORKS_AT_ONCE = 100;

    private static final int MAX_REMEMBERED = 20_000;
    private static final long MAX_NUMBER = 1_000_000_000_000_000_000L;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final boolean admitted;
    private final Database database;
    private final ChangeLog changeLog;
    private final Tokens tokens;
    private final Clock clock;

    /** Counted by each instance for itself: more tokens give nobody more requests. */
    private final RateLimiter issued = new LocalRateLimiter(MAX_NETWORKS);

    private final Cache<Long, Boolean> live = remembering();

    /** Tokens that were looked up and found ended; none comes to life again. */
    private final Cache<Long, Boolean> ended = remembering();

    /** How often something was heard; guarded by this. */
    private long changes;

    Guests(boolean admitted, Database database, ChangeLog changeLog, Tokens tokens, Clock clock) {
        this.admitted = admitted;
        this.database = database;
        this.changeLog = changeLog;
        this.tokens = tokens;
        this.clock = clock;
    }

    private static Cache<Long, Boolean> remembering() {
        return Caffeine.newBuilder()
                .maximumSize(MAX_REMEMBERED)
                .expireAfterWrite(LIFETIME)
                .executor(Runnable::run)
                .build();
    }

    /** Whether guests are let in; false where they are switched off. */
    boolean areAdmitted() {
        return admitted;
    }

    /**
     * A token for whoever asks from an address; without waiting for anything.
     *
     * @throws TooManyAttemptsException when the network has had as many as it may
     */
    String issue(String address) {
        RateLimiter.Decision decision = issued.take(Networks.number(address), MAX_TOKENS_PER_MINUTE);
        if (!decision.admitted()) {
            throw new TooManyAttemptsException(
                    ProblemCode.TOKENS_OF_GUEST.with("limit", MAX_TOKENS_PER_MINUTE, "minutes", LIFETIME.toMinutes()),
                    decision.resetSeconds());
        }
        long number = RANDOM.nextLong(1, MAX_NUMBER);
        Instant now = clock.instant();
        String token = tokens.issue(new Claims(
                Claims.Type.GUEST,
                0,
                Long.toString(number),
                "",
                now.getEpochSecond(),
                now.plus(LIFETIME).getEpochSecond()));
        live.put(number, true);
        return token;
    }

    /** Whether the token is known to hold no more, whatever the database has. */
    boolean hasEnded(Claims guest) {
        return !admitted || ended.getIfPresent(number(guest)) != null;
    }

    boolean isKnownToLive(Claims guest) {
        return admitted && live.getIfPresent(number(guest)) != null;
    }

    /** Whether nobody has signed out with the token, from the database if need be. */
    boolean lives(Claims guest) {
        if (isKnownToLive(guest)) {
            return true;
        }
        long number = number(guest);
        long before;
        synchronized (this) {
            before = changes;
        }
        boolean found =
                database.read(c -> Sql.number(c, "SELECT COUNT(*) FROM ended_guests WHERE number = ?", number) > 0);
        if (found) {
            ended.put(number, true);
            return false;
        }
        synchronized (this) {
            // What was read before a change that has been heard meanwhile is not remembered.
            if (changes == before) {
                live.put(number, true);
            }
        }
        return admitted;
    }

    /** Ends the token everywhere. */
    void end(Claims guest) {
        long number = number(guest);
        changeLog.write(entry -> {
            Sql.change(
                    entry.connection(),
                    "INSERT INTO ended_guests (number, expires_at) VALUES (?, ?) ON CONFLICT (number) DO NOTHING",
                    number,
                    Micros.of(Instant.ofEpochSecond(guest.expiresAt())));
            entry.guestEnded(number);
            return null;
        });
    }

    private static long number(Claims guest) {
        return Long.parseLong(guest.id());
    }

    @Override
    public synchronized void reload(Connection connection) {
        changes++;
        live.invalidateAll();
        ended.invalidateAll();
    }

    @Override
    public synchronized void apply(List<Change> incoming) {
        for (Change change : incoming) {
            if (change instanceof Change.GuestEnded guest) {
                changes++;
                live.invalidate(guest.number());
            }
        }
    }
}
