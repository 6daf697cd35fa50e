package org.nirayana.service.storage;

/** The server is there and does not let us in, or has no such database: trying again does not help while nobody changes that. */
public final class DatabaseRefused extends DatabaseUnavailable {
    private static final long serialVersionUID = 1L;

    DatabaseRefused(String message, Throwable cause) {
        super(message, cause);
    }
}
