package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;

/** What was ended stays ended when the process is killed at once. */
@Tag("revocation")
class KilledTest {
    @TempDir
    Path folder;

    /** The service in a process of its own. */
    private static final class Service implements AutoCloseable {
        private final Process process;
        private final Api api;

        Service(Map<String, String> environment) {
            ProcessBuilder builder = new ProcessBuilder(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    // A short life: not worth the second compiler.
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "org.nirayana.service.Main"));
            builder.environment().putAll(environment);
            builder.environment().put("PORT", "0");
            builder.redirectError(ProcessBuilder.Redirect.DISCARD);
            try {
                process = builder.start();
                api = Api.of(address());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private String address() throws IOException {
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.startsWith("Nirayana listens on ")) {
                    return line.substring("Nirayana listens on ".length()).strip();
                }
            }
            throw new AssertionError("the service did not start");
        }

        /** {@code kill -9}. */
        @Override
        public void close() {
            process.destroyForcibly();
            try {
                process.waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void revocationOutlivesAKill(DatabaseKind kind) {
        Map<String, String> environment = new HashMap<>(kind.environment(Map.of("DATA_DIR", folder.toString())));
        Accounts.Session left;
        Accounts.Session reused;
        Accounts.Session alive;
        try (Service service = new Service(environment)) {
            Accounts accounts = new Accounts(service.api);
            String username = accounts.create(false);
            alive = accounts.login(username, Accounts.PASSWORD);
            reused = accounts.login(username, Accounts.PASSWORD);
            left = accounts.login(username, Accounts.PASSWORD);
            accounts.refresh(reused);
            accounts.refresh(reused);
            assertThat(accounts.logout(left).status()).isEqualTo(200);
        }
        try (Service again = new Service(environment)) {
            Accounts accounts = new Accounts(again.api);
            assertThat(accounts.me(left.access()).status()).isEqualTo(401);
            assertThat(accounts.refresh(left).status()).isEqualTo(401);
            assertThat(accounts.me(reused.access()).status()).isEqualTo(401);
            assertThat(accounts.me(alive.access()).status()).isEqualTo(200);
            assertThat(accounts.refresh(alive).status()).isEqualTo(200);
        }
        System.out.println("logout, kill -9, restart on " + kind + ": still refused");
    }
}
