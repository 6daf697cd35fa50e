package org.nirayana.service.storage;

import java.io.Serial;
import org.nirayana.api.problem.Reason;

/**
 * A store refuses what it was asked for, in a sentence for whoever asked. Nothing was changed: the transaction in which it is
 * thrown is taken back.
 */
public abstract sealed class StoreException extends RuntimeException
        permits ConflictException, NotFoundException, QuotaReachedException, StaleVersionException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final transient Reason reason;

    StoreException(Reason reason) {
        // No stack trace: this is an answer, not a defect, and refusing must stay cheap under attack.
        super(reason.sentence(), null, false, false);
        this.reason = reason;
    }

    /** Why, as a code with values. */
    public Reason reason() {
        return reason;
    }
}
