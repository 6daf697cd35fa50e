package org.nirayana.service.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The embedded database beside other processes. */
class SqliteDatabaseTest {
    @TempDir
    Path folder;

    @Test
    void theWriteLockIsFreeBetweenWrites() throws SQLException {
        try (Database database = Databases.open(Optional.empty(), folder)) {
            database.write(c -> Sql.change(c, "INSERT INTO counters (name, value) VALUES ('ours', 1)"));
            // As from another process, which waits a moment and not for ever.
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Databases.FILE));
                    Statement statement = other.createStatement()) {
                statement.execute("PRAGMA busy_timeout = 2000");
                statement.execute("INSERT INTO counters (name, value) VALUES ('theirs', 1)");
            }
            assertThat(database.<Long>read(
                            c -> Sql.number(c, "SELECT COUNT(*) FROM counters WHERE name IN ('ours', 'theirs')")))
                    .isEqualTo(2);
        }
    }
}
