package org.nirayana.service.storage;

import java.io.Serial;
import org.nirayana.api.problem.Reason;

/** It would clash with what is kept, such as a name that is taken. */
public final class ConflictException extends StoreException {
    @Serial
    private static final long serialVersionUID = 1L;

    public ConflictException(Reason reason) {
        super(reason);
    }
}
