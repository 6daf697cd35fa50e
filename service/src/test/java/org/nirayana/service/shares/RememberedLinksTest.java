package org.nirayana.service.shares;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.auth.SigningKeys;
import org.nirayana.service.config.Secret;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;

/** Links that were opened are remembered up to a number of bytes, whatever their addresses hold. */
@Tag("memory")
class RememberedLinksTest {
    private static final int USERS = 6;

    @Test
    void linksAreForgottenByTheLengthOfTheirAddresses(@TempDir Path folder) {
        Clock clock = Clock.systemUTC();
        try (Database database = Databases.open(Optional.empty(), folder);
                Shares shares = new Shares(
                        database,
                        new ChangeLog(database, clock),
                        new SigningKeys(new Secret("a key for these tests, and long enough to sign"), Optional.empty()),
                        clock)) {
            String filler = "z".repeat(PageAddress.MAX_LENGTH - 100);
            for (int user = 1; user <= USERS; user++) {
                int id = user;
                database.write(c -> Sql.change(
                        c,
                        "INSERT INTO users (id, username, email, email_key, name, password, is_superuser, is_active,"
                                + " is_deleted, created_at) VALUES (?, ?, ?, ?, 'A', 'x', FALSE, TRUE, FALSE, 0)",
                        id,
                        "user" + id,
                        id + "@b",
                        id + "@b"));
                for (int n = 0; n < Shares.MAX_LIVE_PER_USER; n++) {
                    PageAddress address =
                            PageAddress.parse("/chart?name=" + n + filler).orElseThrow();
                    Share made = shares.create(id, ShareKind.CHART, "Chart", address, Optional.empty());
                    assertThat(shares.live(made.token().orElseThrow())).isPresent();
                }
            }
            assertThat(shares.rememberedLinks()).isBetween(50L, Shares.MAX_REMEMBERED_BYTES / (long) filler.length());
        }
    }
}
