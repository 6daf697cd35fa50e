package org.nirayana.service.http.routing;

import java.util.Optional;
import org.nirayana.service.http.message.Problem;

/** Which answer an exception of the features becomes, so that stores need not know of HTTP; one mapping for all routes. */
@FunctionalInterface
public interface ExceptionMapping {
    /** Nothing but problems is an answer. */
    ExceptionMapping NONE = exception -> Optional.empty();

    /** The answer; empty for what is no answer but a defect. */
    Optional<Problem> problemFor(RuntimeException exception);
}
