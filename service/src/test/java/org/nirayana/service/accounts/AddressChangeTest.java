package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Waiting;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;
import tools.jackson.databind.JsonNode;

/** Another e-mail address for an account, with a real mail server: whoever holds a stolen token must not get in by it. */
@ParameterizedClass
@MethodSource("org.nirayana.testing.DatabaseKind#tested")
class AddressChangeTest {
    private static final Pattern TOKEN = Pattern.compile("/confirm-address#token=([A-Za-z0-9_-]{32})");
    private static final Duration SOME_TIME = Duration.ofSeconds(30);
    private static final String CONFIRM = "/api/v1/auth/confirm-address";

    @Parameter
    DatabaseKind kind;

    private static Map<String, String> environment;
    private static GreenMail mail;
    private static RunningService service;
    private static Accounts accounts;

    @BeforeParameterizedClassInvocation
    static void start(DatabaseKind kind) {
        mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        mail.start();
        environment = kind.environment(Map.of(
                "EMAILS_ENABLED", "true",
                "SMTP_HOST", "127.0.0.1",
                "SMTP_PORT", Integer.toString(mail.getSmtp().getPort()),
                "SMTP_TLS", "false",
                "PUBLIC_URL", "https://stars.example.com"));
        service = RunningService.start(environment);
        accounts = new Accounts(service.api());
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        service.close();
        mail.stop();
    }

    /** A session that is 11 minutes old, its token in the hands of somebody who does not know the password. */
    @Test
    void aStolenTokenDoesNotTakeTheAccount() throws Exception {
        Accounts.Session owner = accounts.newSession();
        String thief = "thief." + owner.username() + "@example.org";
        beganElevenMinutesAgo();

        Answer changed = accounts.patch(owner.access(), owner.username(), Map.of("email", thief));
        assertThat(recover(thief).status()).isEqualTo(200);
        everyLetterSoFarArrives();

        assertThat(lettersTo(thief)).as("letters to the thief").isEmpty();
        assertThat(changed.status()).as("%s", changed).isEqualTo(400);
        assertThat(changed.json().path("errors").path(0).path("field").asString())
                .isEqualTo("current_password");
        assertThat(address(owner)).isEqualTo(owner.username() + "@example.com");
        // The owner, who knows it, goes on.
        assertThat(accounts.patch(
                                owner.access(),
                                owner.username(),
                                Map.of("email", thief, "current_password", Accounts.PASSWORD))
                        .status())
                .isEqualTo(200);
    }

    /** Of everybody: the other tests do not ask how old a session is. */
    private static void beganElevenMinutesAgo() throws SQLException {
        try (Connection connection = DatabaseKind.open(environment, service.dataDir());
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate("UPDATE sessions SET created_at = created_at - 660000000"))
                    .isPositive();
        }
    }

    private static Answer recover(String email) {
        return service.api()
                .post("/api/v1/auth/password-recovery/" + Api.encode(email))
                .header("X-Forwarded-For", Accounts.newAddress())
                .send();
    }

    /** Letters are written one after the other: when one that is asked for now is there, all before are there or never will be. */
    private static void everyLetterSoFarArrives() {
        String last = accounts.create(false) + "@example.com";
        assertThat(recover(last).status()).isEqualTo(200);
        Waiting.until(SOME_TIME, () -> !lettersTo(last).isEmpty());
    }

    private static List<MimeMessage> lettersTo(String email) {
        return Arrays.stream(mail.getReceivedMessages())
                .filter(letter -> recipient(letter).equalsIgnoreCase(email))
                .toList();
    }

    private static String recipient(MimeMessage letter) {
        try {
            return letter.getAllRecipients()[0].toString();
        } catch (MessagingException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static String address(Accounts.Session session) {
        return accounts.me(session.access()).json().path("email").asString();
    }

    private static Answer ask(Accounts.Session session, String email, String language) {
        return service.api()
                .patch("/api/v1/users/" + session.username() + "?lang=" + language)
                .bearer(session.access())
                .header("X-Request-Id", "always-the-same")
                .json(Map.of("email", email, "current_password", Accounts.PASSWORD))
                .send();
    }

    private static Answer confirm(String token) {
        return service.api().post(CONFIRM).json(Map.of("token", token)).send();
    }

    /** Asks, and gives the token of the letter that arrives at the new address. */
    private static String token(Accounts.Session session, String email) throws Exception {
        int before = lettersTo(email).size();
        Answer asked = ask(session, email, "en");
        assertThat(asked.status()).as("%s", asked).isEqualTo(200);
        Waiting.until(SOME_TIME, () -> lettersTo(email).size() > before);
        Matcher found = TOKEN.matcher(text(lettersTo(email).get(before)));
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    private static String text(MimeMessage letter) throws Exception {
        return letter.getContent().toString().replace("\r\n", "\n");
    }

    private static JsonNode waiting(Accounts.Session session) {
        return service.api()
                .get("/api/v1/users/me/address-change")
                .bearer(session.access())
                .send()
                .json();
    }

    @Test
    void theAddressChangesWhenItIsConfirmedAndTheOldOneIsToldTwice() throws Exception {
        Accounts.Session session = accounts.newSession();
        String old = session.username() + "@example.com";
        String next = session.username() + "@Example.org";
        String token = token(session, next);
        assertThat(address(session)).isEqualTo(old);
        assertThat(waiting(session).path("email").asString()).isEqualTo(next);
        JsonNode everything = service.api()
                .get("/api/v1/users/me/export")
                .bearer(session.access())
                .send()
                .json();
        assertThat(everything.path("address_change").path("email").asString()).isEqualTo(next);
        assertThat(everything.toString()).doesNotContain(token);
        // Until then a new password is had by the old address, and not by the new one.
        assertThat(recover(next).status()).isEqualTo(200);
        everyLetterSoFarArrives();
        assertThat(lettersTo(next)).hasSize(1);
        assertThat(lettersTo(old)).hasSize(1);
        assertThat(text(lettersTo(old).get(0)))
                .contains("a new e-mail address was requested")
                .doesNotContain(next, token);

        assertThat(confirm(token).status()).isEqualTo(200);
        assertThat(address(session)).isEqualTo(next);
        assertThat(waiting(session).isNull()).isTrue();
        everyLetterSoFarArrives();
        assertThat(lettersTo(old)).hasSize(2);
        assertThat(text(lettersTo(old).get(1))).contains("was changed").doesNotContain(next, token);
        accounts.login(next, Accounts.PASSWORD);
        assertThat(confirm(token).status()).as("a token works once").isEqualTo(400);
        assertThat(confirm("A".repeat(32)).status()).isEqualTo(400);
        String log = String.join("\n", service.accessLog());
        assertThat(log).contains(CONFIRM).doesNotContain(token, next, old);
    }

    @Test
    void ofTwentyConfirmationsAtOnceOneCounts() throws Exception {
        Accounts.Session session = accounts.newSession();
        String token = token(session, session.username() + "@example.org");
        List<CompletableFuture<Answer>> asked = Stream.generate(() ->
                        service.api().post(CONFIRM).json(Map.of("token", token)).sendAsync())
                .limit(20)
                .toList();
        assertThat(asked.stream().map(answer -> answer.join().status()))
                .hasSize(20)
                .containsOnlyOnce(200)
                .containsOnly(200, 400);
    }

    @Test
    void whatChangesTheAccountVoidsTheToken() throws Exception {
        Accounts.Session session = accounts.newSession();
        String name = session.username();
        String first = token(session, name + ".1@example.org");
        String second = token(session, name + ".2@example.org");
        assertThat(confirm(first).status()).as("after another was asked for").isEqualTo(400);
        accounts.patch(session.access(), name, Map.of("email", name + "@example.com"));
        assertThat(confirm(second).status())
                .as("after the present one was given")
                .isEqualTo(400);
        String third = token(session, name + ".3@example.org");
        accounts.patch(session.access(), name, Map.of("password", "another fine secret of mine"));
        assertThat(confirm(third).status()).as("after a new password").isEqualTo(400);

        Accounts.Session leaving = accounts.newSession();
        String fourth = token(leaving, leaving.username() + ".4@example.org");
        accounts.patch(accounts.admin(), leaving.username(), Map.of("is_active", false));
        accounts.patch(accounts.admin(), leaving.username(), Map.of("is_active", true));
        assertThat(confirm(fourth).status()).as("after deactivation").isEqualTo(400);

        Accounts.Session late = accounts.newSession();
        String fifthAddress = late.username() + ".5@example.org";
        String fifth = token(late, fifthAddress);
        accounts.patch(accounts.admin(), name, Map.of("email", fifthAddress));
        assertThat(confirm(fifth).status()).as("somebody else has it by now").isEqualTo(400);
        assertThat(address(late)).isEqualTo(late.username() + "@example.com");
    }

    @Test
    void nobodyLearnsWhoHasAnAddressAndItsOwnerIsTold() throws Exception {
        Accounts.Session session = accounts.newSession();
        String taken = accounts.create(false) + "@example.com";
        Answer forTaken = ask(session, taken, "en");
        Answer forFree = ask(session, session.username() + "@example.org", "en");
        assertThat(forTaken.status()).isEqualTo(forFree.status()).isEqualTo(200);
        assertThat(forTaken.text()).isEqualTo(forFree.text());
        everyLetterSoFarArrives();
        assertThat(lettersTo(taken)).hasSize(1);
        assertThat(text(lettersTo(taken).get(0)))
                .contains("belongs to an account already")
                .doesNotContain("token", session.username());
    }

    @Test
    void aSuperuserChangesTheAddressOfSomebodyAtOnceAndTheOldOneIsTold() throws Exception {
        Accounts.Session session = accounts.newSession();
        String old = session.username() + "@example.com";
        String next = session.username() + "@example.org";
        assertThat(accounts.patch(accounts.admin(), session.username(), Map.of("email", next))
                        .status())
                .isEqualTo(200);
        assertThat(address(session)).isEqualTo(next);
        everyLetterSoFarArrives();
        assertThat(lettersTo(next)).isEmpty();
        assertThat(lettersTo(old)).hasSize(1);
        assertThat(text(lettersTo(old).get(0))).contains("was changed");
    }

    @Test
    void anAccountAsksTenTimesADayAndAnAddressGetsTenLetters() {
        String stranger = Accounts.newName() + "@example.org";
        Accounts.Session session = accounts.newSession();
        for (int i = 0; i < 10; i++) {
            assertThat(ask(session, stranger, "en").status()).isEqualTo(200);
        }
        Answer refused = ask(session, Accounts.newName() + "@example.org", "en");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(Long.parseLong(refused.header("Retry-After").orElseThrow())).isBetween(86_000L, 86_400L);
        // From another account it is still answered, but no further letter is written.
        assertThat(ask(accounts.newSession(), stranger, "en").status()).isEqualTo(200);
        everyLetterSoFarArrives();
        assertThat(lettersTo(stranger)).hasSize(10);
    }

    @Test
    void theLettersSpeakTheLanguageThatIsAskedFor() throws Exception {
        assertThat(Language.values()).hasSize(10);
        for (Language language : Language.values()) {
            Accounts.Session session = accounts.newSession();
            String next = session.username() + "@example.org";
            assertThat(ask(session, next, language.code()).status()).isEqualTo(200);
            everyLetterSoFarArrives();
            Map<String, String> words = Catalogue.words(Area.MAIL, language);
            String letter = text(lettersTo(next).get(0));
            assertThat(letter).contains(words.get("mail.address.asked"), words.get("mail.address.page"));
            Matcher token = TOKEN.matcher(letter);
            assertThat(token.find()).isTrue();
            assertThat(confirm(token.group(1)).status()).isEqualTo(200);
            everyLetterSoFarArrives();
            List<MimeMessage> letters = lettersTo(session.username() + "@example.com");
            assertThat(letters).hasSize(2).allSatisfy(one -> assertThat(one.getSubject())
                    .isEqualTo(words.get("mail.moved.subject")));
            assertThat(text(letters.get(0))).contains(words.get("mail.moved.asked"));
            assertThat(text(letters.get(1))).contains(words.get("mail.moved.done"), words.get("mail.moved.end"));
        }
    }

    /** Where no letters are sent nobody could confirm an address: it changes at once, for whoever knows the password. */
    @Test
    void withoutMailTheAddressChangesAtOnce() {
        try (RunningService silent = RunningService.start(kind.environment(Map.of()))) {
            Accounts there = new Accounts(silent.api());
            Accounts.Session session = there.newSession();
            String next = session.username() + "@example.org";
            assertThat(there.patch(
                                    session.access(),
                                    session.username(),
                                    Map.of("email", next, "current_password", "not the present one"))
                            .status())
                    .isEqualTo(400);
            assertThat(there.patch(
                                    session.access(),
                                    session.username(),
                                    Map.of("email", next, "current_password", Accounts.PASSWORD))
                            .status())
                    .isEqualTo(200);
            assertThat(there.me(session.access()).json().path("email").asString())
                    .isEqualTo(next);
        }
    }
}
