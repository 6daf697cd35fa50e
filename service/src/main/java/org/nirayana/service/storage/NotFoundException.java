package org.nirayana.service.storage;

import java.io.Serial;
import org.nirayana.api.problem.Reason;

/** There is no such record, or none that the caller may see. */
public final class NotFoundException extends StoreException {
    @Serial
    private static final long serialVersionUID = 1L;

    public NotFoundException(Reason reason) {
        super(reason);
    }
}
