package org.nirayana.acceptance.browser;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.nirayana.acceptance.Command;
import org.nirayana.testing.Folders;
import org.nirayana.testing.Tools;

/** What the tests of the page share: the packaged service, a browser, and the API for preparing accounts. */
final class Stage implements AutoCloseable {
    static final String ADMIN = "admin";
    static final String PASSWORD = "correct-horse-battery";

    /** The script of axe-core, which judges a page from inside. */
    static final String AXE = axe();

    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--headless=new",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run");

    private final Path folder;
    private final Command service;
    private final String address;
    private final Playwright playwright;
    private final Browser browser;
    private final HttpClient http = HttpClient.newHttpClient();
    private String adminToken;

    private static Stage shared;

    /**
     * The one of this process. Maven runs each class of tests as a plan of its own, so whatever JUnit keeps would be started
     * again for each of them.
     */
    static synchronized Stage shared() {
        if (shared == null) {
            shared = new Stage(Tools.browser());
            Runtime.getRuntime().addShutdownHook(new Thread(shared::close, "stage"));
        }
        return shared;
    }

    /** Starts everything. */
    private Stage(String chromium) {
        try {
            folder = Files.createTempDirectory("nirayana-page");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        service = Command.service(folder, Map.of("PORT", "0", "ADMIN_PASSWORD", PASSWORD));
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(Path.of(chromium))
                        .setArgs(ARGUMENTS));
        address = service.address();
    }

    Browser browser() {
        return browser;
    }

    String address() {
        return address;
    }

    private static String axe() {
        try (InputStream in = Stage.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Of the session of the superuser that all tests of a run share; whoever ends a session signs in for themselves. */
    String adminToken() {
        if (adminToken == null) {
            String form = "username=" + ADMIN + "&password=" + URLEncoder.encode(PASSWORD, StandardCharsets.UTF_8);
            adminToken = send(HttpRequest.newBuilder(URI.create(address + "/api/v1/auth/token"))
                            .header("Content-Type", "application/x-www-form-urlencoded")
                            .POST(HttpRequest.BodyPublishers.ofString(form)))
                    .get("access_token")
                    .getAsString();
        }
        return adminToken;
    }

    /** Calls the API as the superuser. */
    JsonObject call(String method, String path, Object body) {
        return send(HttpRequest.newBuilder(URI.create(address + path))
                .header("Authorization", "Bearer " + adminToken())
                .header("Content-Type", "application/json")
                .method(
                        method,
                        body == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(new Gson().toJson(body))));
    }

    /** Makes a user with the password of the superuser. */
    void createUser(String username, boolean superuser) {
        call(
                "POST",
                "/api/v1/users/",
                Map.of(
                        "username",
                        username,
                        "email",
                        username + "@example.com",
                        "name",
                        "Person " + username,
                        "password",
                        PASSWORD,
                        "is_superuser",
                        superuser));
    }

    private JsonObject send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) {
                throw new AssertionError(answer + " " + answer.body());
            }
            return new Gson().fromJson(answer.body(), JsonObject.class);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
        service.close();
        Folders.delete(folder);
    }
}
