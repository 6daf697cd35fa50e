package org.nirayana.service.storage;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.sql.SQLTransientException;
import java.util.Optional;
import org.sqlite.SQLiteException;

/** Tells "the database is away" from "it is busy", "it is damaged" and "the statement is wrong". */
final class SqlFailures {
    private SqlFailures() {}

    static RuntimeException translate(SQLException failure) {
        if (isDamage(failure)) {
            return new DatabaseDamaged(failure);
        }
        Optional<String> refusal = refusal(failure);
        if (refusal.isPresent()) {
            return new DatabaseRefused(refusal.get(), failure);
        }
        if (isBusy(failure)) {
            return new DatabaseBusy("others use the database", failure);
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

    /** Why a server that is there does not let us in; in words of our own, as those of the server name the user. */
    private static Optional<String> refusal(SQLException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            String state = cause instanceof SQLException sql ? String.valueOf(sql.getSQLState()) : "";
            if (state.startsWith("28")) {
                return Optional.of("names a user or a password that the database does not take");
            }
            if (state.equals("3D000")) {
                return Optional.of("names a database that does not exist on that server");
            }
        }
        return Optional.empty();
    }

    /** Whether others held for too long what the caller waited for: a lock, or every connection of the pool. */
    private static boolean isBusy(SQLException failure) {
        if (failure instanceof SQLiteException sqlite) {
            return sqlite.getResultCode().name().startsWith("SQLITE_BUSY");
        }
        // The pool names a cause where a connection could not be made; without one, all are in use.
        boolean poolInUse = failure instanceof SQLTransientConnectionException && failure.getCause() == null;
        return poolInUse || "55P03".equals(failure.getSQLState());
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
        // standby that cannot write.
        return state != null
                && (state.startsWith("08")
                        || state.startsWith("53")
                        || state.startsWith("57")
                        || state.startsWith("58")
                        || state.equals("25006"));
    }
}
