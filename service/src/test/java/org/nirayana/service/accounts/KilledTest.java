package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.testing.ServiceProcess;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Variant;
import org.nirayana.testing.Waiting;

/** What was ended stays ended when the process is killed at once, and what was half written is not there. */
@Tag("revocation")
class KilledTest {
    @TempDir
    Path folder;

    /** How many requests with keys were counted so far. */
    private static long counted(ServiceProcess service, String token) {
        return service.api()
                .get("/api/v1/usage?by=key")
                .bearer(token)
                .send()
                .json()
                .path("rows")
                .valueStream()
                .filter(row -> row.has("key"))
                .mapToLong(row -> row.path("requests").asLong())
                .sum();
    }

    private static int config(ServiceProcess service, String token) {
        return service.api().get("/api/v1/config").bearer(token).send().status();
    }

    @Test
    void revocationOutlivesAKill() {
        killAndStartAgain(DatabaseKind.SQLITE);
    }

    @Test
    @Variant
    void revocationOutlivesAKillBesidePostgres() {
        killAndStartAgain(DatabaseKind.POSTGRESQL);
    }

    private void killAndStartAgain(DatabaseKind kind) {
        Map<String, String> environment =
                new HashMap<>(kind.environment(Map.of("DATA_DIR", folder.toString(), "GUESTS", "on")));
        Accounts.Session left;
        Accounts.Session reused;
        Accounts.Session alive;
        Accounts.Key revoked;
        Accounts.Key kept;
        String guest;
        String leftGuest;
        try (ServiceProcess service = ServiceProcess.start(environment)) {
            Accounts accounts = new Accounts(service.api());
            String username = accounts.create(false);
            alive = accounts.login(username, Accounts.PASSWORD);
            reused = accounts.login(username, Accounts.PASSWORD);
            left = accounts.login(username, Accounts.PASSWORD);
            accounts.refresh(Accounts.session(accounts.refresh(reused)));
            assertThat(accounts.refresh(reused).status()).isEqualTo(401);
            assertThat(accounts.logout(left).status()).isEqualTo(200);
            kept = accounts.newKey(alive.access());
            revoked = accounts.newKey(alive.access());
            assertThat(accounts.me(revoked.text()).status()).isEqualTo(200);
            assertThat(accounts.revoke(alive.access(), revoked).status()).isEqualTo(200);
            guest = accounts.guest();
            leftGuest = accounts.guest();
            assertThat(accounts.logout(leftGuest).status()).isEqualTo(200);
            // Whoever reads what was counted has it written.
            assertThat(counted(service, alive.access())).isPositive();
        }
        try (ServiceProcess again = ServiceProcess.start(environment)) {
            Accounts accounts = new Accounts(again.api());
            assertThat(accounts.me(left.access()).status()).isEqualTo(401);
            assertThat(accounts.refresh(left).status()).isEqualTo(401);
            assertThat(accounts.me(reused.access()).status()).isEqualTo(401);
            assertThat(accounts.me(alive.access()).status()).isEqualTo(200);
            assertThat(accounts.refresh(alive).status()).isEqualTo(200);
            assertThat(accounts.me(revoked.text()).status()).isEqualTo(401);
            assertThat(accounts.me(kept.text()).status()).isEqualTo(200);
            assertThat(counted(again, alive.access())).isPositive();
            assertThat(config(again, leftGuest)).isEqualTo(401);
            assertThat(config(again, guest)).isEqualTo(200);
        }
        System.out.println("logout, also of a guest, revoked key, kill -9, restart on " + kind + ": still refused");
    }

    /** A file is kept whole or not at all, also when the process dies between two of its transactions. */
    @Test
    @Tag("short-writes")
    void nothingOfAnImportOutlivesAKill() {
        StringBuilder file = new StringBuilder("name,local,lat,lon,tz,notes\n");
        for (int i = 0; i < 1_000; i++) {
            file.append("Person ").append(i).append(",1990-04-01T17:30:00,13.08,80.27,Asia/Kolkata,");
            for (int word = 0; word < 60; word++) {
                file.append("word").append(i).append('x').append(word).append(' ');
            }
            file.append('\n');
        }
        byte[] people = file.toString().getBytes(StandardCharsets.UTF_8);
        Map<String, String> environment = DatabaseKind.SQLITE.environment(Map.of("DATA_DIR", folder.toString()));
        String token;
        try (ServiceProcess service = ServiceProcess.start(environment)) {
            Accounts accounts = new Accounts(service.api());
            token = accounts.login(accounts.create(false), Accounts.PASSWORD).access();
            CompletableFuture<Answer> answer = service.api()
                    .post("/api/v1/people/import?format=csv")
                    .bearer(token)
                    .body("text/csv", people)
                    .sendAsync();
            Waiting.until(Duration.ofSeconds(60), () -> rows("people") > 0);
            assertThat(answer).isNotDone();
        }
        assertThat(rows("people_imports")).isOne();
        try (ServiceProcess again = ServiceProcess.start(environment)) {
            assertThat(kept(again, token)).isZero();
            Waiting.until(Duration.ofSeconds(60), () -> rows("people") == 0);
            assertThat(rows("people_imports")).isZero();
            assertThat(again.api()
                            .post("/api/v1/people/import?format=csv")
                            .bearer(token)
                            .body("text/csv", people)
                            .send()
                            .status())
                    .isEqualTo(200);
            assertThat(kept(again, token)).isEqualTo(1_000);
        }
    }

    private static int kept(ServiceProcess service, String token) {
        return service.api()
                .get("/api/v1/people/")
                .bearer(token)
                .send()
                .json()
                .path("total")
                .asInt();
    }

    private int rows(String table) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("nirayana.db"));
                Statement statement = connection.createStatement();
                ResultSet counted = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
            counted.next();
            return counted.getInt(1);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
