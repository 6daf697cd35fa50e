package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Waiting;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;
import tools.jackson.databind.JsonNode;

/** Signing up, with a real mail server. */
class RegistrationTest {
    private static final Pattern TOKEN = Pattern.compile("#token=([A-Za-z0-9_-]{32})");
    private static final Duration SOME_TIME = Duration.ofSeconds(30);

    private static GreenMail mail;
    private static RunningService open;

    @BeforeAll
    static void start() {
        mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        mail.start();
        open = start("open", DatabaseKind.SQLITE);
    }

    @AfterAll
    static void stop() {
        open.close();
        mail.stop();
    }

    private static RunningService start(String registration, DatabaseKind kind) {
        Map<String, String> environment = new HashMap<>(Map.of(
                "EMAILS_ENABLED", "true",
                "SMTP_HOST", "127.0.0.1",
                "SMTP_PORT", Integer.toString(mail.getSmtp().getPort()),
                "SMTP_TLS", "false",
                "PUBLIC_URL", "https://stars.example.com"));
        environment.put("REGISTRATION", registration);
        return RunningService.start(kind.environment(environment));
    }

    private static Answer ask(RunningService service, String email, String language) {
        return service.api()
                .post("/api/v1/auth/register?lang=" + language)
                .header("X-Forwarded-For", Accounts.newAddress())
                .header("X-Request-Id", "always-the-same")
                .json(Map.of("email", email))
                .send();
    }

    private static Answer confirm(RunningService service, String token, String username) {
        return service.api()
                .post("/api/v1/auth/confirm")
                .json(Map.of("token", token, "username", username, "name", "Mira", "password", Accounts.PASSWORD))
                .send();
    }

    /** Asks, and gives the letter that arrives at this address. */
    private static MimeMessage letter(RunningService service, String email, String language) {
        int before = lettersTo(email).size();
        assertThat(ask(service, email, language).status()).isEqualTo(200);
        Waiting.until(SOME_TIME, () -> lettersTo(email).size() > before);
        return lettersTo(email).get(before);
    }

    /** Letters to other addresses that earlier tests have asked for may still arrive. */
    private static List<MimeMessage> lettersTo(String email) {
        return Arrays.stream(mail.getReceivedMessages())
                .filter(letter -> recipient(letter).equals(email))
                .toList();
    }

    private static String recipient(MimeMessage letter) {
        try {
            return letter.getAllRecipients()[0].toString();
        } catch (MessagingException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static String token(RunningService service, String email) throws Exception {
        Matcher found = TOKEN.matcher(letter(service, email, "en").getContent().toString());
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void whoeverConfirmsAnAddressHasAnAccount(DatabaseKind kind) throws Exception {
        try (RunningService service = kind == DatabaseKind.SQLITE ? start("open", kind) : start("OPEN", kind)) {
            String token = token(service, "mira@example.com");
            assertThat(confirm(service, token, "admin").status())
                    .as("a username that is taken")
                    .isEqualTo(409);
            Answer made = confirm(service, token, "Mira");
            assertThat(made.status()).as("%s", made).isEqualTo(201);
            assertThat(made.json().path("email").asString()).isEqualTo("mira@example.com");
            assertThat(made.json().path("is_superuser").asBoolean()).isFalse();
            new Accounts(service.api()).login("mira", Accounts.PASSWORD);
            assertThat(confirm(service, token, "mira2").status())
                    .as("a token works once")
                    .isEqualTo(400);
            assertThat(confirm(service, "A".repeat(32), "mira2").status()).isEqualTo(400);
        }
    }

    @Test
    void theAnswerIsTheSameForAnAddressThatHasAnAccountAndTheLetterTellsIt() throws Exception {
        Accounts accounts = new Accounts(open.api());
        String known = accounts.create(false) + "@example.com";
        MimeMessage letter = letter(open, known, "en");
        assertThat(letter.getContent().toString()).contains("has one already").doesNotContain("#token=");
        Answer forKnown = ask(open, known, "en");
        Answer forUnknown = ask(open, "nobody.knows@example.com", "en");
        assertThat(forKnown.status()).isEqualTo(forUnknown.status()).isEqualTo(200);
        assertThat(forKnown.text()).isEqualTo(forUnknown.text());
        assertThat(headers(forKnown)).isNotEmpty().isEqualTo(headers(forUnknown));
    }

    /** All but the time at which it was sent. */
    private static Map<String, List<String>> headers(Answer answer) {
        Map<String, List<String>> all = new HashMap<>(answer.headers());
        all.keySet().removeIf(name -> name.equalsIgnoreCase("Date"));
        return all;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theLetterSpeaksTheLanguageThatIsAskedFor(Language language) throws Exception {
        MimeMessage letter = letter(open, Accounts.newName() + "@example.org", language.code());
        Map<String, String> words = Catalogue.words(Area.MAIL, language);
        assertThat(letter.getSubject()).isEqualTo(words.get("mail.register.subject"));
        assertThat(letter.getContent().toString())
                .contains(words.get("mail.register.asked"), words.get("mail.register.page"));
    }

    @Test
    void whoWaitsForApprovalEntersWhenASuperuserAgrees() throws Exception {
        try (RunningService service = start("approval", DatabaseKind.SQLITE)) {
            Accounts accounts = new Accounts(service.api());
            assertThat(confirm(service, token(service, "ravi@example.com"), "ravi")
                            .json()
                            .path("is_active")
                            .asBoolean())
                    .isFalse();
            assertThat(accounts.loginCall("ravi", Accounts.PASSWORD).send().status())
                    .isEqualTo(401);
            assertThat(waits(service, accounts)).isTrue();
            accounts.patch(accounts.admin(), "ravi", Map.of("is_active", true));
            assertThat(waits(service, accounts)).isFalse();
            accounts.login("ravi", Accounts.PASSWORD);
        }
    }

    private static boolean waits(RunningService service, Accounts accounts) {
        JsonNode records = service.api()
                .get("/api/v1/users/db_user/?q=ravi")
                .bearer(accounts.admin())
                .send()
                .json();
        assertThat(records.path("total").asInt()).isEqualTo(1);
        return records.path("items").get(0).path("awaits_approval").asBoolean();
    }

    @Test
    void askingIsThrottledAndAnAddressGetsFewLetters() {
        for (int i = 0; i < 5; i++) {
            assertThat(from("10.99.99.99", "often@example.com")).isEqualTo(200);
        }
        assertThat(from("10.99.99.99", "often@example.com")).isEqualTo(429);
        // From elsewhere it is still answered, but no further letter is written.
        assertThat(from("10.99.99.98", "often@example.com")).isEqualTo(200);
        letterArrives("last@example.com");
        assertThat(received("often@example.com")).isEqualTo(5);
        assertThat(from("10.99.99.97", "not an address")).isEqualTo(400);
    }

    private static int from(String address, String email) {
        return open.api()
                .post("/api/v1/auth/register")
                .header("X-Forwarded-For", address)
                .json(Map.of("email", email))
                .send()
                .status();
    }

    /** Letters are written in the order in which they were asked for: after this one, all before are there or never will be. */
    private static void letterArrives(String email) {
        assertThat(ask(open, email, "en").status()).isEqualTo(200);
        Waiting.until(SOME_TIME, () -> received(email) == 1);
    }

    private static long received(String email) {
        long found = 0;
        for (MimeMessage message : mail.getReceivedMessages()) {
            try {
                if (message.getAllRecipients()[0].toString().equals(email)) {
                    found++;
                }
            } catch (jakarta.mail.MessagingException e) {
                throw new IllegalStateException(e);
            }
        }
        return found;
    }

    @Test
    void ofTwentyConfirmationsAtOnceOneMakesAnAccount() throws Exception {
        String token = token(open, "twenty@example.com");
        List<CompletableFuture<Answer>> asked = IntStream.range(0, 20)
                .mapToObj(i -> open.api()
                        .post("/api/v1/auth/confirm")
                        .json(Map.of(
                                "token",
                                token,
                                "username",
                                "twenty" + i,
                                "name",
                                "Mira",
                                "password",
                                Accounts.PASSWORD))
                        .sendAsync())
                .toList();
        assertThat(asked.stream().map(answer -> answer.join().status()))
                .hasSize(20)
                .containsOnlyOnce(201)
                .containsOnly(201, 400);
    }

    /** Nothing that a mail server, or a header, could read as more than one address. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a@example.com\r\nBcc: b@example.com",
                "a@example.com,b@example.com",
                "a@example.com b@example.com",
                "<a@example.com>",
                "\"a\"@example.com",
                "a@[127.0.0.1]",
                "a@localhost",
                "a%0d%0a@example.com@example.org"
            })
    void aHostileAddressIsRefused(String email) {
        assertThat(ask(open, email, "en").status()).isEqualTo(400);
    }

    @Test
    void nobodyRegistersWhereItIsClosed() {
        try (RunningService closed = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            assertThat(ask(closed, "mira@example.com", "en").status()).isEqualTo(403);
            assertThat(confirm(closed, "A".repeat(32), "mira").status()).isEqualTo(403);
        }
    }
}
