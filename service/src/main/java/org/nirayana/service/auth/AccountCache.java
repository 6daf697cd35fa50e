package org.nirayana.service.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeFeed;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.tiers.Tier;
import org.nirayana.service.tiers.Tiers;

/**
 * What this instance remembers so that a request needs no database: ended sessions, users, tiers.
 *
 * <p>Ended sessions are all here (a session is remembered only until its last access token has expired). Users are kept
 * as they come by, up to a bound; tiers are few and all here. Changes made on this instance are taken in before the
 * request that made them is answered; those made elsewhere come by the {@link ChangeFeed}.
 */
final class AccountCache implements ChangeFeed.Memory {
    private static final int MAX_USERS = 50_000;
    private static final int LOCKS = 64;

    private final Database database;
    private final Clock clock;
    private final String defaultTier;
    private final Map<String, Long> revoked = new ConcurrentHashMap<>();
    private final Cache<Long, Account> accounts =
            Caffeine.newBuilder().maximumSize(MAX_USERS).executor(Runnable::run).build();
    private volatile Map<Long, Tier> tiers = Map.of();

    /**
     * Loading a user and forgetting it take turns. Otherwise a reader could put back what it read before a change that
     * has been announced meanwhile.
     */
    private final Object[] locks = new Object[LOCKS];

    AccountCache(Database database, Clock clock, String defaultTier) {
        this.database = database;
        this.clock = clock;
        this.defaultTier = Tiers.key(defaultTier);
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new Object();
        }
    }

    /** Whether the token, or the session it belongs to, was ended. */
    boolean isRevoked(Claims claims) {
        return revoked.containsKey(claims.session()) || revoked.containsKey(claims.id());
    }

    /** The user, if remembered. */
    Optional<Account> known(long id) {
        return Optional.ofNullable(accounts.getIfPresent(id));
    }

    /** The user, from the database if need be. */
    Account load(long id) {
        synchronized (lock(id)) {
            Account remembered = accounts.getIfPresent(id);
            if (remembered != null) {
                return remembered;
            }
            Account account = database.read(c -> Sql.one(
                            c,
                            "SELECT username, is_superuser, is_active, is_deleted, tier_id FROM users WHERE id = ?",
                            row -> new Account(
                                    id,
                                    row.getString(1),
                                    row.getBoolean(2),
                                    row.getBoolean(3) && !row.getBoolean(4),
                                    Sql.optionalNumber(row, 5)),
                            id)
                    .orElseGet(() -> new Account(id, "", false, false, OptionalLong.empty())));
            accounts.put(id, account);
            return account;
        }
    }

    /** The tier whose rules apply to the user: the user's own, or the default one. */
    Optional<Tier> tierOf(Account account) {
        return account.tierId().isPresent()
                ? Optional.ofNullable(tiers.get(account.tierId().getAsLong()))
                : defaultTier();
    }

    /** The tier of users without one. */
    Optional<Tier> defaultTier() {
        for (Tier tier : tiers.values()) {
            if (Tiers.key(tier.name()).equals(defaultTier)) {
                return Optional.of(tier);
            }
        }
        return Optional.empty();
    }

    @Override
    public void reload(Connection connection) throws SQLException {
        long now = Micros.now(clock);
        Map<String, Long> all = new HashMap<>();
        Sql.all(
                connection,
                "SELECT id, expires_at FROM blacklist WHERE kind <> 'refresh' AND expires_at > ?",
                row -> all.put(row.getString(1), row.getLong(2)),
                now);
        // Adding before removing: at no moment is an ended session missing.
        revoked.putAll(all);
        revoked.keySet().retainAll(all.keySet());
        take(Tiers.all(connection));
        for (Object lock : locks) {
            synchronized (lock) {
                accounts.asMap().keySet().removeIf(id -> lock(id) == lock);
            }
        }
    }

    @Override
    public void apply(List<Change> changes) {
        boolean tiersChanged = false;
        for (Change change : changes) {
            if (change instanceof Change.Revoked ended) {
                revoked.put(ended.id(), ended.expiresAtMicros());
            } else if (change instanceof Change.UserChanged user) {
                synchronized (lock(user.id())) {
                    accounts.invalidate(user.id());
                }
            } else if (change instanceof Change.TierChanged) {
                tiersChanged = true;
            }
        }
        if (tiersChanged) {
            reloadTiers();
        }
    }

    /** Two changes at once must not leave the older list behind. */
    private synchronized void reloadTiers() {
        take(database.read(Tiers::all));
    }

    private void take(List<Tier> all) {
        Map<Long, Tier> byId = new HashMap<>();
        all.forEach(tier -> byId.put(tier.id(), tier));
        tiers = Map.copyOf(byId);
    }

    /** Forgets ended sessions whose tokens have all expired. */
    void forgetExpired() {
        long now = Micros.now(clock);
        revoked.values().removeIf(expiresAt -> expiresAt <= now);
    }

    private Object lock(long userId) {
        return locks[Math.floorMod(Long.hashCode(userId), LOCKS)];
    }
}
