package org.nirayana.service.users;

import java.sql.SQLException;
import java.util.List;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Parts;
import org.nirayana.service.storage.Sql;

/**
 * Removes users for good who were marked for it, in parts: ten thousand people in one transaction would keep everybody else from
 * writing for many seconds. Whoever is marked cannot sign in any more and cannot be brought back, and the row of the user goes last; so
 * what a killed process leaves is found and removed by the next.
 */
final class Erasure {
    private static final int ROWS_AT_FIRST = 500;
    private static final int MAX_ROWS = 5_000;

    /** What may have many rows, those that depend on others first; the rest goes with the row of the user. */
    private record Table(String name, String key) {}

    private static final List<Table> TABLES = List.of(
            new Table("people_words", "user_id, word, person"),
            new Table("people_tags", "user_id, tag_key, person"),
            new Table("people", "id"),
            new Table("usage_counts", "user_id, day, key_id, endpoint"),
            new Table("shares", "id"),
            new Table("api_keys", "id"),
            new Table("letters", "id"));

    private final Database database;
    private final ChangeLog changeLog;

    Erasure(Database database, ChangeLog changeLog) {
        this.database = database;
        this.changeLog = changeLog;
    }

    /** Marks a user, who is soft-deleted by that, too. */
    static void mark(ChangeLog.Entry entry, long userId) throws SQLException {
        Sql.change(
                entry.connection(),
                "UPDATE users SET erasing = TRUE, is_deleted = TRUE, deleted_at = ? WHERE id = ?",
                entry.now(),
                userId);
    }

    /** Removes all that were marked. */
    void eraseMarked() {
        database.<List<Long>>read(c -> Sql.all(c, "SELECT id FROM users WHERE erasing = TRUE", row -> row.getLong(1)))
                .forEach(this::erase);
    }

    /** Removes one that was marked; several may do so at once. */
    void erase(long userId) {
        for (Table table : TABLES) {
            Parts parts = new Parts(ROWS_AT_FIRST, MAX_ROWS);
            boolean more = true;
            while (more) {
                int size = parts.size();
                more = parts.write(database, c -> {
                    // Those who erase the same user take turns; and an import under way writes no more.
                    Sql.change(c, "UPDATE users SET erasing = TRUE WHERE id = ?", userId);
                    Sql.change(c, "UPDATE people_imports SET abandoned = TRUE WHERE user_id = ?", userId);
                    return Sql.change(
                                    c,
                                    "DELETE FROM " + table.name() + " WHERE (" + table.key() + ") IN (SELECT "
                                            + table.key() + " FROM " + table.name() + " WHERE user_id = ? LIMIT " + size
                                            + ")",
                                    userId)
                            > 0;
                });
            }
        }
        changeLog.write(entry -> {
            Sql.change(entry.connection(), "DELETE FROM users WHERE id = ?", userId);
            entry.userChanged(userId);
            return null;
        });
    }
}
