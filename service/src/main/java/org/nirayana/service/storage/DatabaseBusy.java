package org.nirayana.service.storage;

/** Others use the database for longer than a request may wait; nothing was tried. It is there, and later may work. */
public final class DatabaseBusy extends DatabaseUnavailable {
    private static final long serialVersionUID = 1L;

    DatabaseBusy(String message) {
        super(message);
    }

    DatabaseBusy(String message, Throwable cause) {
        super(message, cause);
    }
}
