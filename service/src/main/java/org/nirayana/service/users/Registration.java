package org.nirayana.service.users;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.auth.RandomIds;
import org.nirayana.service.auth.TokenLetters;
import org.nirayana.service.mail.MailMessage;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.words.Language;

/**
 * Accounts that people make themselves: an address is told, a letter with a token goes there, and whoever has the token chooses
 * username, name and password. So an account of this kind has an address that was confirmed, and nothing is kept of those who never
 * answer but the address, for a day.
 *
 * <p>Asking leaves the same note for every address; only later, when nobody is waiting, is it looked up. Who has an account already is told
 * so by the letter, and nobody else is.
 */
public final class Registration {
    static final Duration LIFETIME = Duration.ofDays(1);

    /** To one address; it may be a stranger's. */
    static final int LETTERS_A_DAY = 5;

    private final Database database;
    private final Users users;
    private final Passwords passwords;
    private final Clock clock;
    private final TokenLetters letters;

    public Registration(Database database, Users users, Passwords passwords, Clock clock, TokenLetters letters) {
        this.database = database;
        this.users = users;
        this.passwords = passwords;
        this.clock = clock;
        this.letters = letters;
    }

    /** Asks for a letter to this address. */
    void ask(String email, Language language) {
        letters.ask(() -> letter(email, language));
    }

    private Optional<MailMessage> letter(String email, Language language) {
        String token = RandomIds.token();
        long now = Micros.now(clock);
        String key = Users.key(email);
        boolean mayBeWritten = database.write(c -> {
            if (TokenLetters.wereEnough(c, "registrations", "email_key = ?", key, now, LETTERS_A_DAY)) {
                return false;
            }
            Sql.change(
                    c,
                    "INSERT INTO registrations (token_hash, email, email_key, created_at, expires_at)"
                            + " VALUES (?, ?, ?, ?, ?)",
                    RandomIds.hash(token),
                    email,
                    key,
                    now,
                    now + Micros.of(LIFETIME));
            return true;
        });
        if (!mayBeWritten) {
            return Optional.empty();
        }
        // Whoever has an account already, deleted or not, is told so; the token of that letter was told to nobody.
        return Optional.of(
                users.hasEmail(email)
                        ? letters.saying("known", email, language)
                        : letters.withToken(email, token, language));
    }

    /**
     * Makes the account of a token.
     *
     * @param awaitsApproval it may not enter before a superuser agrees
     */
    User complete(String token, String username, String name, String password, boolean awaitsApproval) {
        String hash = RandomIds.hash(token);
        // Looked up first: only who holds a live token may make this service hash.
        String email = database.read(c -> Sql.one(
                        c,
                        "SELECT email FROM registrations WHERE token_hash = ? AND expires_at > ?",
                        row -> row.getString(1),
                        hash,
                        Micros.now(clock)))
                .orElseThrow(Registration::refused);
        return users.register(
                new NewUser(username, email, name, passwords.hash(password), false), awaitsApproval, entry -> {
                    boolean first = Sql.change(
                                    entry.connection(),
                                    "DELETE FROM registrations WHERE token_hash = ? AND expires_at > ?",
                                    hash,
                                    entry.now())
                            == 1;
                    if (!first || Users.hasEmail(entry.connection(), email)) {
                        throw refused();
                    }
                });
    }

    private static InvalidInput refused() {
        return InvalidInput.of("token", FieldCode.TOKEN_INVALID.with());
    }
}
