package org.nirayana.service.auth;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Sql;

/** What a user signs in with. */
public final class Credentials {

    /**
     * A user as sign-in sees it.
     *
     * @param password the stored hash
     * @param mayEnter neither deactivated nor deleted
     */
    record Credential(long userId, String username, String email, String password, boolean mayEnter) {}

    private static final String COLUMNS = "SELECT id, username, email, password, is_active, is_deleted FROM users";

    private final Database database;
    private final Sessions sessions;

    Credentials(Database database, Sessions sessions) {
        this.database = database;
        this.sessions = sessions;
    }

    /** By username or e-mail address: an address has an @, a username never. */
    Optional<Credential> find(String login) {
        String key = key(login);
        // One query with the same shape for either, and for what can be neither.
        return database.read(
                c -> Sql.one(c, COLUMNS + " WHERE username = ? OR email_key = ?", Credentials::credential, key, key));
    }

    Optional<Credential> find(long userId) {
        return database.read(c -> Sql.one(c, COLUMNS + " WHERE id = ?", Credentials::credential, userId));
    }

    /** What a user is told about themselves. */
    Optional<MeView> profile(long userId) {
        return database.read(c -> Sql.one(
                c,
                "SELECT username, email, name, is_superuser, is_active FROM users WHERE id = ?",
                row -> new MeView(
                        userId,
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getBoolean(4),
                        row.getBoolean(5)),
                userId));
    }

    /** How names and addresses are compared. A NUL cannot be stored; without it the text simply matches nobody. */
    static String key(String login) {
        return LowerCase.of(login).replace("\0", "?");
    }

    /** Sets a new password: every session of the user ends, and every letter with a token is void. */
    public void change(ChangeLog.Entry entry, long userId, String hash) throws SQLException {
        Sql.change(
                entry.connection(), "UPDATE users SET password = ?, version = version + 1 WHERE id = ?", hash, userId);
        voidLetters(entry, userId);
        sessions.endAll(entry, userId);
        entry.userChanged(userId);
    }

    /** Voids every letter with a token of a user, for good: what it was sent for, or to, is no longer so. */
    public void voidLetters(ChangeLog.Entry entry, long userId) throws SQLException {
        Sql.change(entry.connection(), "DELETE FROM password_resets WHERE user_id = ?", userId);
        // The rows stay: they count how many were sent today.
        Sql.change(entry.connection(), "UPDATE address_changes SET token_hash = NULL WHERE user_id = ?", userId);
    }

    private static Credential credential(ResultSet row) throws SQLException {
        return new Credential(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getBoolean(5) && !row.getBoolean(6));
    }
}
