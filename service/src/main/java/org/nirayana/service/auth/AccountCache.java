package org.nirayana.service.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.nirayana.service.keys.ApiKey;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.keys.KeyHash;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeFeed;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.tiers.Tier;
import org.nirayana.service.tiers.Tiers;

/**
 * What this instance remembers so that a request needs no database: users with their live sessions and API keys, tiers.
 *
 * <p>Users, sessions and keys are kept as they come by, up to a bound; tiers are few and all here. What is not known to live is
 * looked up, so nothing has to be remembered of the sessions that ended, and a start takes as long after five million of them
 * as after none. Changes made on this instance are taken in before the
 * request that made them is answered; those made elsewhere come by the {@link ChangeFeed}.
 */
final class AccountCache implements ChangeFeed.Memory {
    /** Some 50,000 users with a session or two. */
    private static final int MAX_USER_BYTES = 32 * 1024 * 1024;

    private static final int LOCKS = 64;
    private static final int BYTES_OF_USER = 450;

    /** An id of 36 characters and its place in a table. */
    private static final int BYTES_OF_SESSION = 180;

    /** A user has no more live sessions; of those that expired meanwhile as many again may be remembered. */
    private static final int MAX_SESSIONS = 2 * Sessions.MAX_PER_USER;

    private static final int MAX_ENDED = 20_000;

    /** Whose a key is never changes; as many as can be in use at a time. */
    private static final int MAX_KEY_OWNERS = 50_000;

    /** A user's live keys are fewer; of those that expired meanwhile some may be remembered. */
    private static final int MAX_KEYS = 200;

    private static final int MAX_UNKNOWN_KEYS = 20_000;

    /** A user, and those sessions and API keys of the user that were found to live. */
    private static final class Known {
        private final Account account;
        private final Set<String> sessions = ConcurrentHashMap.newKeySet();
        private final Map<KeyHash, Principal> keys = new ConcurrentHashMap<>();

        Known(Account account) {
            this.account = account;
        }

        /** About what it takes of the heap; it grows with every session and key that is found. */
        int bytes() {
            int keyBytes = 0;
            for (Principal principal : keys.values()) {
                keyBytes += principal.bytesOfKey();
            }
            return BYTES_OF_USER + BYTES_OF_SESSION * sessions.size() + keyBytes;
        }
    }

    private final Database database;
    private final ApiKeys apiKeys;
    private final String defaultTier;
    private final Cache<Long, Known> users;

    /**
     * Sessions that were looked up and not found, so that whoever goes on showing such a token costs no question each time. A
     * session never comes back to life, so it does not matter which are forgotten.
     */
    private final Cache<String, Boolean> ended =
            Caffeine.newBuilder().maximumSize(MAX_ENDED).executor(Runnable::run).build();

    private final Cache<KeyHash, Long> keyOwners = Caffeine.newBuilder()
            .maximumSize(MAX_KEY_OWNERS)
            .executor(Runnable::run)
            .build();

    /** Keys that were looked up and not found, or found revoked; as with sessions, none comes to life later. */
    private final Cache<KeyHash, Boolean> unknownKeys = Caffeine.newBuilder()
            .maximumSize(MAX_UNKNOWN_KEYS)
            .executor(Runnable::run)
            .build();

    private volatile Map<Long, Tier> tiers = Map.of();

    /** What else this instance remembers, which hears of the same changes. */
    private final List<ChangeFeed.Memory> others = new CopyOnWriteArrayList<>();

    /**
     * Loading a user and forgetting it take turns. Otherwise a reader could put back what it read before a change that
     * has been announced meanwhile.
     */
    private final Object[] locks = new Object[LOCKS];

    AccountCache(Database database, ApiKeys apiKeys, String defaultTier) {
        this(database, apiKeys, defaultTier, MAX_USER_BYTES);
    }

    /** @param maxUserBytes what users with their sessions and keys may take of the heap */
    AccountCache(Database database, ApiKeys apiKeys, String defaultTier, long maxUserBytes) {
        this.users = Caffeine.newBuilder()
                .maximumWeight(maxUserBytes)
                .weigher((Long id, Known known) -> known.bytes())
                .executor(Runnable::run)
                .build();
        this.database = database;
        this.apiKeys = apiKeys;
        this.defaultTier = Tiers.key(defaultTier);
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new Object();
        }
    }

    /** Whether the session of the token is known to have ended. */
    boolean hasEnded(Claims claims) {
        return ended.getIfPresent(claims.session()) != null;
    }

    /** The user of the token, if remembered, and if the session is known to live. */
    Optional<Account> known(Claims claims) {
        Known known = users.getIfPresent(claims.userId());
        return known != null && known.sessions.contains(claims.session())
                ? Optional.of(known.account)
                : Optional.empty();
    }

    /** The user of the token, from the database if need be; empty when the session has ended. */
    Optional<Account> load(Claims claims) {
        long id = claims.userId();
        synchronized (lock(id)) {
            Known remembered = users.getIfPresent(id);
            if (remembered != null && remembered.sessions.contains(claims.session())) {
                return Optional.of(remembered.account);
            }
            boolean lives = database.read(c -> Sql.one(
                            c,
                            "SELECT id FROM sessions WHERE id = ? AND user_id = ?",
                            row -> row.getString(1),
                            claims.session(),
                            id)
                    .isPresent());
            if (!lives) {
                ended.put(claims.session(), true);
                return Optional.empty();
            }
            Known known = remembered != null ? remembered : new Known(read(id));
            if (known.sessions.size() >= MAX_SESSIONS) {
                known.sessions.clear();
            }
            known.sessions.add(claims.session());
            users.put(id, known);
            return Optional.of(known.account);
        }
    }

    /** A user, from the database if need be, whatever sessions there are. */
    Account account(long id) {
        Known known = users.getIfPresent(id);
        if (known != null) {
            return known.account;
        }
        synchronized (lock(id)) {
            Known remembered = users.getIfPresent(id);
            if (remembered == null) {
                remembered = new Known(read(id));
                users.put(id, remembered);
            }
            return remembered.account;
        }
    }

    /** Whether this is known to be nobody's key, or one that was revoked. */
    boolean isUnknown(KeyHash hash) {
        return unknownKeys.getIfPresent(hash) != null;
    }

    /** Whether this was somebody's key when it was last looked up: it may have been revoked since, but it is no guess. */
    boolean wasFound(KeyHash hash) {
        return keyOwners.getIfPresent(hash) != null;
    }

    /** Whose key it is, if that is remembered; whether it has expired is for the caller to ask. */
    Optional<Principal> known(KeyHash hash) {
        Long owner = keyOwners.getIfPresent(hash);
        Known known = owner == null ? null : users.getIfPresent(owner);
        return known == null ? Optional.empty() : Optional.ofNullable(known.keys.get(hash));
    }

    /** Whose key it is, from the database if need be; empty when it is nobody's, or was revoked. */
    Optional<Principal> load(KeyHash hash) {
        Long remembered = keyOwners.getIfPresent(hash);
        OptionalLong owner = remembered == null ? apiKeys.owner(hash) : OptionalLong.of(remembered);
        if (owner.isEmpty()) {
            unknownKeys.put(hash, true);
            return Optional.empty();
        }
        long id = owner.getAsLong();
        // Read under the lock, as sessions are: what is remembered is never older than a change that was taken in.
        synchronized (lock(id)) {
            Optional<ApiKey> found = apiKeys.find(hash);
            if (found.isEmpty()) {
                unknownKeys.put(hash, true);
                return Optional.empty();
            }
            Known before = users.getIfPresent(id);
            Known known = before != null ? before : new Known(read(id));
            if (known.keys.size() >= MAX_KEYS) {
                known.keys.clear();
            }
            Principal principal = new Principal(known.account, found.get());
            known.keys.put(hash, principal);
            keyOwners.put(hash, id);
            users.put(id, known);
            return Optional.of(principal);
        }
    }

    private Account read(long id) {
        return database.read(c -> Sql.one(
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
    }

    /** The tier whose rules apply: the user's own, or the default one; to a guest the one for guests. */
    Optional<Tier> tierOf(Account account) {
        if (account.isGuest()) {
            return named(Tier.GUEST);
        }
        return account.tierId().isPresent()
                ? Optional.ofNullable(tiers.get(account.tierId().getAsLong()))
                : defaultTier();
    }

    /** The tier of users without one. */
    Optional<Tier> defaultTier() {
        return named(defaultTier);
    }

    /** The tier of a name in lower case. */
    Optional<Tier> named(String key) {
        for (Tier tier : tiers.values()) {
            if (Tiers.key(tier.name()).equals(key)) {
                return Optional.of(tier);
            }
        }
        return Optional.empty();
    }

    /** How many users are remembered. */
    long size() {
        users.cleanUp();
        return users.estimatedSize();
    }

    /** Has another memory told of every change from now on. */
    void forwardTo(ChangeFeed.Memory other) {
        others.add(other);
    }

    @Override
    public void reload(Connection connection) throws SQLException {
        for (ChangeFeed.Memory other : others) {
            other.reload(connection);
        }
        take(Tiers.all(connection));
        // A database that was put back may know a session or a key again.
        ended.invalidateAll();
        unknownKeys.invalidateAll();
        keyOwners.invalidateAll();
        for (Object lock : locks) {
            synchronized (lock) {
                users.asMap().keySet().removeIf(id -> lock(id) == lock);
            }
        }
    }

    @Override
    public void apply(List<Change> changes) {
        others.forEach(other -> other.apply(changes));
        boolean tiersChanged = false;
        for (Change change : changes) {
            if (change instanceof Change.UserChanged user) {
                synchronized (lock(user.id())) {
                    users.invalidate(user.id());
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

    private Object lock(long userId) {
        return locks[Math.floorMod(Long.hashCode(userId), LOCKS)];
    }
}
