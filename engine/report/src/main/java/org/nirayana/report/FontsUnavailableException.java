package org.nirayana.report;

import java.io.Serial;

/** Thrown where the Java of the machine cannot use fonts, so that nothing can be drawn; the message says what is missing. */
public final class FontsUnavailableException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    FontsUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
