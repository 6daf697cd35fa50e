package org.nirayana.service.auth;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;

/**
 * Sessions: what a sign-in begins, a refresh carries on and a logout ends.
 *
 * <p>A session is a row, and lives as long as the row does: a token whose session has none is refused. The row names the
 * one refresh token that may be used. A refresh replaces that name by a conditional update, so many attempts with one token
 * make a single successor. Whoever shows the token once more within {@link #GRACE} is handed that same successor: two pages of
 * one browser ask at once, and an answer may be lost. Any other refresh token of the session was consumed before, and whoever
 * shows it has a copy, so the session ends.
 */
public final class Sessions {
    /** For how long a refresh token that was replaced is answered with the one that replaced it. */
    static final Duration GRACE = Duration.ofSeconds(10);

    /** More than anybody has devices; with one more the oldest ends. */
    static final int MAX_PER_USER = 200;

    private final Database database;
    private final ChangeLog changeLog;
    private final Tokens tokens;
    private final Clock clock;
    private final Duration accessLifetime;
    private final Duration refreshLifetime;

    /** From where somebody signs in: with what, see {@link Device}, and from which address. */
    record From(String device, String address) {}

    /** A session as its user sees it; those from before this was kept have none of what is empty. */
    record Live(
            String id,
            Optional<String> device,
            Optional<String> address,
            Instant createdAt,
            Optional<Instant> lastSeenAt) {}

    /** Tokens as they are handed out; the refresh token is missing where none was asked for. */
    record Issued(String username, String access, Optional<String> refresh) {}

    Sessions(
            Database database,
            ChangeLog changeLog,
            Tokens tokens,
            Clock clock,
            Duration accessLifetime,
            Duration refreshLifetime) {
        this.database = database;
        this.changeLog = changeLog;
        this.tokens = tokens;
        this.clock = clock;
        this.accessLifetime = accessLifetime;
        this.refreshLifetime = refreshLifetime;
    }

    /** Whether the session of a caller, which lives, began after a time. */
    boolean beganAfter(Principal caller, Instant time) {
        return database.read(c -> Sql.number(
                        c,
                        "SELECT COUNT(*) FROM sessions WHERE user_id = ? AND id = ? AND created_at > ?",
                        caller.userId(),
                        caller.claims().session(),
                        Micros.of(time)))
                > 0;
    }

    Duration accessLifetime() {
        return accessLifetime;
    }

    Duration refreshLifetime() {
        return refreshLifetime;
    }

    /** Extra work in the transaction that opens a session. */
    @FunctionalInterface
    interface Also {
        void run(Connection connection) throws SQLException;
    }

    /**
     * Opens a session for a user whose password was just verified.
     *
     * @param refresh of which type its refresh token is, if it has one
     * @return empty when the password was changed or the user lost the right to enter meanwhile
     */
    Optional<Issued> open(Credentials.Credential user, Optional<Claims.Type> refresh, From from, Also also) {
        boolean withRefresh = refresh.isPresent();
        String session = RandomIds.next();
        String refreshId = withRefresh ? RandomIds.next() : null;
        Instant now = clock.instant();
        boolean opened = changeLog.write(entry -> {
            Connection c = entry.connection();
            // The user's row stays locked to the commit: a change of password waits, then finds this session and ends
            // it.
            boolean same = Sql.one(
                            c,
                            "SELECT id FROM users WHERE id = ? AND password = ? AND is_active = TRUE"
                                    + " AND is_deleted = FALSE"
                                    + database.dialect().forShare(),
                            row -> row.getLong(1),
                            user.userId(),
                            user.password())
                    .isPresent();
            if (same) {
                Sql.change(
                        c,
                        "INSERT INTO sessions (id, user_id, refresh_id, created_at, expires_at, device, address,"
                                + " last_seen_at) VALUES (?, ?, CAST(? AS TEXT), ?, ?, ?, ?, ?)",
                        session,
                        user.userId(),
                        refreshId,
                        Micros.of(now),
                        Micros.of(now.plus(withRefresh ? refreshable() : accessLifetime)),
                        from.device(),
                        from.address(),
                        Micros.of(now));
                endOldest(entry, user.userId());
                also.run(c);
            }
            return same;
        });
        return opened
                ? Optional.of(new Issued(
                        user.username(),
                        token(Claims.Type.ACCESS, user.userId(), RandomIds.next(), session, now, accessLifetime),
                        Optional.ofNullable(refreshId)
                                .map(id -> token(
                                        refresh.orElseThrow(), user.userId(), id, session, now, refreshLifetime))))
                : Optional.empty();
    }

    /** A session outlives its tokens of either kind. */
    private Duration refreshable() {
        return refreshLifetime.compareTo(accessLifetime) > 0 ? refreshLifetime : accessLifetime;
    }

    private static void endOldest(ChangeLog.Entry entry, long userId) throws SQLException {
        int ended = Sql.change(
                entry.connection(),
                "DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE user_id = ?"
                        + " ORDER BY created_at DESC, id LIMIT 1000 OFFSET " + MAX_PER_USER + ")",
                userId);
        if (ended > 0) {
            entry.userChanged(userId);
        }
    }

    private String token(Claims.Type type, long userId, String id, String session, Instant now, Duration lifetime) {
        return tokens.issue(new Claims(
                type,
                userId,
                id,
                session,
                now.getEpochSecond(),
                now.plus(lifetime).getEpochSecond()));
    }

    /**
     * Exchanges a refresh token for a new pair.
     *
     * @param caller whose access token the gate found valid
     * @return empty when the refresh token does not belong to the caller's session, or was used before
     */
    Optional<Issued> refresh(Principal caller, String refreshToken) {
        return ofCookie(refreshToken)
                .filter(claims -> claims.userId() == caller.userId()
                        && claims.session().equals(caller.claims().session()))
                .flatMap(old -> exchange(old, caller.username()));
    }

    private Optional<Claims> ofCookie(String refreshToken) {
        return tokens.verify(refreshToken, Claims.Type.REFRESH).or(() -> kept(refreshToken));
    }

    /** What the refresh token of somebody who stays signed in says; empty when it is none. */
    Optional<Claims> kept(String refreshToken) {
        return tokens.verify(refreshToken, Claims.Type.KEPT);
    }

    /** What a refresh token says that is shown by itself; empty when it is none. */
    Optional<Claims> offline(String refreshToken) {
        return tokens.verify(refreshToken, Claims.Type.OFFLINE);
    }

    /**
     * Exchanges a refresh token that was verified for a new pair.
     *
     * @return empty when it was used before, or its session has ended
     */
    Optional<Issued> exchange(Claims old, String username) {
        Instant now = clock.instant();
        Optional<Successor> successor = database.write(c -> {
            Successor next = new Successor(RandomIds.next(), now);
            boolean won = Sql.change(
                            c,
                            "UPDATE sessions SET refresh_id = ?, previous_id = ?, rotated_at = ?, expires_at = ?"
                                    + " WHERE id = ? AND user_id = ? AND refresh_id = ?",
                            next.id(),
                            old.id(),
                            Micros.of(now),
                            Micros.of(now.plus(refreshable())),
                            old.session(),
                            old.userId(),
                            old.id())
                    == 1;
            return won ? Optional.of(next) : again(c, old, now);
        });
        if (successor.isEmpty()) {
            // The token is ours, of this session, and neither the current one nor the one just before: it was consumed.
            // Somebody has a copy.
            changeLog.write(entry -> {
                end(entry, old.userId(), old.session());
                return null;
            });
        }
        return successor.map(next -> new Issued(
                username,
                token(Claims.Type.ACCESS, old.userId(), RandomIds.next(), old.session(), now, accessLifetime),
                Optional.of(
                        token(old.type(), old.userId(), next.id(), old.session(), next.issuedAt(), refreshLifetime))));
    }

    /** The refresh token that follows on another. */
    private record Successor(String id, Instant issuedAt) {}

    /** The successor that was made a moment ago, for whoever did not get it. */
    private static Optional<Successor> again(Connection connection, Claims old, Instant now) throws SQLException {
        return Sql.one(
                connection,
                "SELECT refresh_id, rotated_at FROM sessions"
                        + " WHERE id = ? AND user_id = ? AND previous_id = ? AND rotated_at > ?",
                row -> new Successor(row.getString(1), Micros.instant(row.getLong(2))),
                old.session(),
                old.userId(),
                old.id(),
                Micros.of(now.minus(GRACE)));
    }

    /** Ends the caller's session, and that of the refresh token it brought along. */
    void logout(Principal caller, Optional<String> refreshToken) {
        Optional<Claims> refresh =
                refreshToken.flatMap(this::ofCookie).filter(claims -> claims.userId() == caller.userId());
        changeLog.write(entry -> {
            end(entry, caller.userId(), caller.claims().session());
            if (refresh.isPresent()) {
                end(entry, caller.userId(), refresh.get().session());
            }
            return null;
        });
    }

    /** The sessions of a user that have not expired, the one seen last first. */
    List<Live> of(long userId) {
        return database.read(c -> Sql.all(
                c,
                "SELECT id, device, address, created_at, last_seen_at FROM sessions WHERE user_id = ? AND expires_at > ?"
                        + " ORDER BY COALESCE(last_seen_at, created_at) DESC, id LIMIT " + MAX_PER_USER,
                Sessions::live,
                userId,
                Micros.now(clock)));
    }

    private static Live live(ResultSet row) throws SQLException {
        OptionalLong seen = Sql.optionalNumber(row, 5);
        return new Live(
                row.getString(1),
                Optional.ofNullable(row.getString(2)),
                Optional.ofNullable(row.getString(3)),
                Micros.instant(row.getLong(4)),
                seen.isPresent() ? Optional.of(Micros.instant(seen.getAsLong())) : Optional.empty());
    }

    /** Ends one session of a user; false when there is none with that id. */
    boolean end(long userId, String session) {
        return changeLog.write(entry -> {
            boolean ended =
                    Sql.change(entry.connection(), "DELETE FROM sessions WHERE id = ? AND user_id = ?", session, userId)
                            == 1;
            if (ended) {
                entry.userChanged(userId);
            }
            return ended;
        });
    }

    /** Ends the sessions of the caller but the one that asks, or all. */
    void endOthers(Principal caller, boolean all) {
        changeLog.write(entry -> {
            if (all) {
                endAll(entry, caller.userId());
            } else {
                Sql.change(
                        entry.connection(),
                        "DELETE FROM sessions WHERE user_id = ? AND id <> ?",
                        caller.userId(),
                        caller.claims().session());
                entry.userChanged(caller.userId());
            }
            return null;
        });
    }

    /** Writes when and from where sessions were last seen; one that ended meanwhile stays ended. */
    public static void seen(Connection connection, Map<String, ApiKeys.Use> uses) throws SQLException {
        for (Map.Entry<String, ApiKeys.Use> use : uses.entrySet()) {
            long at = Micros.of(use.getValue().at());
            Sql.change(
                    connection,
                    "UPDATE sessions SET last_seen_at = ?, address = ?"
                            + " WHERE id = ? AND (last_seen_at IS NULL OR last_seen_at < ?)",
                    at,
                    use.getValue().address(),
                    use.getKey(),
                    at);
        }
    }

    /** Ends every session of a user, in the transaction that gives the reason. */
    public void endAll(ChangeLog.Entry entry, long userId) throws SQLException {
        Sql.change(entry.connection(), "DELETE FROM sessions WHERE user_id = ?", userId);
        entry.userChanged(userId);
    }

    private static void end(ChangeLog.Entry entry, long userId, String session) throws SQLException {
        Sql.change(entry.connection(), "DELETE FROM sessions WHERE id = ? AND user_id = ?", session, userId);
        entry.userChanged(userId);
    }
}
