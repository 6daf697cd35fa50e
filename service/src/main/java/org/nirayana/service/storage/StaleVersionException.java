package org.nirayana.service.storage;

import java.io.Serial;
import org.nirayana.api.problem.ProblemCode;

/** Somebody else changed the record since the caller read it. */
public final class StaleVersionException extends StoreException {
    @Serial
    private static final long serialVersionUID = 1L;

    public StaleVersionException() {
        super(ProblemCode.STALE_VERSION.with());
    }
}
