package org.nirayana.service.users;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.auth.RandomIds;
import org.nirayana.service.auth.TokenLetters;
import org.nirayana.service.auth.TooManyAttemptsException;
import org.nirayana.service.mail.MailMessage;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.words.Language;

/**
 * New e-mail addresses of accounts. Where letters are sent, an address is one's own once the token of the letter that went there has
 * come back: until then the account keeps the old one, and recovery letters go there. A token works once, within a day, and not after
 * another change was asked for, the password or the address was changed, or the account was deactivated or deleted.
 *
 * <p>Asking does the same for every address; whether somebody has it is looked up later, when nobody waits. Its owner gets a letter that
 * says so. The old address gets a letter when a change is asked for and when it is done.
 */
public final class AddressChanges implements PersonalData {
    static final Duration LIFETIME = Duration.ofDays(1);

    /** Of one account, and to one address, which may be a stranger's. */
    static final int A_DAY = 10;

    /** A change that is to be noted, with the token that nobody but its letter tells. */
    record Requested(String id, String email, Language language, String token) {}

    /** A change that was confirmed. */
    private record Confirmed(long userId, String oldEmail, String email, Language language) {}

    private final Database database;
    private final ChangeLog changeLog;
    private final Users users;
    private final Clock clock;
    private final TokenLetters toNewAddress;
    private final TokenLetters toOldAddress;

    public AddressChanges(
            Database database,
            ChangeLog changeLog,
            Users users,
            Clock clock,
            TokenLetters toNewAddress,
            TokenLetters toOldAddress) {
        this.database = database;
        this.changeLog = changeLog;
        this.users = users;
        this.clock = clock;
        this.toNewAddress = toNewAddress;
        this.toOldAddress = toOldAddress;
    }

    /** Whether a new address has to be confirmed: where no letters are sent nobody could. */
    boolean areConfirmed() {
        return toNewAddress.areSent();
    }

    Requested request(String email, Language language) {
        return new Requested(RandomIds.next(), email, language, RandomIds.token());
    }

    /**
     * Notes a change in the transaction of the request; one that was asked for earlier is void.
     *
     * @throws TooManyAttemptsException when the account asked as often as it may in a day
     */
    static void note(ChangeLog.Entry entry, long userId, Requested requested) throws SQLException {
        Connection c = entry.connection();
        long aDayAgo = entry.now() - Micros.of(LIFETIME);
        if (TokenLetters.wereEnough(c, "address_changes", "user_id = ?", userId, entry.now(), A_DAY)) {
            long oldest = Sql.number(
                    c,
                    "SELECT MIN(created_at) FROM address_changes WHERE user_id = ? AND created_at > ?",
                    userId,
                    aDayAgo);
            throw new TooManyAttemptsException(
                    ProblemCode.ADDRESS_CHANGES.with("limit", A_DAY),
                    Math.max(1, Duration.ofNanos((oldest - aDayAgo) * 1_000).toSeconds()));
        }
        Sql.change(c, "UPDATE address_changes SET token_hash = NULL WHERE user_id = ?", userId);
        Sql.change(
                c,
                "INSERT INTO address_changes (id, user_id, token_hash, email, email_key, language, created_at, expires_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                requested.id(),
                userId,
                RandomIds.hash(requested.token()),
                requested.email(),
                Users.key(requested.email()),
                requested.language().code(),
                entry.now(),
                entry.now() + Micros.of(LIFETIME));
    }

    /** Has the letters of a change written that was noted. */
    void send(Requested requested, String oldEmail) {
        toNewAddress.ask(() -> letter(requested));
        toOldAddress.ask(() -> Optional.of(toOldAddress.saying("asked", oldEmail, requested.language())));
    }

    private Optional<MailMessage> letter(Requested requested) {
        String email = requested.email();
        // Not what was asked for since: which letters are written does not depend on how fast they are.
        boolean enough = database.read(c -> Sql.number(
                        c,
                        "SELECT COUNT(*) FROM address_changes a JOIN address_changes mine ON mine.id = ?"
                                + " WHERE a.email_key = mine.email_key AND a.created_at > mine.created_at - ?"
                                + " AND a.created_at <= mine.created_at",
                        requested.id(),
                        Micros.of(LIFETIME)))
                > A_DAY;
        if (enough) {
            return Optional.empty();
        }
        return Optional.of(
                users.hasEmail(email)
                        ? toNewAddress.saying("known", email, requested.language())
                        : toNewAddress.withToken(email, requested.token(), requested.language()));
    }

    /** Tells an address that an account had that it is not its own any more. */
    void notifyOld(String oldEmail, Language language) {
        toOldAddress.ask(() -> Optional.of(toOldAddress.saying("done", oldEmail, language)));
    }

    /** Gives the account of a token the address that is thereby confirmed. */
    void complete(String token) {
        String hash = RandomIds.hash(token);
        // Looked up first: only who holds a live token may make everybody's writes wait.
        database.read(c -> confirmed(c, hash, Micros.now(clock)));
        Confirmed confirmed = changeLog.write(entry -> {
            Confirmed found = confirmed(entry.connection(), hash, entry.now());
            if (!users.move(entry, found.userId(), found.email())) {
                throw refused();
            }
            return found;
        });
        notifyOld(confirmed.oldEmail(), confirmed.language());
    }

    private static Confirmed confirmed(Connection c, String hash, long now) throws SQLException {
        return Sql.one(
                        c,
                        "SELECT a.user_id, u.email, a.email, a.language FROM address_changes a"
                                + " JOIN users u ON u.id = a.user_id WHERE a.token_hash = ? AND a.expires_at > ?",
                        row -> new Confirmed(
                                row.getLong(1), row.getString(2), row.getString(3), language(row.getString(4))),
                        hash,
                        now)
                .orElseThrow(AddressChanges::refused);
    }

    private static Language language(String code) {
        return Arrays.stream(Language.values())
                .filter(language -> language.code().equals(code))
                .findFirst()
                .orElse(Language.ENGLISH);
    }

    private static InvalidInput refused() {
        return InvalidInput.of("token", FieldCode.TOKEN_INVALID.with());
    }

    /** The change that a user asked for and has not confirmed yet. */
    Optional<AddressChangeView> of(long userId) {
        return database.read(c -> Sql.one(
                c,
                "SELECT email, created_at, expires_at FROM address_changes"
                        + " WHERE user_id = ? AND token_hash IS NOT NULL AND expires_at > ?",
                row -> new AddressChangeView(
                        row.getString(1),
                        Micros.text(Micros.instant(row.getLong(2))),
                        Micros.text(Micros.instant(row.getLong(3)))),
                userId,
                Micros.now(clock)));
    }

    @Override
    public String section() {
        return "address_change";
    }

    @Override
    public Schema schema() {
        return Schema.nullable(AddressChangeView.class);
    }

    @Override
    public Held heldAbout(long userId) {
        return Held.one(of(userId).orElse(null));
    }
}
