package org.nirayana.service.storage;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientException;
import org.sqlite.SQLiteException;

/** Tells "the database is away" from "it is damaged" and from "the statement is wrong". */
final class SqlFailures {
    private SqlFailures() {}

    static RuntimeException translate(SQLException failure) {
        if (isDamage(failure)) {
            return new DatabaseDamaged(failure);
        }
        return isAway(failure)
                ? new DatabaseUnavailable("the database cannot be reached", failure)
                : new StorageFailure("a statement failed: " + failure.getMessage(), failure);
    }

    /** Whether the database is there, and what it holds is broken. */
    static boolean isDamage(SQLException failure) {
        if (failure instanceof SQLiteException sqlite) {
            String code = sqlite.getResultCode().name();
            return code.startsWith("SQLITE_CORRUPT") || code.equals("SQLITE_NOTADB");
        }
        // Data corrupted, index corrupted.
        return "XX001".equals(failure.getSQLState()) || "XX002".equals(failure.getSQLState());
    }

    private static boolean isAway(SQLException failure) {
        if (failure instanceof SQLTransientException || failure instanceof SQLNonTransientConnectionException) {
            return true;
        }
        if (failure instanceof SQLiteException sqlite) {
            return switch (sqlite.getResultCode()) {
                // A statement or value that can never work is ours to mend; everything else SQLite reports (busy, disk
                // full, I/O error, file gone) is the state of the file.
                case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_MISUSE, SQLITE_RANGE, SQLITE_TOOBIG ->
                    false;
                default -> !sqlite.getResultCode().name().startsWith("SQLITE_CONSTRAINT");
            };
        }
        String state = failure.getSQLState();
        // 08 connection, 53 out of resources, 57 operator intervention (shutdown, cancelled), 58 system error, 25006 a
        // standby that cannot write, 55P03 a lock not had in time.
        return state != null
                && (state.startsWith("08")
                        || state.startsWith("53")
                        || state.startsWith("57")
                        || state.startsWith("58")
                        || state.equals("25006")
                        || state.equals("55P03"));
    }
}
