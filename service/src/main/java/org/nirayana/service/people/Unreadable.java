package org.nirayana.service.people;

import java.io.Serial;

/** An entry of a file that cannot be read, with the reason for people. */
final class Unreadable extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    Unreadable(String reason) {
        this(reason, null);
    }

    Unreadable(String reason, Throwable cause) {
        // No stack trace: this is an answer, not a defect.
        super(reason, cause, false, false);
    }
}
