package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.testing.ServiceProcess;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/** However many sessions there were, the service starts as quickly and in as little memory. */
@Tag("ended-sessions")
@LongProof
class EndedSessionsTest {
    private static final Duration MOST = Duration.ofSeconds(3);

    @Test
    void aStartDoesNotReadTheSessionsThereWere(@TempDir Path few, @TempDir Path many) {
        int sessions = 5_000_000;
        Accounts.Session left;
        Accounts.Session alive;
        Duration before;
        try (ServiceProcess service = ServiceProcess.start(environment(few), "-Xmx256m")) {
            before = service.startTook();
        }
        try (ServiceProcess service = ServiceProcess.start(environment(many), "-Xmx256m")) {
            Accounts accounts = new Accounts(service.api());
            left = accounts.newSession();
            alive = accounts.newSession();
            assertThat(accounts.logout(left).status()).isEqualTo(200);
        }
        // Sessions of a year that are over, which is more than what ends: of that nothing is kept.
        try (Database database = Databases.open(Optional.empty(), many)) {
            database.write(c -> Sql.change(
                    c,
                    "INSERT INTO sessions (id, user_id, refresh_id, created_at, expires_at)"
                            + " WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
                            + " SELECT 'session number ' || i, (SELECT MIN(id) FROM users), 'refresh ' || i, i, ? + i"
                            + " FROM n",
                    sessions,
                    4_000_000_000_000_000L));
        }
        try (ServiceProcess service = ServiceProcess.start(environment(many), "-Xmx256m")) {
            Accounts accounts = new Accounts(service.api());
            assertThat(accounts.me(left.access()).status()).isEqualTo(401);
            assertThat(accounts.me(alive.access()).status()).isEqualTo(200);
            assertThat(service.startTook()).isLessThan(MOST);
            Proof.figure(
                    29,
                    String.format(
                            Locale.ROOT,
                            "start at -Xmx256m with %,d sessions in the table %d ms, without %d ms",
                            sessions,
                            service.startTook().toMillis(),
                            before.toMillis()));
        }
    }

    private static Map<String, String> environment(Path folder) {
        return DatabaseKind.SQLITE.environment(Map.of("DATA_DIR", folder.toString()));
    }
}
