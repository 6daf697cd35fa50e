package org.nirayana.service.storage;

import java.io.Serial;

/** Somebody else changed the record since the caller read it. */
public final class StaleVersionException extends StoreException {
    @Serial
    private static final long serialVersionUID = 1L;

    public StaleVersionException() {
        super("It was changed since you read it; nothing of yours was saved.");
    }
}
