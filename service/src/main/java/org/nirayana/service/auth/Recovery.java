package org.nirayana.service.auth;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.mail.MailMessage;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.words.Language;

/**
 * A new password by mail: a token that works once, for an hour, and not after the password or the address was changed or
 * the account deactivated or deleted.
 *
 * <p>Asking leaves the same note for a known and an unknown address; only later, when nobody is waiting, is the address
 * looked up and a letter written.
 *
 * <p>Nobody has confirmed that an address belongs to the account that has it. So nothing in a letter is written by the
 * account, not even its name, and neither an address nor an account gets more than {@value #LETTERS_A_DAY} letters a day.
 */
final class Recovery {
    static final Duration LIFETIME = Duration.ofHours(1);
    static final int LETTERS_A_DAY = 10;

    private final Database database;
    private final ChangeLog changeLog;
    private final Credentials credentials;
    private final ApiKeys apiKeys;
    private final Tokens tokens;
    private final Passwords passwords;
    private final Clock clock;
    private final TokenLetters letters;

    Recovery(
            Database database,
            ChangeLog changeLog,
            Credentials credentials,
            ApiKeys apiKeys,
            Tokens tokens,
            Passwords passwords,
            Clock clock,
            TokenLetters letters) {
        this.database = database;
        this.changeLog = changeLog;
        this.credentials = credentials;
        this.apiKeys = apiKeys;
        this.tokens = tokens;
        this.passwords = passwords;
        this.clock = clock;
        this.letters = letters;
    }

    /** Asks for a letter to this address, in the language of whoever asks: no account has one. */
    void ask(String email, Language language) {
        letters.ask(() -> letter(email, language));
    }

    private Optional<MailMessage> letter(String email, Language language) {
        return credentials
                .find(email)
                .filter(user -> user.mayEnter() && Credentials.key(user.email()).equals(Credentials.key(email)))
                .flatMap(user -> newToken(user).map(token -> letters.withToken(user.email(), token, language)));
    }

    /** A token for a letter to the user's address; empty when none may be sent. */
    private Optional<String> newToken(Credentials.Credential user) {
        String id = RandomIds.next();
        Instant now = clock.instant();
        // In turn with every change of an account: a token is not made after the change that would have voided it.
        boolean made = changeLog.write(entry -> note(entry, user, id, now.plus(LIFETIME)));
        return made
                ? Optional.of(tokens.issue(new Claims(
                        Claims.Type.RESET,
                        user.userId(),
                        id,
                        "",
                        now.getEpochSecond(),
                        now.plus(LIFETIME).getEpochSecond())))
                : Optional.empty();
    }

    private static boolean note(ChangeLog.Entry entry, Credentials.Credential user, String id, Instant expires)
            throws SQLException {
        Connection c = entry.connection();
        String address = Credentials.key(user.email());
        for (String whose : List.of("email_key = ?", "user_id = ?")) {
            Object key = whose.startsWith("email") ? address : user.userId();
            if (TokenLetters.wereEnough(c, "letters", whose, key, entry.now(), LETTERS_A_DAY)) {
                return false;
            }
        }
        boolean unchanged = Sql.change(
                        c,
                        "INSERT INTO password_resets (id, user_id, expires_at) SELECT ?, id, ? FROM users"
                                + " WHERE id = ? AND email_key = ? AND is_active = TRUE AND is_deleted = FALSE",
                        id,
                        Micros.of(expires),
                        user.userId(),
                        address)
                == 1;
        if (unchanged) {
            Sql.change(
                    c,
                    "INSERT INTO letters (user_id, email_key, created_at) VALUES (?, ?, ?)",
                    user.userId(),
                    address,
                    entry.now());
        }
        return unchanged;
    }

    /** Sets the new password. */
    void complete(String token, String newPassword) {
        Claims claims = tokens.verify(token, Claims.Type.RESET).orElseThrow(Recovery::refused);
        // Looked up first: only who holds a live token may make this service hash.
        long found = database.read(c -> Sql.number(
                c,
                "SELECT COUNT(*) FROM password_resets WHERE id = ? AND user_id = ? AND expires_at > ?",
                claims.id(),
                claims.userId(),
                Micros.now(clock)));
        if (found == 0) {
            throw refused();
        }
        String hash = passwords.hash(newPassword);
        changeLog.write(entry -> {
            boolean first = Sql.change(
                            entry.connection(),
                            "DELETE FROM password_resets WHERE id = ? AND user_id = ? AND expires_at > ?"
                                    + " AND EXISTS (SELECT 1 FROM users WHERE id = ? AND is_active = TRUE"
                                    + " AND is_deleted = FALSE)",
                            claims.id(),
                            claims.userId(),
                            entry.now(),
                            claims.userId())
                    == 1;
            if (!first) {
                throw refused();
            }
            credentials.change(entry, claims.userId(), hash);
            // Whoever had to recover the account had lost it, maybe to somebody who made keys meanwhile.
            apiKeys.revokeAll(entry, claims.userId());
            return null;
        });
    }

    private static InvalidInput refused() {
        return InvalidInput.of("token", FieldCode.TOKEN_INVALID.with());
    }
}
