package org.nirayana.service.auth;

import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;

/**
 * Sessions: what a sign-in begins, a refresh carries on and a logout ends.
 *
 * <p>The database row of a session names the one refresh token that may still be used. A refresh replaces that name by
 * a conditional update, so of many attempts with one token a single one succeeds; any other refresh token of the session
 * was consumed before, and whoever shows it has a copy, so the session ends.
 */
public final class Sessions {
    private final Database database;
    private final ChangeLog changeLog;
    private final Tokens tokens;
    private final Clock clock;
    private final Duration accessLifetime;
    private final Duration refreshLifetime;

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

    Duration accessLifetime() {
        return accessLifetime;
    }

    Duration refreshLifetime() {
        return refreshLifetime;
    }

    /** Extra work in the transaction that opens a session. */
    @FunctionalInterface
    interface Also {
        void run(java.sql.Connection connection) throws SQLException;
    }

    /**
     * Opens a session for a user whose password was just verified.
     *
     * @return empty when the password was changed or the user lost the right to enter meanwhile
     */
    Optional<Issued> open(Credentials.Credential user, boolean withRefresh, Also also) {
        String session = RandomIds.next();
        String refreshId = withRefresh ? RandomIds.next() : null;
        Instant now = clock.instant();
        Duration lifetime = withRefresh ? refreshLifetime : accessLifetime;
        boolean opened = database.write(c -> {
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
                        "INSERT INTO sessions (id, user_id, refresh_id, created_at, expires_at)"
                                + " VALUES (?, ?, CAST(? AS TEXT), ?, ?)",
                        session,
                        user.userId(),
                        refreshId,
                        Micros.of(now),
                        Micros.of(now.plus(lifetime)));
                also.run(c);
            }
            return same;
        });
        return opened
                ? Optional.of(new Issued(
                        user.username(),
                        token(Claims.Type.ACCESS, user.userId(), RandomIds.next(), session, now, accessLifetime),
                        Optional.ofNullable(refreshId)
                                .map(id ->
                                        token(Claims.Type.REFRESH, user.userId(), id, session, now, refreshLifetime))))
                : Optional.empty();
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
        Optional<Claims> refresh = tokens.verify(refreshToken, Claims.Type.REFRESH)
                .filter(claims -> claims.userId() == caller.userId()
                        && claims.session().equals(caller.claims().session()));
        if (refresh.isEmpty()) {
            return Optional.empty();
        }
        Claims old = refresh.get();
        String nextId = RandomIds.next();
        Instant now = clock.instant();
        boolean rotated = changeLog.write(entry -> {
            boolean won = Sql.change(
                            entry.connection(),
                            "UPDATE sessions SET refresh_id = ?, expires_at = ?"
                                    + " WHERE id = ? AND user_id = ? AND refresh_id = ? AND ended_at IS NULL",
                            nextId,
                            Micros.of(now.plus(refreshLifetime)),
                            old.session(),
                            old.userId(),
                            old.id())
                    == 1;
            if (won) {
                entry.revokeRefresh(old.id(), seconds(old.expiresAt()));
            } else {
                // The token is ours, of this session, and not the current one: it was consumed. Somebody has a copy.
                end(entry, old.session());
            }
            return won;
        });
        return rotated
                ? Optional.of(new Issued(
                        caller.username(),
                        token(Claims.Type.ACCESS, old.userId(), RandomIds.next(), old.session(), now, accessLifetime),
                        Optional.of(
                                token(Claims.Type.REFRESH, old.userId(), nextId, old.session(), now, refreshLifetime))))
                : Optional.empty();
    }

    /** Ends the caller's session, the token it called with, and the refresh token it brought along. */
    void logout(Principal caller, Optional<String> refreshToken) {
        Claims access = caller.claims();
        Optional<Claims> refresh = refreshToken
                .flatMap(token -> tokens.verify(token, Claims.Type.REFRESH))
                .filter(claims -> claims.userId() == caller.userId());
        changeLog.write(entry -> {
            entry.revokeAccess(access.id(), seconds(access.expiresAt()));
            end(entry, access.session());
            if (refresh.isPresent()) {
                entry.revokeRefresh(refresh.get().id(), seconds(refresh.get().expiresAt()));
                end(entry, refresh.get().session());
            }
            return null;
        });
    }

    /** Ends every session of a user, in the transaction that gives the reason. */
    public void endAll(ChangeLog.Entry entry, long userId) throws SQLException {
        for (String session : Sql.all(
                entry.connection(),
                "SELECT id FROM sessions WHERE user_id = ? AND ended_at IS NULL AND expires_at > ?",
                row -> row.getString(1),
                userId,
                entry.now())) {
            end(entry, session);
        }
    }

    private void end(ChangeLog.Entry entry, String session) throws SQLException {
        Sql.change(
                entry.connection(),
                "UPDATE sessions SET ended_at = ?, refresh_id = NULL WHERE id = ? AND ended_at IS NULL",
                entry.now(),
                session);
        // An access token of this session issued a moment ago on another instance lives this long at most.
        entry.revokeSession(session, entry.now() + Micros.of(accessLifetime.plus(Duration.ofMinutes(5))));
    }

    private static long seconds(long epochSeconds) {
        return Micros.of(Instant.ofEpochSecond(epochSeconds));
    }
}
