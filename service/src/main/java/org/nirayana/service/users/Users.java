package org.nirayana.service.users;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.service.auth.Credentials;
import org.nirayana.service.auth.Sessions;
import org.nirayana.service.http.Problem;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.Sql;

/** The users in the database. */
public final class Users {
    private static final String COLUMNS =
            "SELECT id, username, email, name, is_superuser, is_active, is_deleted, tier_id, created_at FROM users";

    /** What a change of a user asks for; what is empty stays. */
    record Patch(
            Optional<String> email, Optional<String> name, Optional<String> passwordHash, Optional<Boolean> active) {}

    private final Database database;
    private final ChangeLog changeLog;
    private final Sessions sessions;
    private final Credentials credentials;

    public Users(Database database, ChangeLog changeLog, Sessions sessions, Credentials credentials) {
        this.database = database;
        this.changeLog = changeLog;
        this.sessions = sessions;
        this.credentials = credentials;
    }

    /** Users that are not deleted; of these, those whose username, name or e-mail address, or a word of it, begins so. */
    Page<User> page(Page.Wanted wanted, String sought) {
        if (sought.indexOf('\0') >= 0) {
            // It cannot be stored, so nobody has it; PostgreSQL refuses even to compare with it.
            return new Page<>(List.of(), 0, wanted);
        }
        String all = COLUMNS + " WHERE is_deleted = FALSE";
        if (sought.isEmpty()) {
            return Page.read(database, all, Users::user, wanted);
        }
        return Page.read(database, all + " AND " + SearchWords.FOUND, Users::user, wanted, SearchWords.range(sought));
    }

    /** Makes users from before there was an index for it searchable. */
    public void completeSearch() {
        SearchWords.complete(database);
    }

    /** A user that is not deleted. */
    User existing(String username) {
        return database.read(c -> existing(c, username));
    }

    private static User existing(Connection connection, String username) throws SQLException {
        return any(connection, username).filter(user -> !user.deleted()).orElseThrow(Users::noSuchUser);
    }

    private static Problem noSuchUser() {
        return Problem.notFound("There is no such user.");
    }

    /** A user, deleted or not. */
    private static Optional<User> any(Connection connection, String username) throws SQLException {
        // A NUL cannot be stored, and PostgreSQL refuses even to compare with it.
        return username.indexOf('\0') >= 0
                ? Optional.empty()
                : Sql.one(connection, COLUMNS + " WHERE username = ?", Users::user, key(username));
    }

    /** Refuses a username or e-mail address that is taken, also by a deleted user. */
    void refuseTaken(String username, String email) {
        database.read(c -> {
            refuseTakenUsername(c, username);
            refuseTakenEmail(c, email, 0);
            return null;
        });
    }

    private static void refuseTakenUsername(Connection connection, String username) throws SQLException {
        if (any(connection, username).isPresent()) {
            throw Problem.conflict("This username is taken.");
        }
    }

    private static void refuseTakenEmail(Connection connection, String email, long exceptId) throws SQLException {
        if (Sql.number(connection, "SELECT COUNT(*) FROM users WHERE email_key = ? AND id <> ?", key(email), exceptId)
                > 0) {
            throw Problem.conflict("This e-mail address is taken.");
        }
    }

    User create(NewUser user) {
        return changeLog.write(entry -> {
            refuseTakenUsername(entry.connection(), user.username());
            refuseTakenEmail(entry.connection(), user.email(), 0);
            return insert(entry, user);
        });
    }

    private static User insert(ChangeLog.Entry entry, NewUser user) throws SQLException {
        Sql.change(
                entry.connection(),
                "INSERT INTO users (username, email, email_key, name, password, is_superuser, is_active, is_deleted,"
                        + " created_at) VALUES (?, ?, ?, ?, ?, ?, TRUE, FALSE, ?)",
                key(user.username()),
                user.email(),
                key(user.email()),
                user.name(),
                user.passwordHash(),
                user.superuser(),
                entry.now());
        User made = existing(entry.connection(), user.username());
        SearchWords.write(entry.connection(), made.id(), made.username(), made.email(), made.name());
        entry.userChanged(made.id());
        return made;
    }

    boolean hasSuperuser() {
        return database.read(Users::hasSuperuser);
    }

    private static boolean hasSuperuser(Connection connection) throws SQLException {
        return Sql.number(connection, "SELECT COUNT(*) FROM users WHERE is_superuser = TRUE AND is_deleted = FALSE")
                > 0;
    }

    /** Makes the first superuser unless another instance just did. */
    boolean createFirstSuperuser(NewUser user) {
        return changeLog.write(entry -> {
            if (hasSuperuser(entry.connection())) {
                return false;
            }
            refuseTakenUsername(entry.connection(), user.username());
            refuseTakenEmail(entry.connection(), user.email(), 0);
            insert(entry, user);
            return true;
        });
    }

    void change(String username, Patch patch) {
        changeLog.write(entry -> {
            Connection c = entry.connection();
            User user = existing(c, username);
            if (patch.email().isPresent()) {
                String email = patch.email().get();
                refuseTakenEmail(c, email, user.id());
                Sql.change(c, "UPDATE users SET email = ?, email_key = ? WHERE id = ?", email, key(email), user.id());
                // A recovery mail that went to the old address must not open the account any more.
                credentials.voidRecovery(entry, user.id());
            }
            if (patch.name().isPresent()) {
                Sql.change(
                        c,
                        "UPDATE users SET name = ? WHERE id = ?",
                        patch.name().get(),
                        user.id());
            }
            if (patch.email().isPresent() || patch.name().isPresent()) {
                SearchWords.write(
                        c,
                        user.id(),
                        user.username(),
                        patch.email().orElse(user.email()),
                        patch.name().orElse(user.name()));
            }
            if (patch.passwordHash().isPresent()) {
                credentials.change(entry, user.id(), patch.passwordHash().get());
            }
            if (patch.active().isPresent() && patch.active().get() != user.active()) {
                if (!patch.active().get()) {
                    keepOneSuperuser(c, user);
                    sessions.endAll(entry, user.id());
                    // Nor may one from before open it when it is active again.
                    credentials.voidRecovery(entry, user.id());
                }
                Sql.change(
                        c,
                        "UPDATE users SET is_active = ? WHERE id = ?",
                        patch.active().get(),
                        user.id());
            }
            entry.userChanged(user.id());
            return null;
        });
    }

    /** Sets a password, which ends every session of the user; false when there is no such user. */
    public boolean resetPassword(String username, String hash) {
        return changeLog.write(entry -> {
            Optional<User> user = any(entry.connection(), username).filter(one -> !one.deleted());
            if (user.isPresent()) {
                credentials.change(entry, user.get().id(), hash);
            }
            return user.isPresent();
        });
    }

    void softDelete(String username) {
        changeLog.write(entry -> {
            User user = existing(entry.connection(), username);
            keepOneSuperuser(entry.connection(), user);
            sessions.endAll(entry, user.id());
            credentials.voidRecovery(entry, user.id());
            Sql.change(
                    entry.connection(),
                    "UPDATE users SET is_deleted = TRUE, deleted_at = ? WHERE id = ?",
                    entry.now(),
                    user.id());
            entry.userChanged(user.id());
            return null;
        });
    }

    void hardDelete(String username) {
        changeLog.write(entry -> {
            User user = any(entry.connection(), username).orElseThrow(Users::noSuchUser);
            keepOneSuperuser(entry.connection(), user);
            sessions.endAll(entry, user.id());
            Sql.change(entry.connection(), "DELETE FROM users WHERE id = ?", user.id());
            entry.userChanged(user.id());
            return null;
        });
    }

    void assignTier(String username, long tierId) {
        changeLog.write(entry -> {
            User user = existing(entry.connection(), username);
            if (Sql.number(entry.connection(), "SELECT COUNT(*) FROM tiers WHERE id = ?", tierId) == 0) {
                throw Problem.notFound("There is no such tier.");
            }
            Sql.change(entry.connection(), "UPDATE users SET tier_id = ? WHERE id = ?", tierId, user.id());
            entry.userChanged(user.id());
            return null;
        });
    }

    /** Refuses what would leave nobody in charge. */
    private static void keepOneSuperuser(Connection connection, User leaving) throws SQLException {
        boolean inCharge = leaving.superuser() && leaving.active() && !leaving.deleted();
        if (inCharge
                && Sql.number(
                                connection,
                                "SELECT COUNT(*) FROM users WHERE is_superuser = TRUE AND is_active = TRUE"
                                        + " AND is_deleted = FALSE AND id <> ?",
                                leaving.id())
                        == 0) {
            throw Problem.conflict("This is the last active superuser.");
        }
    }

    /** How usernames and e-mail addresses are compared. */
    private static String key(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static User user(ResultSet row) throws SQLException {
        return new User(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getBoolean(5),
                row.getBoolean(6),
                row.getBoolean(7),
                Sql.optionalNumber(row, 8),
                Micros.instant(row.getLong(9)));
    }
}
