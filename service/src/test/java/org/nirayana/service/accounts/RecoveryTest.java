package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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

/** A forgotten password, with a real mail server. */
@ParameterizedClass
@MethodSource("org.nirayana.testing.DatabaseKind#tested")
class RecoveryTest {
    private static final Pattern TOKEN = Pattern.compile("eyJ[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+");

    @Parameter
    DatabaseKind kind;

    private static GreenMail mail;
    private static RunningService service;
    private static Accounts accounts;

    @BeforeParameterizedClassInvocation
    static void start(DatabaseKind kind) {
        mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        mail.setUser("postman", "postman", "secret of the postman");
        mail.start();
        service = RunningService.start(kind.environment(Map.of(
                "EMAILS_ENABLED", "true",
                "SMTP_HOST", "127.0.0.1",
                "SMTP_PORT", Integer.toString(mail.getSmtp().getPort()),
                "SMTP_USER", "postman",
                "SMTP_PASSWORD", "secret of the postman",
                "SMTP_TLS", "false",
                "EMAILS_FROM_EMAIL", "stars@example.com",
                "EMAILS_FROM_NAME", "The Stars",
                "PUBLIC_URL", "https://stars.example.com")));
        accounts = new Accounts(service.api());
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        service.close();
        mail.stop();
    }

    private static Answer ask(String email) {
        return askFor(Api.encode(email));
    }

    private static Answer askFor(String path) {
        return service.api()
                .post("/api/v1/auth/password-recovery/" + path)
                .header("X-Forwarded-For", Accounts.newAddress())
                .header("X-Request-Id", "always-the-same")
                .send();
    }

    private static Answer reset(String token, String password) {
        return service.api()
                .post("/api/v1/auth/reset-password")
                .json(Map.of("token", token, "new_password", password))
                .send();
    }

    /** Asks, and returns the token from the mail that arrives. */
    private static String tokenFor(String username) throws Exception {
        int before = mail.getReceivedMessages().length;
        assertThat(ask(username + "@example.com").status()).isEqualTo(200);
        Waiting.until(Duration.ofSeconds(20), () -> mail.getReceivedMessages().length > before);
        MimeMessage message = mail.getReceivedMessages()[before];
        assertThat(message.getAllRecipients()).hasSize(1);
        assertThat(message.getAllRecipients()[0]).hasToString(username + "@example.com");
        assertThat(message.getFrom()[0]).hasToString("The Stars <stars@example.com>");
        Matcher found = TOKEN.matcher(GreenMailUtil.getBody(message).replace("=\r\n", ""));
        assertThat(found.find()).isTrue();
        return found.group();
    }

    @Test
    void aPasswordIsResetOnce() throws Exception {
        Accounts.Session session = accounts.newSession();
        String token = tokenFor(session.username());

        assertThat(reset(token, "short").status()).isEqualTo(400);
        assertThat(reset(token, "a brand new secret").status()).isEqualTo(200);

        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
        accounts.login(session.username(), "a brand new secret");
        assertThat(reset(token, "yet another secret").status()).isEqualTo(400);
    }

    @Test
    void theMailLeadsToThePageAndToTheApi() throws Exception {
        String token = tokenFor(accounts.create(false));
        MimeMessage[] messages = mail.getReceivedMessages();
        String text = messages[messages.length - 1].getContent().toString().replace("\r\n", "\n");

        // In the fragment: browsers do not send it, so no log on the way holds the token.
        assertThat(text.lines()).contains("https://stars.example.com/reset-password#token=" + token);
        assertThat(text.lines()).contains("POST https://stars.example.com/api/v1/auth/reset-password", "token:", token);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theMailSpeaksTheLanguageThatIsAskedFor(Language language) throws Exception {
        String name = accounts.create(false);
        int before = mail.getReceivedMessages().length;
        assertThat(askFor(name + "@example.com?lang=" + language.code()).status())
                .isEqualTo(200);
        Waiting.until(Duration.ofSeconds(20), () -> mail.getReceivedMessages().length > before);
        MimeMessage message = mail.getReceivedMessages()[before];
        String text = message.getContent().toString();
        Map<String, String> words = Catalogue.words(Area.MAIL, language);
        assertThat(message.getSubject()).isEqualTo(words.get("mail.reset.subject"));
        assertThat(text)
                .contains(words.get("mail.reset.asked"), words.get("mail.reset.end"))
                .contains("https://stars.example.com/reset-password#token=")
                .contains("{\"token\": \"...\", \"new_password\": \"...\"}")
                .doesNotContain("{json}", "{page}", "null");
        if (language != Language.ENGLISH) {
            assertThat(text.codePoints().mapToObj(Character.UnicodeScript::of)).contains(language.script());
        }
    }

    @Test
    void aLanguageThatNobodyWroteIsRefusedWithThoseThereAre() {
        Answer refused = askFor(Api.encode("somebody@example.com") + "?lang=xx");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("lang", "ta", "sa");
    }

    @Test
    void anyOtherChangeOfThePasswordVoidsTheMail() throws Exception {
        Accounts.Session session = accounts.newSession();
        String token = tokenFor(session.username());
        String second = tokenFor(session.username());
        accounts.patch(session.access(), session.username(), Map.of("password", "changed in the meantime"));

        assertThat(reset(token, "a brand new secret").status()).isEqualTo(400);
        assertThat(reset(second, "a brand new secret").status()).isEqualTo(400);
    }

    @Test
    void aNewAddressVoidsTheMailToTheOldOne() throws Exception {
        Accounts.Session session = accounts.newSession();
        String token = tokenFor(session.username());
        accounts.patch(accounts.admin(), session.username(), Map.of("email", session.username() + "@example.org"));

        assertThat(reset(token, "a brand new secret").status()).isEqualTo(400);
    }

    @Test
    void deactivationVoidsTheMailForGood() throws Exception {
        String name = accounts.create(false);
        String token = tokenFor(name);
        accounts.patch(accounts.admin(), name, Map.of("is_active", false));
        assertThat(reset(token, "a brand new secret").status()).isEqualTo(400);
        accounts.patch(accounts.admin(), name, Map.of("is_active", true));

        assertThat(reset(token, "a brand new secret").status()).isEqualTo(400);
        accounts.login(name, Accounts.PASSWORD);
        // One that is asked for afterwards works.
        assertThat(reset(tokenFor(name), "a brand new secret").status()).isEqualTo(200);
    }

    @Test
    void deletionVoidsTheMail() throws Exception {
        String hidden = accounts.create(false);
        String removed = accounts.create(false);
        String first = tokenFor(hidden);
        String second = tokenFor(removed);
        for (String path : List.of("/api/v1/users/" + hidden, "/api/v1/users/db_user/" + removed)) {
            assertThat(service.api()
                            .delete(path)
                            .bearer(accounts.admin())
                            .send()
                            .status())
                    .isEqualTo(200);
        }

        assertThat(reset(first, "a brand new secret").status()).isEqualTo(400);
        assertThat(reset(second, "a brand new secret").status()).isEqualTo(400);
    }

    /** Addresses are not confirmed: whoever sets a stranger's as their own must not also write the letter. */
    @Test
    void nothingInTheMailIsWrittenByTheAccount() throws Exception {
        Accounts.Session session = accounts.newSession();
        accounts.patch(
                session.access(),
                session.username(),
                Map.of("name", "you have won, see https://prize.example/" + session.username()));
        String one = letter(tokenFor(session.username()));
        String other = letter(tokenFor(accounts.create(false)));

        assertThat(one)
                .isEqualTo(other)
                .doesNotContain("prize")
                .doesNotContain(session.username())
                .contains("TOKEN");
    }

    /** The text of the last letter, without its token. */
    private static String letter(String token) throws Exception {
        MimeMessage[] messages = mail.getReceivedMessages();
        return messages[messages.length - 1].getContent().toString().replace(token, "TOKEN");
    }

    @Test
    void anAddressAndAnAccountGetTenLettersADay() {
        Accounts.Session session = accounts.newSession();
        String address = session.username() + "@example.com";
        String second = session.username() + "@example.org";
        String last = accounts.create(false);
        int before = mail.getReceivedMessages().length;
        for (int i = 0; i < 12; i++) {
            assertThat(ask(address).status()).isEqualTo(200);
        }
        // The account has had its letters, whichever address it takes next.
        Waiting.until(Duration.ofSeconds(20), () -> recipients(before).size() >= 10);
        accounts.patch(accounts.admin(), session.username(), Map.of("email", second));
        assertThat(ask(second).status()).isEqualTo(200);
        // And the address, whoever has it next.
        accounts.patch(accounts.admin(), last, Map.of("email", address));
        assertThat(ask(address).status()).isEqualTo(200);

        String end = accounts.create(false);
        assertThat(ask(end + "@example.com").status()).isEqualTo(200);
        Waiting.until(Duration.ofSeconds(20), () -> recipients(before).contains(end + "@example.com"));
        assertThat(recipients(before))
                .hasSize(11)
                .doesNotContain(second)
                .filteredOn(address::equals)
                .hasSize(10);
    }

    @Test
    void aTokenOfAnotherKindResetsNothing() throws Exception {
        Accounts.Session session = accounts.newSession();

        assertThat(reset(session.access(), "a brand new secret").status()).isEqualTo(400);
        assertThat(reset(session.refresh(), "a brand new secret").status()).isEqualTo(400);
        assertThat(reset("nonsense", "a brand new secret").status()).isEqualTo(400);
        assertThat(accounts.me(tokenFor(session.username())).status()).isEqualTo(401);
    }

    @Test
    void anUnknownAddressGetsTheSameAnswerAndNoMail() throws Exception {
        String known = accounts.create(false);
        String last = accounts.create(false);
        String inactive = accounts.create(false);
        accounts.patch(accounts.admin(), inactive, Map.of("is_active", false));
        int before = mail.getReceivedMessages().length;

        Answer unknown = ask("nobody@example.com");
        Answer odd = ask("not an address\r\nBcc: x@example.com");
        Answer off = ask(inactive + "@example.com");
        Answer there = ask(known.toUpperCase(java.util.Locale.ROOT) + "@example.com");

        assertThat(unknown.status()).isEqualTo(200);
        assertThat(unknown.text()).isEqualTo(there.text()).isEqualTo(off.text()).isEqualTo(odd.text());
        // A username is not an address.
        assertThat(ask(known).text()).isEqualTo(there.text());
        // Letters leave in order: when the last one is there, those that were not written will not come any more.
        assertThat(ask(last + "@example.com").status()).isEqualTo(200);
        Waiting.until(Duration.ofSeconds(20), () -> recipients(before).contains(last + "@example.com"));
        assertThat(recipients(before)).containsExactly(known + "@example.com", last + "@example.com");
    }

    /** To whom recovery letters went after the first of all letters; an address that an account had before gets another kind of letter. */
    private static List<String> recipients(int from) {
        return Arrays.stream(mail.getReceivedMessages())
                .skip(from)
                .filter(RecoveryTest::isRecovery)
                .map(message -> {
                    try {
                        return message.getAllRecipients()[0].toString();
                    } catch (MessagingException unreadable) {
                        throw new IllegalStateException(unreadable);
                    }
                })
                .toList();
    }

    private static boolean isRecovery(MimeMessage message) {
        try {
            return message.getSubject()
                    .equals(Catalogue.words(Area.MAIL, Language.ENGLISH).get("mail.reset.subject"));
        } catch (MessagingException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @Test
    void askingIsThrottled() {
        String address = Accounts.newAddress();
        for (int i = 0; i < 5; i++) {
            assertThat(askFrom(address).status()).isEqualTo(200);
        }
        Answer refused = askFrom(address);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.header("Retry-After")).isPresent();
    }

    private static Answer askFrom(String address) {
        return service.api()
                .post("/api/v1/auth/password-recovery/often@example.com")
                .header("X-Forwarded-For", address)
                .send();
    }
}
