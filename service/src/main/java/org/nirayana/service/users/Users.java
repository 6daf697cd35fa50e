package org.nirayana.service.users;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.auth.Credentials;
import org.nirayana.service.auth.Sessions;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.ExpectedVersion;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.NotFoundException;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.Sql;

/** The users in the database. */
public final class Users {
    private static final Log LOG = Log.named("users");

    private static final String COLUMNS =
            "SELECT id, username, email, name, is_superuser, is_active, is_deleted, deleted_at, tier_id, created_at,"
                    + " version, awaits_approval FROM users";

    /**
     * What a change of a user asks for; what is empty stays.
     *
     * @param email that the user has from now on
     * @param requested an address that the user has once it is confirmed
     * @param passwordByOther a new password is set by somebody else than the user, who has lost it
     * @param tierId holding an empty value: without a tier
     */
    record Patch(
            Optional<String> email,
            Optional<AddressChanges.Requested> requested,
            Optional<String> name,
            Optional<String> passwordHash,
            boolean passwordByOther,
            Optional<Boolean> active,
            Optional<Boolean> superuser,
            Optional<OptionalLong> tierId) {}

    /** What a list of records can be sorted by, each in both directions. */
    enum Sort {
        ID("id"),
        USERNAME("username"),
        NAME("name_key"),
        EMAIL("email_key"),
        DELETED_AT("deleted_at");

        private final String column;

        Sort(String column) {
            this.column = column;
        }

        String order(boolean descending) {
            String way = descending ? " DESC" : "";
            return this == ID ? "id" + way : column + way + ", id" + way;
        }
    }

    /**
     * Which records are wanted.
     *
     * @param sought the beginning of a word of username, name or e-mail address; empty: any
     * @param tierId 0: those without a tier
     */
    record Filter(
            String sought,
            boolean deleted,
            Optional<Boolean> active,
            Optional<Boolean> superuser,
            OptionalLong tierId,
            Sort sort,
            boolean descending) {}

    private final Database database;
    private final ChangeLog changeLog;
    private final Sessions sessions;
    private final Credentials credentials;
    private final ApiKeys apiKeys;
    private final Erasure erasure;

    public Users(Database database, ChangeLog changeLog, Sessions sessions, Credentials credentials, ApiKeys apiKeys) {
        this.database = database;
        this.changeLog = changeLog;
        this.sessions = sessions;
        this.credentials = credentials;
        this.apiKeys = apiKeys;
        this.erasure = new Erasure(database, changeLog);
    }

    /** The number of the latest user: as many as there are, about, without counting them. */
    long latest() {
        return database.read(c ->
                Sql.one(c, "SELECT MAX(id) FROM users", row -> row.getLong(1)).orElse(0L));
    }

    /** Users that are not deleted; of these, those whose username, name or e-mail address, or a word of it, begins so. */
    Page<User> page(Page.Requested requested, String sought) {
        if (sought.indexOf('\0') >= 0) {
            // It cannot be stored, so nobody has it; PostgreSQL refuses even to compare with it.
            return new Page<>(List.of(), 0, requested);
        }
        String all = COLUMNS + " WHERE is_deleted = FALSE";
        if (sought.isEmpty()) {
            return Page.read(database, all, Users::user, requested);
        }
        return Page.read(
                database, all + " AND " + SearchWords.FOUND, Users::user, requested, SearchWords.range(sought));
    }

    /** Records of users, the deleted ones or the others, as a filter says. */
    Page<User> page(Page.Requested requested, Filter filter) {
        if (filter.sought().indexOf('\0') >= 0) {
            return new Page<>(List.of(), 0, requested);
        }
        // The texts of indexes that hold only some rows, so that the databases know to use them.
        StringBuilder query =
                new StringBuilder(COLUMNS).append(" WHERE is_deleted = ").append(filter.deleted() ? "TRUE" : "FALSE");
        List<Object> values = new ArrayList<>();
        filter.active().ifPresent(active -> query.append(" AND is_active = ").append(active ? "TRUE" : "FALSE"));
        filter.superuser()
                .ifPresent(superuser -> query.append(" AND is_superuser = ").append(superuser ? "TRUE" : "FALSE"));
        if (filter.tierId().isPresent()) {
            if (filter.tierId().getAsLong() == 0) {
                query.append(" AND tier_id IS NULL");
            } else {
                query.append(" AND tier_id = ?");
                values.add(filter.tierId().getAsLong());
            }
        }
        if (!filter.sought().isEmpty()) {
            query.append(" AND ").append(SearchWords.FOUND);
            values.addAll(List.of(SearchWords.range(filter.sought())));
        }
        return Page.read(
                database,
                query.toString(),
                filter.sort().order(filter.descending()),
                Users::user,
                requested,
                values.toArray());
    }

    /** Makes users from before there was an index for it searchable. */
    public void completeSearch() {
        SearchWords.complete(database);
    }

    /** A user that is not deleted. */
    User existing(String username) {
        return database.read(c -> existing(c, username));
    }

    /** A user that is there, by the id. */
    User existing(long id) {
        return database.read(c -> Sql.one(c, COLUMNS + " WHERE id = ?", Users::user, id))
                .orElseThrow(Users::noSuchUser);
    }

    private static User existing(Connection connection, String username) throws SQLException {
        return any(connection, username).filter(user -> !user.deleted()).orElseThrow(Users::noSuchUser);
    }

    private static NotFoundException noSuchUser() {
        return new NotFoundException(ProblemCode.NO_SUCH_USER.with());
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
            throw new ConflictException(ProblemCode.USERNAME_TAKEN.with());
        }
    }

    private static void refuseTakenEmail(Connection connection, String email, long exceptId) throws SQLException {
        if (isTakenEmail(connection, email, exceptId)) {
            throw new ConflictException(ProblemCode.EMAIL_TAKEN.with());
        }
    }

    private static boolean isTakenEmail(Connection connection, String email, long exceptId) throws SQLException {
        return Sql.number(
                        connection, "SELECT COUNT(*) FROM users WHERE email_key = ? AND id <> ?", key(email), exceptId)
                > 0;
    }

    User create(NewUser user) {
        return changeLog.write(entry -> {
            refuseTakenUsername(entry.connection(), user.username());
            refuseTakenEmail(entry.connection(), user.email(), 0);
            refuseUnknownTier(entry.connection(), user.tierId());
            return insert(entry, user);
        });
    }

    /** What must hold when an account is made. */
    @FunctionalInterface
    interface Condition {
        void check(ChangeLog.Entry entry) throws SQLException;
    }

    /** Makes the account of somebody who registered; one that awaits approval is inactive. */
    User register(NewUser user, boolean awaitsApproval, Condition condition) {
        return changeLog.write(entry -> {
            Connection c = entry.connection();
            condition.check(entry);
            refuseTakenUsername(c, user.username());
            User made = insert(entry, user);
            if (awaitsApproval) {
                Sql.change(c, "UPDATE users SET is_active = FALSE, awaits_approval = TRUE WHERE id = ?", made.id());
            }
            return existing(c, user.username());
        });
    }

    /** Whether somebody has this address, also somebody who was deleted. */
    boolean hasEmail(String email) {
        return database.read(c -> hasEmail(c, email));
    }

    static boolean hasEmail(Connection connection, String email) throws SQLException {
        return Sql.number(connection, "SELECT COUNT(*) FROM users WHERE email_key = ?", key(email)) > 0;
    }

    private static User insert(ChangeLog.Entry entry, NewUser user) throws SQLException {
        Sql.change(
                entry.connection(),
                "INSERT INTO users (username, email, email_key, name, name_key, password, is_superuser, is_active,"
                        + " is_deleted, tier_id, created_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, TRUE, FALSE, CAST(? AS BIGINT), ?)",
                key(user.username()),
                user.email(),
                key(user.email()),
                user.name(),
                key(user.name()),
                user.passwordHash(),
                user.superuser(),
                boxed(user.tierId()),
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

    /** Changes a user and tells its new version. */
    User change(String username, Patch patch, ExpectedVersion expected) {
        return changeLog.write(entry -> {
            Connection c = entry.connection();
            User user = existing(c, username);
            expected.require(user.id(), user.version());
            if (patch.email().isPresent()) {
                refuseTakenEmail(c, patch.email().get(), user.id());
                setEmail(entry, user, patch.email().get());
            }
            if (patch.name().isPresent()) {
                String name = patch.name().get();
                Sql.change(c, "UPDATE users SET name = ?, name_key = ? WHERE id = ?", name, key(name), user.id());
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
                if (patch.passwordByOther()) {
                    apiKeys.revokeAll(entry, user.id());
                }
            }
            if (patch.active().isPresent() && patch.active().get() != user.active()) {
                if (!patch.active().get()) {
                    keepOneSuperuser(c, user);
                    sessions.endAll(entry, user.id());
                    apiKeys.revokeAll(entry, user.id());
                    // Nor may one from before open it when it is active again.
                    credentials.voidLetters(entry, user.id());
                }
                // Whoever is made active no longer waits for it.
                Sql.change(
                        c,
                        "UPDATE users SET is_active = ?, awaits_approval = FALSE WHERE id = ?",
                        patch.active().get(),
                        user.id());
            }
            if (patch.superuser().isPresent() && patch.superuser().get() != user.superuser()) {
                if (!patch.superuser().get()) {
                    keepOneSuperuser(c, user);
                }
                Sql.change(
                        c,
                        "UPDATE users SET is_superuser = ? WHERE id = ?",
                        patch.superuser().get(),
                        user.id());
            }
            if (patch.tierId().isPresent()) {
                refuseUnknownTier(c, patch.tierId().get());
                setTier(c, user, patch.tierId().get());
            }
            if (patch.requested().isPresent()) {
                // Last: a new password of the same request voids the letters of before, not this one.
                AddressChanges.note(entry, user.id(), patch.requested().get());
            }
            return changed(entry, user);
        });
    }

    /** Gives a user who may enter the address that was confirmed; false when somebody else has it by now. */
    boolean move(ChangeLog.Entry entry, long userId, String email) throws SQLException {
        Connection c = entry.connection();
        Optional<User> user =
                Sql.one(c, COLUMNS + " WHERE id = ? AND is_active = TRUE AND is_deleted = FALSE", Users::user, userId);
        if (user.isEmpty() || isTakenEmail(c, email, userId)) {
            return false;
        }
        setEmail(entry, user.get(), email);
        SearchWords.write(c, userId, user.get().username(), email, user.get().name());
        changed(entry, user.get());
        return true;
    }

    private void setEmail(ChangeLog.Entry entry, User user, String email) throws SQLException {
        Sql.change(
                entry.connection(),
                "UPDATE users SET email = ?, email_key = ? WHERE id = ?",
                email,
                key(email),
                user.id());
        // A recovery mail that went to the old address must not open the account any more.
        credentials.voidLetters(entry, user.id());
    }

    /** Every change ends so: it is told, and the record has another version. */
    private static User changed(ChangeLog.Entry entry, User user) throws SQLException {
        Sql.change(entry.connection(), "UPDATE users SET version = version + 1 WHERE id = ?", user.id());
        entry.userChanged(user.id());
        return any(entry.connection(), user.username()).orElseThrow();
    }

    private static void setTier(Connection connection, User user, OptionalLong tierId) throws SQLException {
        Sql.change(connection, "UPDATE users SET tier_id = CAST(? AS BIGINT) WHERE id = ?", boxed(tierId), user.id());
    }

    private static void refuseUnknownTier(Connection connection, OptionalLong tierId) throws SQLException {
        if (tierId.isPresent() && !isTier(connection, tierId.getAsLong())) {
            throw InvalidInput.of("tier_id", FieldCode.TIER_ID.with());
        }
    }

    private static boolean isTier(Connection connection, long tierId) throws SQLException {
        return Sql.number(connection, "SELECT COUNT(*) FROM tiers WHERE id = ?", tierId) > 0;
    }

    private static Long boxed(OptionalLong number) {
        return number.isPresent() ? number.getAsLong() : null;
    }

    /** Sets a password, which ends every session and API key of the user; false when there is no such user. */
    public boolean resetPassword(String username, String hash) {
        return changeLog.write(entry -> {
            Optional<User> user = any(entry.connection(), username).filter(one -> !one.deleted());
            if (user.isPresent()) {
                credentials.change(entry, user.get().id(), hash);
                apiKeys.revokeAll(entry, user.get().id());
            }
            return user.isPresent();
        });
    }

    void softDelete(String username, ExpectedVersion expected) {
        changeLog.write(entry -> {
            User user = existing(entry.connection(), username);
            expected.require(user.id(), user.version());
            keepOneSuperuser(entry.connection(), user);
            sessions.endAll(entry, user.id());
            apiKeys.revokeAll(entry, user.id());
            credentials.voidLetters(entry, user.id());
            Sql.change(
                    entry.connection(),
                    "UPDATE users SET is_deleted = TRUE, deleted_at = ? WHERE id = ?",
                    entry.now(),
                    user.id());
            return changed(entry, user);
        });
    }

    /** Brings a soft-deleted user back as it was; sessions, API keys and recovery mails from before stay ended. */
    User restore(String username, ExpectedVersion expected) {
        return changeLog.write(entry -> {
            User user = any(entry.connection(), username).orElseThrow(Users::noSuchUser);
            expected.require(user.id(), user.version());
            if (!user.deleted()) {
                throw new ConflictException(ProblemCode.USER_NOT_DELETED.with());
            }
            if (Sql.number(entry.connection(), "SELECT COUNT(*) FROM users WHERE id = ? AND erasing = TRUE", user.id())
                    > 0) {
                throw new ConflictException(ProblemCode.USER_BEING_REMOVED.with());
            }
            Sql.change(
                    entry.connection(),
                    "UPDATE users SET is_deleted = FALSE, deleted_at = NULL WHERE id = ?",
                    user.id());
            return changed(entry, user);
        });
    }

    void hardDelete(String username, ExpectedVersion expected) {
        long id = changeLog.write(entry -> {
            User user = any(entry.connection(), username).orElseThrow(Users::noSuchUser);
            expected.require(user.id(), user.version());
            keepOneSuperuser(entry.connection(), user);
            sessions.endAll(entry, user.id());
            apiKeys.revokeAll(entry, user.id());
            credentials.voidLetters(entry, user.id());
            Erasure.mark(entry, user.id());
            return changed(entry, user).id();
        });
        try {
            erasure.erase(id);
        } catch (DatabaseUnavailable busy) {
            // Nobody can use or restore the account any more; housekeeping removes the rest of its rows.
            LOG.warn("rows of an account that was removed are left for later", busy, Map.of());
        }
    }

    /** Removes users for good whose removal was begun by a process that ended meanwhile. */
    public void completeErasures() {
        erasure.eraseMarked();
    }

    /** Gives a user a tier, or takes it away. */
    User assignTier(String username, OptionalLong tierId, ExpectedVersion expected) {
        return changeLog.write(entry -> {
            User user = existing(entry.connection(), username);
            expected.require(user.id(), user.version());
            if (tierId.isPresent() && !isTier(entry.connection(), tierId.getAsLong())) {
                throw new NotFoundException(ProblemCode.NO_SUCH_TIER.with());
            }
            setTier(entry.connection(), user, tierId);
            return changed(entry, user);
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
            throw new ConflictException(ProblemCode.LAST_SUPERUSER.with());
        }
    }

    /** How usernames and e-mail addresses are compared. */
    static String key(String text) {
        return LowerCase.of(text);
    }

    private static User user(ResultSet row) throws SQLException {
        return new User(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getBoolean(5),
                row.getBoolean(6),
                row.getBoolean(7) ? Optional.of(Micros.instant(row.getLong(8))) : Optional.empty(),
                Sql.optionalNumber(row, 9),
                Micros.instant(row.getLong(10)),
                row.getLong(11),
                row.getBoolean(12));
    }
}
