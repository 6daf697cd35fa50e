package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.icegreen.greenmail.util.ServerSetupTest;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the forgotten password to the new one, and from an address to another, with a real mail in between. */
class RecoveryPageTest extends PageTest {
    private static final String NEW_PASSWORD = "a brand new secret of mine";

    @TempDir
    Path folder;

    private GreenMail mail;

    @BeforeEach
    void startMailAndService() {
        ServerSetup setup = ServerSetupTest.SMTP.dynamicPort();
        mail = new GreenMail(setup);
        mail.start();
        startOwnService(
                folder,
                Map.of(
                        "REGISTRATION",
                        "open",
                        "EMAILS_ENABLED",
                        "true",
                        "SMTP_HOST",
                        "127.0.0.1",
                        "SMTP_PORT",
                        Integer.toString(mail.getSmtp().getPort()),
                        "SMTP_TLS",
                        "false",
                        "EMAILS_FROM_EMAIL",
                        "stars@example.com"));
    }

    @AfterEach
    void stopMail() {
        mail.stop();
    }

    @Test
    void aForgottenPasswordIsReplacedByMail() throws Exception {
        page.navigate(service.address() + "/sign-in");
        page.getByText("Forgot your password?").click();
        // The field of the page before is called "Username or e-mail".
        labelled("E-mail").fill("admin@example.com");
        assertAccessible(page);
        page.getByRole(AriaRole.BUTTON, named("Send e-mail")).click();
        assertThat(page.getByRole(AriaRole.HEADING, named("Check your e-mail"))).isFocused();
        String link = linkFromMail(1);
        String token = link.substring(link.indexOf("#token=") + "#token=".length());

        page.navigate(link);
        assertThat(page.getByRole(AriaRole.HEADING, named("Choose a new password")))
                .isVisible();
        // The secret stays neither in the address nor in the way back.
        assertThat(page).hasURL(service.address() + "/reset-password");
        assertAccessible(page);
        expectStatus(400);
        choose("short");
        assertThat(newPassword()).hasAttribute("aria-invalid", "true");
        assertThat(page.getByText("12 to 128 characters").last()).isVisible();
        choose(NEW_PASSWORD);

        assertThat(page.getByText("Your password was changed. Sign in with the new one."))
                .isVisible();
        fillSignIn("admin", NEW_PASSWORD);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        assertThat(service.log()).contains("/reset-password").doesNotContain(token);

        // It worked once.
        page.navigate("about:blank");
        page.navigate(link);
        choose("yet another long secret");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("This link is no longer valid");
        assertThat(page.getByText("Request another e-mail")).hasAttribute("href", "/recover");

        // Whoever is signed in meanwhile is so no longer: a new password ends every session.
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        expectStatus(401);
        page.request().post(service.address() + "/api/v1/auth/password-recovery/admin@example.com");
        page.navigate("about:blank");
        page.navigate(linkFromMail(2));
        choose("yet another long secret");
        assertThat(page.getByText("Your password was changed. Sign in with the new one."))
                .isVisible();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).hasCount(0);
    }

    /** The address of an account changes when its owner has answered the letter to the new one. */
    @Test
    void aNewAddressIsConfirmedByMail() throws Exception {
        page.navigate(service.address() + "/sign-in?next=/account");
        fillSignIn("admin", Stage.PASSWORD);
        labelled("E-mail").fill("stars@example.org");
        Locator profile = page.getByRole(AriaRole.REGION, named("Profile"));
        profile.getByLabel("Current password").fill(Stage.PASSWORD);
        profile.getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName("Save").setExact(true))
                .click();
        Locator waiting = page.getByText("A mail was sent to stars@example.org.");
        assertThat(waiting).isVisible();
        assertThat(labelled("E-mail")).hasValue("admin@example.com");
        page.reload();
        assertThat(waiting).isVisible();
        assertAccessible(page, ".account-profile");

        String link = linkFromMail("/confirm-address", 2);
        String token = link.substring(link.indexOf("#token=") + "#token=".length());
        page.navigate(link);
        assertThat(page).hasURL(service.address() + "/confirm-address");
        assertAccessible(page);
        page.getByRole(AriaRole.BUTTON, named("Confirm the address")).click();
        assertThat(page.getByText("Your e-mail address was changed.")).isVisible();
        page.getByText("To your account").click();
        assertThat(labelled("E-mail")).hasValue("stars@example.org");
        assertThat(waiting).hasCount(0);
        // To the new address once, to the old one when it was asked for and when it was done.
        assertThat(mail.waitForIncomingEmail((long) TIMEOUT_MS, 3)).isTrue();
        assertThat(Arrays.stream(mail.getReceivedMessages()).map(RecoveryPageTest::recipient))
                .containsExactlyInAnyOrder("stars@example.org", "admin@example.com", "admin@example.com");
        assertThat(service.log())
                .contains("/confirm-address")
                .doesNotContain(token)
                .doesNotContain("stars@example.org");

        expectStatus(400);
        page.navigate("about:blank");
        page.navigate(link);
        page.getByRole(AriaRole.BUTTON, named("Confirm the address")).click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("This link is no longer valid");
    }

    /** From an address to the first birth, with one link in between. */
    @Test
    void whoMakesAnAccountIsSignedInAndMeetsTheFormOfABirth() throws Exception {
        page.navigate(service.address() + "/register");
        labelled("E-mail").fill("mira@example.org");
        page.getByRole(AriaRole.BUTTON, named("Send the mail")).click();
        assertThat(page.getByRole(AriaRole.STATUS).first())
                .hasText("We sent an e-mail to mira@example.org. The link in it works for one day.");
        assertThat(page.getByRole(AriaRole.LINK, named("Enter the token from the e-mail")))
                .hasAttribute("href", "/register?token");
        String link = linkFromMail("/register", 1);
        page.navigate(link);
        labelled("Username").fill("mira");
        labelled("Name").fill("Mira");
        labelled("New password").fill(NEW_PASSWORD);
        page.getByRole(AriaRole.BUTTON, named("Create the account")).click();
        assertThat(page).hasURL(service.address() + "/chart?new");
        assertThat(page.locator(".tool-user")).hasText("mira");
        assertThat(labelled("Date")).hasValue("");
        // The secret is neither in the way back nor in the log, and worked once.
        page.goBack();
        assertThat(page).not().hasURL(Pattern.compile("token="));
        String token = link.substring(link.indexOf("#token=") + "#token=".length());
        assertThat(service.log()).doesNotContain(token).doesNotContain(NEW_PASSWORD);
        page.navigate("about:blank");
        page.navigate(link);
        labelled("Username").fill("mira2");
        labelled("Name").fill("Mira");
        labelled("New password").fill(NEW_PASSWORD);
        expectStatus(400);
        page.getByRole(AriaRole.BUTTON, named("Create the account")).click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("does not work any more");
    }

    private static String recipient(MimeMessage message) {
        try {
            return message.getAllRecipients()[0].toString();
        } catch (MessagingException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private Locator newPassword() {
        return labelled("New password");
    }

    private void choose(String password) {
        newPassword().fill(password);
        page.getByRole(AriaRole.BUTTON, named("Set password")).click();
    }

    private String linkFromMail(int number) throws Exception {
        return linkFromMail("/reset-password", number);
    }

    /** Of the letters that have come, so many at least, the link to this page in the last that has one. */
    private String linkFromMail(String path, int number) throws Exception {
        assertThat(mail.waitForIncomingEmail((long) TIMEOUT_MS, number)).isTrue();
        String found = null;
        for (MimeMessage message : mail.getReceivedMessages()) {
            Matcher link = Pattern.compile("http://\\S+" + path + "#token=\\S+").matcher((String) message.getContent());
            found = link.find() ? link.group() : found;
        }
        assertThat(found).isNotNull();
        return found;
    }
}
