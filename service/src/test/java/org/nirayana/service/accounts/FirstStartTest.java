package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Waiting;

/** What the first start makes, and what a later one leaves alone. */
class FirstStartTest {
    @TempDir
    Path folder;

    private RunningService start(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(more);
        all.put("DATA_DIR", folder.toString());
        all.put("TRUSTED_PROXIES", "127.0.0.1");
        return RunningService.start(all);
    }

    private static List<String> passwordLines(RunningService service) {
        return service.printed().stream()
                .filter(line -> line.contains("password"))
                .toList();
    }

    @Test
    void theSuperuserIsMadeOnceAndNeverTouched() throws Exception {
        String password;
        String token;
        try (RunningService first = start(Map.of())) {
            assertThat(passwordLines(first)).hasSize(1);
            password = passwordLines(first).get(0).replaceAll(".*has the password (\\S+) .*", "$1");
            Accounts accounts = new Accounts(first.api());
            token = accounts.login("admin", password).access();
            assertThat(accounts.me(token).json().path("is_superuser").asBoolean())
                    .isTrue();
            Waiting.until(Duration.ofSeconds(10), () -> first.accessLog().size() >= 2);
            assertThat(first.accessLog()).isNotEmpty().noneMatch(line -> line.contains(password));
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("secret.key"))))
                .isEqualTo("rw-------");
        try (RunningService second = start(Map.of(
                "ADMIN_USERNAME",
                "another",
                "ADMIN_PASSWORD",
                "another long password",
                "ADMIN_EMAIL",
                "x@example.com"))) {
            assertThat(passwordLines(second)).isEmpty();
            Accounts accounts = new Accounts(second.api());
            // The same secret, the same session, the same password; no second superuser.
            assertThat(accounts.me(token).status()).isEqualTo(200);
            accounts.login("admin", password);
            assertThat(accounts.loginCall("another", "another long password")
                            .send()
                            .status())
                    .isEqualTo(401);
        }
    }

    @Test
    void aTierThatWasRemovedStaysRemoved() {
        Map<String, String> environment = Map.of("ADMIN_PASSWORD", "a password for the tests");
        try (RunningService first = start(environment)) {
            String token = new Accounts(first.api())
                    .login("admin", "a password for the tests")
                    .access();
            first.api().delete("/api/v1/tiers/pro").bearer(token).send();
        }
        try (RunningService second = start(environment)) {
            String token = new Accounts(second.api())
                    .login("admin", "a password for the tests")
                    .access();
            assertThat(second.api()
                            .get("/api/v1/tiers/")
                            .bearer(token)
                            .send()
                            .json()
                            .path("total")
                            .asInt())
                    .isEqualTo(1);
        }
        assertThatThrownBy(() -> start(Map.of("DEFAULT_TIER", "pro")))
                .isInstanceOf(BadConfig.class)
                .hasMessageContaining("DEFAULT_TIER");
    }
}
