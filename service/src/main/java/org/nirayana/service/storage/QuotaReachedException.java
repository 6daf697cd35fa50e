package org.nirayana.service.storage;

import java.io.Serial;

/** As many are kept as the caller may keep. */
public final class QuotaReachedException extends StoreException {
    @Serial
    private static final long serialVersionUID = 1L;

    public QuotaReachedException(String message) {
        super(message);
    }
}
