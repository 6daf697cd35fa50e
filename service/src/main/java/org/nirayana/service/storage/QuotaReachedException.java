package org.nirayana.service.storage;

import java.io.Serial;
import org.nirayana.api.problem.Reason;

/** As many are kept as the caller may keep. */
public final class QuotaReachedException extends StoreException {
    @Serial
    private static final long serialVersionUID = 1L;

    public QuotaReachedException(Reason reason) {
        super(reason);
    }
}
