package org.nirayana.service;

import java.util.Map;
import java.util.Optional;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.report.FontsUnavailableException;
import org.nirayana.service.auth.TooManyAttemptsException;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.DatabaseBusy;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.NotFoundException;
import org.nirayana.service.storage.QuotaReachedException;
import org.nirayana.service.storage.StaleVersionException;
import org.nirayana.service.storage.StoreException;

/** The one place that says which answer an exception of the stores, or of drawing, becomes. */
final class ServiceExceptions {
    private static final Log LOG = Log.named("main");

    private ServiceExceptions() {}

    /** The answer; empty for whatever is a defect. Invalid input is an answer already. */
    static Optional<Problem> problemFor(RuntimeException exception) {
        if (exception instanceof StoreException refused) {
            return Optional.of(Problem.of(kind(refused), refused.getMessage()));
        }
        if (exception instanceof TooManyAttemptsException tooMany) {
            return Optional.of(Problem.tooManyRequests(tooMany.getMessage(), tooMany.retryAfterSeconds()));
        }
        if (exception instanceof DatabaseBusy) {
            return Optional.of(Problem.unavailable("The database is busy.", 1));
        }
        if (exception instanceof DatabaseUnavailable) {
            return Optional.of(Problem.unavailable("The database cannot be reached.", 1));
        }
        if (exception instanceof FontsUnavailableException missing) {
            // Nothing that the caller could change, and nothing wrong with the program: the machine lacks a library.
            LOG.error("no fonts", missing, Map.of("reason", missing.getMessage()));
            return Optional.of(Problem.of(ProblemKind.INTERNAL_ERROR, missing.getMessage()));
        }
        return Optional.empty();
    }

    private static ProblemKind kind(StoreException refused) {
        if (refused instanceof NotFoundException) {
            return ProblemKind.NOT_FOUND;
        }
        if (refused instanceof ConflictException) {
            return ProblemKind.CONFLICT;
        }
        if (refused instanceof QuotaReachedException) {
            return ProblemKind.QUOTA_REACHED;
        }
        if (refused instanceof StaleVersionException) {
            return ProblemKind.PRECONDITION_FAILED;
        }
        throw new IllegalStateException("a refusal without an answer", refused);
    }
}
