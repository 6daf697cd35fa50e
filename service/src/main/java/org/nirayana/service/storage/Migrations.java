package org.nirayana.service.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The schema's history: numbered files, each applied once, in order, in one transaction with the others that are due.
 *
 * <p>Two instances that start at once take turns: PostgreSQL by an advisory lock held to the end of the transaction,
 * SQLite by its single write lock. A database made by a newer program, or a file that changed after it was applied, is
 * refused rather than guessed at.
 */
final class Migrations {
    /** In the order of their numbers. A file that has been released is never edited; a new one is added. */
    private static final List<String> FILES = List.of(
            "0001-accounts.sql",
            "0002-sessions.sql",
            "0003-search.sql",
            "0004-letters.sql",
            "0005-administration.sql",
            "0006-people.sql",
            "0007-api-keys.sql",
            "0008-shares.sql",
            "0009-registration.sql",
            "0010-guests.sql",
            "0011-addresses.sql",
            "0012-short-writes.sql");

    /** Any number that no other program is likely to use for its own lock. */
    private static final long ADVISORY_LOCK = 0x6e6972_6179616eL;

    private record Migration(int number, String name, String sql) {
        String checksum() {
            try {
                return HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(sql.getBytes(StandardCharsets.UTF_8)));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }
    }

    private final List<Migration> migrations;

    private Migrations(List<Migration> migrations) {
        this.migrations = migrations;
    }

    static Migrations fromResources() {
        List<Migration> found = new ArrayList<>();
        for (String file : FILES) {
            try (InputStream in = Migrations.class.getResourceAsStream("migrations/" + file)) {
                String sql = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                found.add(new Migration(Integer.parseInt(file.substring(0, 4)), file, sql));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return new Migrations(found);
    }

    void apply(Database database) {
        database.write(connection -> {
            try (Statement statement = connection.createStatement()) {
                if (database.dialect() == Dialect.POSTGRESQL) {
                    statement.execute("SELECT pg_advisory_xact_lock(" + ADVISORY_LOCK + ")");
                }
                statement.execute("CREATE TABLE IF NOT EXISTS schema_history ("
                        + "number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL)");
                Map<Integer, String> applied = applied(connection);
                for (Migration migration : migrations) {
                    String known = applied.remove(migration.number());
                    if (known == null) {
                        run(connection, statement, database.dialect(), migration);
                    } else if (!known.equals(migration.checksum())) {
                        throw new IllegalStateException("the database was made with another version of migration "
                                + migration.name() + "; it cannot be used with this program");
                    }
                }
                if (!applied.isEmpty()) {
                    throw new IllegalStateException("the database was made by a newer version of this program"
                            + " (migrations " + applied.keySet() + "); use that version or a backup");
                }
            }
            return null;
        });
    }

    private static Map<Integer, String> applied(Connection connection) throws SQLException {
        Map<Integer, String> applied = new TreeMap<>();
        Sql.all(
                connection,
                "SELECT number, checksum FROM schema_history",
                row -> applied.put(row.getInt(1), row.getString(2)));
        return applied;
    }

    private static void run(Connection connection, Statement statement, Dialect dialect, Migration migration)
            throws SQLException {
        // Statements end with a semicolon at the end of a line; no migration needs one elsewhere.
        for (String part : dialect.translate(migration.sql(), Micros.now(Clock.systemUTC()))
                .split(";[ \t]*\r?\n", -1)) {
            String sql = part.replaceAll("(?m)^\\s*--.*$", "").trim();
            if (!sql.isEmpty()) {
                statement.execute(sql);
            }
        }
        Sql.change(
                connection,
                "INSERT INTO schema_history (number, name, checksum) VALUES (?, ?, ?)",
                migration.number(),
                migration.name(),
                migration.checksum());
    }
}
