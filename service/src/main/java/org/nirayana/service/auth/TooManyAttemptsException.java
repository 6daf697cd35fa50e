package org.nirayana.service.auth;

import java.io.Serial;

/** Somebody tried too often and may come back later. */
public final class TooManyAttemptsException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final long retryAfterSeconds;

    public TooManyAttemptsException(String message, long retryAfterSeconds) {
        // No stack trace: refusing must stay cheap under attack.
        super(message, null, false, false);
        this.retryAfterSeconds = retryAfterSeconds;
    }

    public long retryAfterSeconds() {
        return retryAfterSeconds;
    }
}
