package org.nirayana.service.auth;

import java.io.Serial;
import org.nirayana.api.problem.Reason;

/** Somebody tried too often and may come back later. */
public final class TooManyAttemptsException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final transient Reason reason;
    private final long retryAfterSeconds;

    public TooManyAttemptsException(Reason reason, long retryAfterSeconds) {
        // No stack trace: refusing must stay cheap under attack.
        super(reason.sentence(), null, false, false);
        this.reason = reason;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    public Reason reason() {
        return reason;
    }

    public long retryAfterSeconds() {
        return retryAfterSeconds;
    }
}
