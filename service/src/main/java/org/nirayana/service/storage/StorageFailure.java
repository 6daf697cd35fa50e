package org.nirayana.service.storage;

/** A statement failed although the database is there: a fault of ours, not of the caller. */
public final class StorageFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StorageFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
