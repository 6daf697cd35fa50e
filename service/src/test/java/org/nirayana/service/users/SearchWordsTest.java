package org.nirayana.service.users;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;
import org.nirayana.testing.DatabaseKind;

/** What a user is found by. */
class SearchWordsTest {
    @Test
    void aTextIsFoundFromEachWordAndEachSignOn() {
        assertThat(SearchWords.of("Ada King-Lovelace"))
                .containsExactly("ada king-lovelace", "king-lovelace", "-lovelace", "lovelace");
        assertThat(SearchWords.of("a.b@example.org"))
                .isEqualTo(Set.of(
                        "a.b@example.org",
                        ".b@example.org",
                        "b@example.org",
                        "@example.org",
                        "example.org",
                        ".org",
                        "org"));
        assertThat(SearchWords.of("சகுந்தலா தேவி"))
                .as("vowel signs begin no word")
                .containsExactly("சகுந்தலா தேவி", "தேவி");
        assertThat(SearchWords.of("same", "SAME", " ")).containsExactly("same");
        assertThat(SearchWords.of("x".repeat(300))).containsExactly("x".repeat(SearchWords.MAX_LENGTH));
    }

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void usersFromBeforeAreMadeSearchableOnce(DatabaseKind kind, @TempDir Path folder) {
        Config config = Config.from(kind.environment(Map.of("DATA_DIR", folder.toString())));
        try (Database database = Databases.open(config.databaseUrl().map(Secret::value), folder)) {
            database.write(c -> {
                for (int i = 0; i < 1_201; i++) {
                    Sql.change(
                            c,
                            "INSERT INTO users (username, email, email_key, name, password, is_superuser, is_active,"
                                    + " is_deleted, created_at) VALUES (?, ?, ?, 'Old User', 'x', FALSE, TRUE, FALSE, 0)",
                            "old" + i,
                            i + "@b.c",
                            i + "@b.c");
                }
                return null;
            });
            SearchWords.complete(database);
            assertThat(found(database, "old us")).isEqualTo(1_201);
            assertThat(found(database, "old1200")).isEqualTo(1);
            database.write(c -> Sql.change(c, "DELETE FROM user_words"));
            SearchWords.complete(database);
            assertThat(found(database, "old")).as("not done twice").isZero();
        }
    }

    private static long found(Database database, String sought) {
        return database.read(
                c -> Sql.number(c, "SELECT COUNT(*) FROM users WHERE " + SearchWords.FOUND, SearchWords.range(sought)));
    }
}
