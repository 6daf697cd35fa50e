package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

/** Signing in and out, in one tab and in several. */
class SignInTest extends PageTest {
    /** As people do; the account page asks for little, so each test goes its own way from there. */
    private void signIn(String username) {
        page.navigate("/sign-in?next=/account");
        fillSignIn(username, Stage.PASSWORD);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
    }

    @Test
    void aVisitorSignsInAndComesToThePageTheyWanted() {
        page.navigate("/panchanga?lat=10&lon=76");
        assertThat(page).hasURL(Pattern.compile("/sign-in\\?next=%2Fpanchanga%3Flat%3D10%26lon%3D76$"));
        assertAccessible(page);

        fillSignIn(Stage.ADMIN, Stage.PASSWORD);

        assertThat(page).hasURL(Pattern.compile("/panchanga\\?.*lat=10"));
        assertThat(page.getByRole(AriaRole.NAVIGATION, named("Main"))).isVisible();
    }

    @Test
    void aWrongPasswordIsSaidAndNothingIsKept() {
        expectStatus(401);
        page.navigate("/sign-in");
        fillSignIn(Stage.ADMIN, "not the password");

        assertThat(page.getByRole(AriaRole.ALERT)).hasText("Wrong username or password.");
        assertThat(labelled("Password")).isEmpty();
        assertThat(page.evaluate("() => sessionStorage.length")).isEqualTo(0);
        assertAccessible(page);
    }

    @Test
    void whatIsMissingIsSaidAtItsField() {
        page.navigate("/sign-in");
        fillSignIn("", "");
        assertThat(page.getByLabel("Username or e-mail")).isFocused();
        assertThat(page.getByLabel("Username or e-mail")).hasAttribute("aria-invalid", "true");
        assertThat(page.getByText("Please fill this in.")).hasCount(2);
    }

    @Test
    void signingOutEndsTheSession() {
        String name = newName("leaver");
        stage.createUser(name, false);
        signIn(name);
        String token = (String) page.evaluate("() => JSON.parse(sessionStorage.getItem('nirayana.session')).token");
        assertThat(status(token)).isEqualTo(200);

        // What was on its way when the session ended is refused.
        expectStatus(401);
        page.getByRole(AriaRole.BUTTON, named("Sign out")).click();

        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).hasCount(0);
        assertThat(page.evaluate("() => sessionStorage.getItem('nirayana.session')"))
                .isNull();
        // Dead on the server as well, not only forgotten here.
        assertThat(status(token)).isEqualTo(401);
        page.navigate("/account");
        assertThat(page).hasURL(Pattern.compile("/sign-in"));
    }

    private int status(String token) {
        return ((Number) page.evaluate(
                        "async t => (await fetch('/api/v1/auth/me', { headers: { Authorization: 'Bearer ' + t } })).status",
                        token))
                .intValue();
    }

    @Test
    void aReloadKeepsTheSession() {
        signIn(Stage.ADMIN);
        page.reload();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
    }

    @Test
    @Variant
    void aSecondTabIsSignedInAndBothSignOutTogether() {
        signIn(Stage.ADMIN);
        Page second = context.newPage();
        second.navigate("/account");
        assertThat(second.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        assertThat(second).hasURL(Pattern.compile("/account$"));

        // What was on its way when the session ended is refused.
        expectStatus(401);
        second.getByRole(AriaRole.BUTTON, named("Sign out")).click();

        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).hasCount(0);
        assertThat(second.getByRole(AriaRole.BUTTON, named("Sign out"))).hasCount(0);
    }

    /** As after the browser was closed: no tab is left, and what tabs keep is gone. */
    private void openAnew() {
        page.close();
        page = context.newPage();
        page.navigate("/account");
    }

    @Test
    void whoChoosesSoStaysSignedInWhenTheLastTabIsClosed() {
        String name = newName("stayer");
        stage.createUser(name, false);
        signIn(name);
        openAnew();
        assertThat(page).hasURL(Pattern.compile("/sign-in"));
        labelled("Stay signed in on this device").check();
        fillSignIn(name, Stage.PASSWORD);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        for (int i = 0; i < 2; i++) {
            openAnew();
            assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
            assertThat(page).hasURL(Pattern.compile("/account$"));
        }
        assertThat((String) page.evaluate("() => JSON.stringify({ ...localStorage }) + document.cookie"))
                .doesNotContain("eyJ");
        // What was on its way when the session ended is refused.
        expectStatus(401);
        page.getByRole(AriaRole.BUTTON, named("Sign out")).click();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).hasCount(0);
        openAnew();
        assertThat(page).hasURL(Pattern.compile("/sign-in"));
    }

    @Test
    void tokensAreWhereScriptsOfOthersCannotReadThem() {
        signIn(Stage.ADMIN);
        String token = (String) page.evaluate("() => JSON.parse(sessionStorage.getItem('nirayana.session')).token");
        assertThat((String) page.evaluate("() => JSON.stringify({ ...localStorage }) + document.cookie"))
                .doesNotContain(token)
                .doesNotContain("eyJ");
        List<Cookie> cookies = context.cookies(stage.address() + "/api/v1/auth/refresh");
        assertThat(cookies).singleElement().satisfies(cookie -> {
            assertThat(cookie.name).isEqualTo("refresh_token");
            assertThat(cookie.httpOnly).isTrue();
        });
        assertThat((String) page.evaluate("() => JSON.stringify({ ...sessionStorage })"))
                .as("the refresh token is in the cookie alone")
                .doesNotContain(cookies.get(0).value);
    }

    @Test
    @Variant
    void aTokenNearItsEndIsRenewedOnceForAllTabs() {
        signIn(Stage.ADMIN);
        Page second = context.newPage();
        second.navigate("/account");
        assertThat(second.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        String before = (String) page.evaluate("() => JSON.parse(sessionStorage.getItem('nirayana.session')).token");
        // As if nearly all of its life had passed; both tabs come back and ask at the same time.
        for (Page tab : List.of(page, second)) {
            tab.evaluate("() => { const held = JSON.parse(sessionStorage.getItem('nirayana.session'));"
                    + " held.expiresAt = Date.now() + 60000;"
                    + " sessionStorage.setItem('nirayana.session', JSON.stringify(held)); }");
        }
        page.evaluate("() => { setTimeout(() => location.reload(), 0); }");
        second.evaluate("() => { setTimeout(() => location.reload(), 0); }");

        for (Page tab : List.of(page, second)) {
            tab.waitForFunction(
                    "before => { const held = JSON.parse(sessionStorage.getItem('nirayana.session'));"
                            + " return held && held.token !== before; }",
                    before);
            assertThat(tab.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        }
        // A refresh token used twice would have ended the session.
        page.reload();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
    }

    @Test
    @Variant
    void noMailIsPromisedWhereNoneIsSent() {
        page.navigate("/sign-in");
        page.getByText("Forgot your password?").click();
        assertThat(page.getByText("This service does not send e-mail.")).isVisible();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Send e-mail"))).hasCount(0);
        assertAccessible(page);
        page.getByText("Back to sign-in").click();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign in"))).isVisible();
    }

    @Test
    void anAddressFromOutsideIsNoWayOut() {
        page.navigate("/sign-in?next=" + "https%3A%2F%2Fexample.com%2F");
        fillSignIn(Stage.ADMIN, Stage.PASSWORD);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        assertThat(page.url()).startsWith(stage.address());
        // What was on its way when the session ended is refused.
        expectStatus(401);
        page.getByRole(AriaRole.BUTTON, named("Sign out")).click();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).hasCount(0);
        page.navigate("/sign-in?next=%2F%5Cexample.com");
        fillSignIn(Stage.ADMIN, Stage.PASSWORD);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Sign out"))).isVisible();
        assertThat(page.url()).startsWith(stage.address());
    }
}
