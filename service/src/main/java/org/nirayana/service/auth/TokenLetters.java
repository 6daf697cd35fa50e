package org.nirayana.service.auth;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.nirayana.service.log.Log;
import org.nirayana.service.mail.MailMessage;
import org.nirayana.service.mail.MailQueue;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Sql;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/**
 * Letters that bring a token to an e-mail address, where a page takes it.
 *
 * <p>Asking leaves a note and nothing else: whether there is a letter to write, and which, is found out later, when nobody waits
 * for an answer. So the work before the answer is the same for every address. A letter holds nothing that the asker wrote.
 */
public final class TokenLetters {
    /** What a letter is about. */
    public enum Kind {
        RESET(
                "reset",
                "/reset-password",
                Optional.of(
                        new Program("/api/v1/auth/reset-password", "{\"token\": \"...\", \"new_password\": \"...\"}"))),
        REGISTER("register", "/register", Optional.empty()),
        NEW_ADDRESS(
                "address",
                "/confirm-address",
                Optional.of(new Program("/api/v1/auth/confirm-address", "{\"token\": \"...\"}"))),
        /** To the address that an account had; without a token. */
        OLD_ADDRESS("moved", "/sign-in", Optional.empty());

        private final String words;
        private final String page;

        @SuppressWarnings("ImmutableEnumChecker") // a record of texts
        private final Optional<Program> program;

        Kind(String words, String page, Optional<Program> program) {
            this.words = words;
            this.page = page;
            this.program = program;
        }
    }

    /** How the token is used without a browser. */
    private record Program(String path, String json) {}

    private static final Duration A_DAY = Duration.ofDays(1);
    private static final Log LOG = Log.named("letters");

    private final Kind kind;
    private final Optional<MailQueue> mailQueue;
    private final Optional<String> publicUrl;

    /** The queue is empty when mail is switched off; without a public address a letter has the token to paste. */
    public TokenLetters(Kind kind, Optional<MailQueue> mailQueue, Optional<String> publicUrl) {
        this.kind = kind;
        this.mailQueue = mailQueue;
        this.publicUrl = publicUrl.map(TokenLetters::withoutSlashes);
    }

    private static String withoutSlashes(String url) {
        int end = url.length();
        while (end > 0 && url.charAt(end - 1) == '/') {
            end--;
        }
        return url.substring(0, end);
    }

    /** Whether letters are sent at all. */
    public boolean areSent() {
        return mailQueue.isPresent();
    }

    /** Has a letter written later, if there is one to write. */
    public void ask(Supplier<Optional<MailMessage>> writer) {
        mailQueue.ifPresent(box -> box.leave(writer));
    }

    /**
     * Whether as many letters as anybody gets in a day were noted down already.
     *
     * @param table that has a row for each, with {@code created_at}
     * @param whose a condition with one gap, such as the address
     */
    public static boolean wereEnough(Connection c, String table, String whose, Object key, long now, int most)
            throws SQLException {
        boolean enough = Sql.number(
                        c,
                        "SELECT COUNT(*) FROM " + table + " WHERE " + whose + " AND created_at > ?",
                        key,
                        now - Micros.of(A_DAY))
                >= most;
        if (enough) {
            LOG.info("a letter was not written: whoever it is for had enough of them today", Map.of("in", table));
        }
        return enough;
    }

    /** A letter with the page that takes the token. */
    public MailMessage withToken(String email, String token, Language language) {
        Map<String, String> words = words(language);
        List<String> body = new ArrayList<>();
        body.add(words.get(key("asked")));
        // In the fragment, which browsers keep to themselves: the token reaches no log and no other site.
        body.add(
                publicUrl.isPresent()
                        ? words.get(key("page")) + "\n\n" + publicUrl.get() + kind.page + "#token=" + token
                        : words.get(key("paste")).replace("{page}", kind.page));
        kind.program.ifPresent(program -> {
            body.add(words.get(key("program")).replace("{json}", program.json()));
            body.add("POST " + publicUrl.orElse("") + program.path());
        });
        body.add(words.get(key("token")) + "\n" + token);
        return letter(email, words, body);
    }

    /** A letter that says one thing and brings no token. */
    public MailMessage saying(String word, String email, Language language) {
        Map<String, String> words = words(language);
        return letter(email, words, List.of(words.get(key(word))));
    }

    private MailMessage letter(String email, Map<String, String> words, List<String> body) {
        List<String> paragraphs = new ArrayList<>(body);
        paragraphs.add(0, words.get(key("hello")));
        paragraphs.add(words.get(key("end")) + "\n");
        return new MailMessage(email, words.get(key("subject")), String.join("\n\n", paragraphs));
    }

    private static Map<String, String> words(Language language) {
        return Catalogue.words(Area.MAIL, language);
    }

    private String key(String word) {
        return "mail." + kind.words + "." + word;
    }
}
