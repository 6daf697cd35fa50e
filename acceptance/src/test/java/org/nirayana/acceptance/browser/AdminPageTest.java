package org.nirayana.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Variant;

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
    void aUserIsCreatedFoundChangedDeactivatedDeletedRestoredAndErased() {
        open("");
        assertAccessible(page);
        String name = newName("zenobia");
        expectStatus(400, 409);

        // Created, with a tier; what is wrong is said at its field.
        page.getByRole(AriaRole.BUTTON, named("New user")).click();
        dialog().getByLabel("Username", exactLabel()).fill("x");
        press(dialog(), "Create");
        assertThat(dialog().getByLabel("Username", exactLabel())).hasAttribute("aria-invalid", "true");
        assertThat(dialog().getByLabel("E-mail", exactLabel())).hasAttribute("aria-invalid", "true");
        assertAccessible(page, "dialog[open]");
        dialog().getByLabel("Username", exactLabel()).fill("admin");
        dialog().getByLabel("Name", exactLabel()).fill("Zenobia " + name);
        dialog().getByLabel("E-mail", exactLabel()).fill(name + "@example.com");
        dialog().getByLabel("Password", exactLabel()).fill(Stage.PASSWORD);
        dialog().getByLabel("Tier", exactLabel()).selectOption("pro");
        press(dialog(), "Create");
        assertThat(dialog().getByText("This username is already taken.")).isVisible();
        dialog().getByLabel("Username", exactLabel()).fill(name);
        press(dialog(), "Create");
        assertThat(dialog()).hasCount(0);
        assertThat(page.getByText(name + " was created.")).isVisible();

        // Found by a part of the name; the address holds the search.
        page.getByLabel("Search users").fill("ZENOBIA " + name);
        assertThat(row(name)).isVisible();
        assertThat(row(name)).containsText("pro");
        assertThat(row("admin")).hasCount(0);
        assertThat(page.getByText("1 found")).isVisible();
        page.reload();
        assertThat(row(name)).isVisible();
        assertThat(row("admin")).hasCount(0);

        // Changed, its tier taken away, a superuser and none again.
        press(row(name), "Edit: " + name);
        dialog().getByLabel("Name", exactLabel()).fill("Zenobia the Second");
        dialog().getByLabel("Tier", exactLabel()).selectOption("");
        dialog().getByLabel("Superuser", exactLabel()).check();
        press(dialog(), "Save");
        assertThat(dialog()).hasCount(0);
        page.getByLabel("Search users").fill(name);
        assertThat(row(name)).containsText("Zenobia the Second");
        assertThat(row(name)).containsText("No tier (default)");
        assertThat(row(name)).containsText("Superuser");
        press(row(name), "Edit: " + name);
        dialog().getByLabel("Superuser", exactLabel()).uncheck();
        press(dialog(), "Save");
        assertThat(row(name)).not().containsText("Superuser");

        // Deactivated, listed as such, and activated. Only the last notice is to be seen, and it says of whom.
        press(row(name), "Deactivate: " + name);
        press(dialog(), "Deactivate");
        assertThat(row(name)).containsText("inactive");
        page.getByLabel("Show", exactPageLabel()).selectOption("inactive");
        assertThat(row(name)).isVisible();
        assertThat(row("admin")).hasCount(0);
        page.getByLabel("Show", exactPageLabel()).selectOption("all");
        press(row(name), "Activate: " + name);
        assertThat(row(name).getByText("active", new Locator.GetByTextOptions().setExact(true)))
                .isVisible();
        assertThat(page.locator(".toast")).hasText(new String[] {name + " can sign in again."});

        // Deleted: gone from the list, and nothing but a deleted user can be erased.
        press(row(name), "Delete: " + name);
        press(dialog(), "Delete");
        assertThat(row(name)).hasCount(0);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Erase for good"))).hasCount(0);
        page.getByLabel("Show", exactPageLabel()).selectOption("deleted");
        assertThat(row(name)).containsText("deleted");
        assertThat(row(name)).not().containsText("active");
        press(row(name), "Restore: " + name);
        assertThat(row(name)).hasCount(0);
        page.getByLabel("Show", exactPageLabel()).selectOption("all");
        press(row(name), "Delete: " + name);
        press(dialog(), "Delete");
        page.getByLabel("Show", exactPageLabel()).selectOption("deleted");
        assertAccessible(page);
        press(row(name), "Erase for good: " + name);
        assertThat(dialog()).containsText("cannot be brought back");
        page.keyboard().press("Escape");
        assertThat(row(name)).isVisible();
        press(row(name), "Erase for good: " + name);
        dialog().getByLabel("Type " + name + " to confirm").fill("something else");
        press(dialog(), "Erase for good");
        assertThat(dialog().getByText("That is not the username.")).isVisible();
        dialog().getByLabel("Type " + name + " to confirm").fill(name);
        press(dialog(), "Erase for good");
        assertThat(row(name)).hasCount(0);
        // One cannot saw off the branch one sits on.
        page.getByLabel("Show", exactPageLabel()).selectOption("all");
        page.getByLabel("Search users").fill("admin@example.com");
        assertThat(row("admin").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Delete: admin")))
                .isDisabled();
    }

    private static com.microsoft.playwright.Page.GetByLabelOptions exactPageLabel() {
        return new com.microsoft.playwright.Page.GetByLabelOptions().setExact(true);
    }

    @Test
    void aPageOfUsersIsOneRequestSortedByItsHeadings() {
        String name = newName("sorted");
        for (String letter : List.of("b", "a", "c")) {
            stage.createUser(name + letter, false);
        }
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> {
            if (request.url().contains("/api/v1/users/") && !request.url().endsWith("/me/preferences")) {
                asked.add(request.url());
            }
        });
        open("?q=" + name);
        Locator rows = page.locator("tr[data-user]");
        assertThat(rows).hasCount(3);
        assertThat(asked.size()).isEqualTo(1);
        press(page.locator("thead"), "E-mail");
        assertThat(rows.first()).hasAttribute("data-user", name + "a");
        assertThat(page.locator("th[aria-sort=ascending]")).hasText("E-mail");
        press(page.locator("thead"), "E-mail");
        assertThat(rows.first()).hasAttribute("data-user", name + "c");
        assertThat(asked.size()).isEqualTo(3);
    }

    @Test
    @Variant
    void theSecondOfTwoAdministratorsIsTold() {
        String name = newName("contested");
        stage.createUser(name, false);
        expectStatus(412);
        open("?q=" + name);
        press(row(name), "Edit: " + name);
        stage.call("PATCH", "/api/v1/users/" + name, Map.of("name", "Of the first"));
        dialog().getByLabel("Name", exactLabel()).fill("Of the second");
        press(dialog(), "Save");
        assertThat(dialog().getByRole(AriaRole.ALERT)).containsText("Someone else has changed " + name);
        press(dialog(), "Cancel");
        assertThat(row(name)).containsText("Of the first");
    }

    @Test
    @Variant
    void administrationSpeaksTheLanguageOfThePage() {
        signInAsAdmin();
        page.navigate("/admin");
        page.locator("select[name=language]").selectOption("ta");
        assertThat(page.getByRole(AriaRole.HEADING, named("நிர்வாகம்"))).isVisible();
        expectStatus(400);
        page.getByRole(AriaRole.BUTTON, named("புதிய பயனர்")).click();
        press(dialog(), "உருவாக்கு");
        Locator errors = dialog().locator(".field-error:not(:empty)");
        assertThat(errors).hasCount(4);
        for (String error : errors.allTextContents()) {
            assertThat(error).as("in Tamil").matches("[\\P{IsLatin}]*(a–z)?[\\P{IsLatin}]*");
        }
    }

    @Test
    void aTierIsCreatedChangedAndDeleted() {
        open("?tab=tiers");
        assertThat(page.locator("[data-tier=free]")).containsText("600");
        assertAccessible(page);
        String name = newName("Stars ");
        page.getByRole(AriaRole.BUTTON, named("New tier")).click();
        dialog().getByLabel("Name", exactLabel()).fill(name);
        dialog().getByLabel("Requests per minute", exactLabel()).fill("42");
        assertThat(dialog().getByText("Empty: unlimited")).isVisible();
        dialog().getByLabel("Most people saved", exactLabel()).fill("250");
        dialog().getByLabel("All endpoints, including future ones").uncheck();
        // At once: there are some ninety, and each click of a mouse would wait for the box to be still.
        dialog().locator(".endpoint-grid input:checked").evaluateAll("boxes => boxes.forEach((box) => box.click())");
        press(dialog(), "Create");
        assertThat(dialog().getByText("Choose at least one.")).isVisible();
        dialog().getByLabel("planets", exactLabel()).check();
        dialog().getByLabel("kattams", exactLabel()).check();
        assertAccessible(page, "dialog[open]");
        press(dialog(), "Create");
        Locator card = page.locator("[data-tier='" + name + "']");
        assertThat(card).containsText("42");
        assertThat(card).containsText("Most people saved: 250");
        assertThat(card.locator("code")).hasText(new String[] {"kattams", "planets"});

        press(card, "Edit: " + name);
        dialog().getByLabel("unlimited").check();
        assertThat(dialog().getByLabel("Most people saved", exactLabel())).hasValue("250");
        dialog().getByLabel("Most people saved", exactLabel()).fill("");
        press(dialog(), "Save");
        assertThat(card.locator(".tier-limit")).containsText("unlimited");
        assertThat(card).containsText("Most people saved: unlimited");

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
                ".plot", new com.microsoft.playwright.Page.LocatorOptions().setHasText("Requests per second"));
        assertThat(rate.locator(".plot-line")).hasCount(1);
        assertThat(page.locator(".plot", new com.microsoft.playwright.Page.LocatorOptions().setHasText("Memory"))
                        .locator("strong"))
                .containsText("%");
    }

    @Test
    @Variant
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
