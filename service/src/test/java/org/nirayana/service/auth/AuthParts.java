package org.nirayana.service.auth;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.nirayana.service.config.Secret;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;

/** The parts of sign-in on a SQLite of their own, without HTTP, at a time that a test sets. */
final class AuthParts implements AutoCloseable {
    static final Duration ACCESS = Duration.ofMinutes(30);
    static final Duration REFRESH = Duration.ofDays(30);
    static final Sessions.From FROM = new Sessions.From("a test", "192.0.2.1");
    private static final String HASH = "a hash";

    final SetClock clock = new SetClock();
    final Database database;
    final ChangeLog changeLog;
    final Tokens tokens;
    final AccountCache memory;
    final Sessions sessions;
    final Credentials credentials;

    AuthParts(Path folder) {
        database = Databases.open(Optional.empty(), folder);
        changeLog = new ChangeLog(database, clock);
        tokens = new Tokens(
                new SigningKeys(new Secret("a key for these tests, and long enough to sign"), Optional.empty()), clock);
        memory = new AccountCache(database, new ApiKeys(database, changeLog), "Free");
        changeLog.listen(memory::apply);
        sessions = new Sessions(database, changeLog, tokens, clock, ACCESS, REFRESH);
        credentials = new Credentials(database, sessions);
    }

    /** A user without a tier, active and no superuser. */
    Credentials.Credential user(String name) {
        change(
                "INSERT INTO users (username, email, email_key, name, password, is_superuser, is_active, is_deleted,"
                        + " created_at) VALUES (?, ?, ?, ?, ?, FALSE, TRUE, FALSE, 0)",
                name,
                name + "@Example.com",
                name + "@example.com",
                "Name of " + name,
                HASH);
        return credentials.find(name).orElseThrow();
    }

    /** Writes behind the back of everything that remembers. */
    void change(String sql, Object... values) {
        database.write(connection -> Sql.change(connection, sql, values));
    }

    long number(String sql, Object... values) {
        return database.read(connection -> Sql.number(connection, sql, values));
    }

    @Override
    public void close() {
        database.close();
    }
}
