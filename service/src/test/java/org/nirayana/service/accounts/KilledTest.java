package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.testing.ServiceProcess;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Variant;

/** What was ended stays ended when the process is killed at once. */
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
}
