package org.nirayana.service.users;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.http.Problem;
import org.nirayana.service.log.Log;
import org.nirayana.service.mail.MailMessage;
import org.nirayana.service.mail.MailQueue;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
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

    private static final String PAGE = "/register";
    private static final int TOKEN_BYTES = 24;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Log LOG = Log.named("registration");

    private final Database database;
    private final Users users;
    private final Passwords passwords;
    private final Clock clock;
    private final Optional<MailQueue> mailQueue;
    private final Optional<String> publicUrl;

    public Registration(
            Database database,
            Users users,
            Passwords passwords,
            Clock clock,
            Optional<MailQueue> mailQueue,
            Optional<String> publicUrl) {
        this.database = database;
        this.users = users;
        this.passwords = passwords;
        this.clock = clock;
        this.mailQueue = mailQueue;
        this.publicUrl = publicUrl;
    }

    /** Asks for a letter to this address. */
    void ask(String email, Language language) {
        mailQueue.ifPresent(box -> box.leave(() -> letter(email, language)));
    }

    private Optional<MailMessage> letter(String email, Language language) {
        byte[] random = new byte[TOKEN_BYTES];
        RANDOM.nextBytes(random);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
        long now = Micros.now(clock);
        String key = Users.key(email);
        boolean mayBeWritten = database.write(c -> {
            long before = Sql.number(
                    c,
                    "SELECT COUNT(*) FROM registrations WHERE email_key = ? AND created_at > ?",
                    key,
                    now - Micros.of(Duration.ofDays(1)));
            if (before >= LETTERS_A_DAY) {
                return false;
            }
            Sql.change(
                    c,
                    "INSERT INTO registrations (token_hash, email, email_key, created_at, expires_at)"
                            + " VALUES (?, ?, ?, ?, ?)",
                    hash(token),
                    email,
                    key,
                    now,
                    now + Micros.of(LIFETIME));
            return true;
        });
        if (!mayBeWritten) {
            LOG.info("a letter was not written: its address had enough of them today", Map.of());
            return Optional.empty();
        }
        Map<String, String> words = Catalogue.words(Area.MAIL, language);
        return Optional.of(users.hasEmail(email) ? known(email, words) : welcome(email, token, words));
    }

    /** To whoever has an account already, deleted or not; the token of this letter was told to nobody. */
    private static MailMessage known(String email, Map<String, String> words) {
        return new MailMessage(
                email,
                words.get("mail.register.subject"),
                String.join(
                        "\n\n",
                        words.get("mail.register.hello"),
                        words.get("mail.register.known"),
                        words.get("mail.register.ignore") + "\n"));
    }

    private MailMessage welcome(String email, String token, Map<String, String> words) {
        String base = publicUrl.map(url -> url.replaceAll("/+$", "")).orElse("");
        // In the fragment, which browsers keep to themselves: the token reaches no log and no other site.
        String page = publicUrl.isPresent()
                ? words.get("mail.register.page") + "\n\n" + base + PAGE + "#token=" + token
                : words.get("mail.register.paste").replace("{page}", PAGE);
        return new MailMessage(
                email,
                words.get("mail.register.subject"),
                String.join(
                        "\n\n",
                        words.get("mail.register.hello"),
                        words.get("mail.register.asked"),
                        page,
                        words.get("mail.register.token") + "\n" + token,
                        words.get("mail.register.ignore") + "\n"));
    }

    /**
     * Makes the account of a token.
     *
     * @param awaitsApproval it may not enter before a superuser agrees
     */
    User complete(String token, String username, String name, String password, boolean awaitsApproval) {
        String hash = hash(token);
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

    private static Problem refused() {
        return Problem.invalid("token", "is not valid; it may have expired or been used");
    }

    private static String hash(String token) {
        try {
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(
                            MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
