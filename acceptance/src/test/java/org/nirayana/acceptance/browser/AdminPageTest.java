package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** Administration as a superuser clicks it. */
class AdminPageTest extends PageTest {
    private void open(String tab) {
        signInAsAdmin();
        page.navigate("/admin" + tab);
        assertThat(page.getByRole(AriaRole.HEADING, named("Administration"))).isVisible();
    }

    private Locator row(String username) {
        return page.locator("tr[data-user='" + username + "']");
    }

    private Locator dialog() {
        return page.getByRole(AriaRole.DIALOG);
    }

    private void press(Locator in, String label) {
        in.getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(label).setExact(true))
                .click();
    }

    @Test
    void aUserIsCreatedFoundChangedDeactivatedDeletedAndErased() {
        open("");
        assertAccessible(page);
        String name = newName("zenobia");
        expectStatus(400, 409);

        // Created; what is wrong is said at its field.
        page.getByRole(AriaRole.BUTTON, named("New user")).click();
        dialog().getByLabel("Username", exactLabel()).fill("x");
        press(dialog(), "Create");
        assertThat(dialog().getByLabel("Username", exactLabel())).hasAttribute("aria-invalid", "true");
        assertThat(dialog().getByLabel("E-mail", exactLabel())).hasAttribute("aria-invalid", "true");
        assertAccessible(page);
        dialog().getByLabel("Username", exactLabel()).fill("admin");
        dialog().getByLabel("Name", exactLabel()).fill("Zenobia " + name);
        dialog().getByLabel("E-mail", exactLabel()).fill(name + "@example.com");
        dialog().getByLabel("Password", exactLabel()).fill(Stage.PASSWORD);
        press(dialog(), "Create");
        assertThat(dialog().getByText("This username is taken.")).isVisible();
        dialog().getByLabel("Username", exactLabel()).fill(name);
        press(dialog(), "Create");
        assertThat(dialog()).hasCount(0);

        // Found by a part of the name; the address holds the search.
        page.getByLabel("Search users").fill("ZENOBIA " + name);
        assertThat(row(name)).isVisible();
        assertThat(row("admin")).hasCount(0);
        assertThat(page.getByText("1 found")).isVisible();
        page.reload();
        assertThat(row(name)).isVisible();
        assertThat(row("admin")).hasCount(0);

        // Changed, with a tier.
        press(row(name), "Edit: " + name);
        dialog().getByLabel("Name", exactLabel()).fill("Zenobia the Second");
        dialog().getByLabel("Tier", exactLabel()).selectOption("pro");
        press(dialog(), "Save");
        assertThat(dialog()).hasCount(0);
        page.getByLabel("Search users").fill(name);
        assertThat(row(name)).containsText("Zenobia the Second");
        assertThat(row(name)).containsText("pro");

        // Deactivated and activated.
        press(row(name), "Deactivate: " + name);
        press(dialog(), "Deactivate");
        assertThat(row(name)).containsText("inactive");
        press(row(name), "Activate: " + name);
        assertThat(row(name).getByText("active", new Locator.GetByTextOptions().setExact(true)))
                .isVisible();

        // Deleted: gone from the list, its name still taken; erased only when the name is typed.
        press(row(name), "Delete: " + name);
        press(dialog(), "Delete");
        assertThat(row(name)).hasCount(0);
        page.getByRole(AriaRole.BUTTON, named("Erase a deleted user")).click();
        dialog().getByLabel("Username", exactLabel()).fill(name);
        dialog().getByLabel("Type the username again to confirm").fill("something else");
        press(dialog(), "Erase for good");
        assertThat(dialog().getByText("This is not the username.")).isVisible();
        dialog().getByLabel("Type the username again to confirm").fill(name);
        press(dialog(), "Erase for good");
        assertThat(dialog()).hasCount(0);
        stage.createUser(name, false);
        page.reload();
        press(row(name), "Erase for good: " + name);
        assertThat(dialog()).containsText("Nothing brings it back");
        page.keyboard().press("Escape");
        assertThat(row(name)).isVisible();
        press(row(name), "Erase for good: " + name);
        dialog().getByLabel("Type " + name + " to confirm").fill(name);
        press(dialog(), "Erase for good");
        assertThat(row(name)).hasCount(0);
        // One cannot saw off the branch one sits on.
        page.getByLabel("Search users").fill("admin@example.com");
        assertThat(row("admin").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Delete: admin")))
                .isDisabled();
    }

    @Test
    void aTierIsCreatedChangedAndDeleted() {
        open("?tab=tiers");
        assertThat(page.locator("[data-tier=free]")).containsText("600");
        assertAccessible(page);
        String name = newName("Stars ");
        page.getByRole(AriaRole.BUTTON, named("New tier")).click();
        dialog().getByLabel("Name", exactLabel()).fill(name);
        dialog().getByLabel("Requests a minute", exactLabel()).fill("42");
        dialog().getByLabel("All endpoints, also those to come").uncheck();
        for (Locator box : dialog().locator(".endpoint-grid input").all()) {
            box.setChecked(false);
        }
        press(dialog(), "Create");
        assertThat(dialog().getByText("Choose at least one.")).isVisible();
        dialog().getByLabel("planets", exactLabel()).check();
        dialog().getByLabel("kattams", exactLabel()).check();
        assertAccessible(page);
        press(dialog(), "Create");
        Locator card = page.locator("[data-tier='" + name + "']");
        assertThat(card).containsText("42");
        assertThat(card.locator("code")).hasText(new String[] {"kattams", "planets"});

        press(card, "Edit: " + name);
        dialog().getByLabel("without limit").check();
        press(dialog(), "Save");
        assertThat(card).containsText("without limit");

        expectStatus(409);
        press(page.locator("[data-tier=free]"), "Delete: free");
        press(dialog(), "Delete");
        assertThat(dialog().getByRole(AriaRole.ALERT)).isVisible();
        press(dialog(), "Cancel");
        press(card, "Delete: " + name);
        press(dialog(), "Delete");
        assertThat(card).hasCount(0);
    }

    @Test
    void healthAndMetricsAreDrawnAndGoOn() {
        startTheClockAtNoon();
        open("?tab=system");
        assertThat(page.getByText("healthy", new com.microsoft.playwright.Page.GetByTextOptions().setExact(true)))
                .isVisible();
        assertThat(page.locator(".plot")).hasCount(7);
        assertAccessible(page);
        // A second look, five seconds later, gives the rates, which need two.
        page.clock().runFor(5000);
        Locator rate = page.locator(
                ".plot", new com.microsoft.playwright.Page.LocatorOptions().setHasText("Requests a second"));
        assertThat(rate.locator(".plot-line")).hasCount(1);
        assertThat(page.locator(".plot", new com.microsoft.playwright.Page.LocatorOptions().setHasText("Memory"))
                        .locator("strong"))
                .containsText("%");
    }

    @Test
    void othersAreTurnedAway() {
        String name = newName("plain");
        stage.createUser(name, false);
        signInAs(name);
        page.navigate("/admin");
        assertThat(page.getByText("Only superusers may open this page.")).isVisible();
        assertThat(page.getByRole(AriaRole.LINK, named("Admin"))).hasCount(0);
        assertAccessible(page);
    }
}
