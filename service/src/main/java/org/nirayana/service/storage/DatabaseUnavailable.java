package org.nirayana.service.storage;

/** The database cannot be reached just now; trying again later may work. */
public sealed class DatabaseUnavailable extends RuntimeException
        permits DatabaseBusy, DatabaseDamaged, DatabaseRefused, LibraryNotLoaded {
    private static final long serialVersionUID = 1L;

    public DatabaseUnavailable(String message, Throwable cause) {
        super(message, cause);
    }

    DatabaseUnavailable(String message) {
        super(message);
    }
}
