package org.nirayana.service;

import java.util.Map;
import java.util.Optional;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.report.FontsUnavailableException;
import org.nirayana.service.auth.TooManyAttemptsException;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.DatabaseBusy;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.StoreException;

/** The one place that says which answer an exception of the stores, or of drawing, becomes. */
final class ServiceExceptions {
    private static final Log LOG = Log.named("main");

    private ServiceExceptions() {}

    /** The answer; empty for whatever is a defect. Invalid input is an answer already. */
    static Optional<Problem> problemFor(RuntimeException exception) {
        if (exception instanceof StoreException refused) {
            return Optional.of(Problem.of(refused.reason()));
        }
        if (exception instanceof TooManyAttemptsException tooMany) {
            return Optional.of(Problem.of(tooMany.reason(), tooMany.retryAfterSeconds()));
        }
        if (exception instanceof DatabaseBusy) {
            return Optional.of(Problem.of(ProblemCode.DATABASE_BUSY.with(), 1));
        }
        if (exception instanceof DatabaseUnavailable) {
            return Optional.of(Problem.of(ProblemCode.DATABASE_UNREACHABLE.with(), 1));
        }
        if (exception instanceof FontsUnavailableException missing) {
            // Nothing that the caller could change, and nothing wrong with the program: the machine lacks a library.
            LOG.error("no fonts", missing, Map.of("reason", missing.getMessage()));
            return Optional.of(Problem.of(ProblemCode.FONTS_UNAVAILABLE.with("reason", missing.getMessage())));
        }
        return Optional.empty();
    }
}
