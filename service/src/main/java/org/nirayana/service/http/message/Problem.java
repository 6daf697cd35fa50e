package org.nirayana.service.http.message;

import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.view.OldClocksView;

/**
 * An answer that is an error, thrown from anywhere below a route and written as RFC 9457 problem details in one place.
 *
 * <p>Its kind is one of {@link ProblemKind}; the detail is for a human and may change.
 */
public final class Problem extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final ProblemKind kind;
    private final transient Reason reason;
    private final transient Map<String, String> headers;
    private final transient List<FieldError> errors;
    private final String oauthError;
    private final transient Optional<OldClocksView> clocks;

    private Problem(ProblemKind kind, Reason reason, String detail, List<FieldError> errors) {
        this(kind, reason, detail, Map.of(), errors, "", Optional.empty());
    }

    private Problem(
            ProblemKind kind,
            Reason reason,
            String detail,
            Map<String, String> headers,
            List<FieldError> errors,
            String oauthError,
            Optional<OldClocksView> clocks) {
        // No stack trace: a problem is an answer, not a defect, and refusing must stay cheap under attack.
        super(detail, null, false, false);
        this.kind = kind;
        this.reason = reason;
        this.headers = Map.copyOf(headers);
        this.errors = List.copyOf(errors);
        this.oauthError = oauthError;
        this.clocks = clocks;
    }

    /** A problem of the kind that its code has. */
    public static Problem of(Reason reason) {
        ProblemKind kind = ((ProblemCode) reason.code()).kind();
        Problem problem = new Problem(kind, reason, reason.sentence(), List.of());
        return kind.status() == 401 ? problem.with("WWW-Authenticate", "Bearer") : problem;
    }

    /** 429 or 503: later. */
    public static Problem of(Reason reason, long retryAfterSeconds) {
        return of(reason).with("Retry-After", Long.toString(Math.max(1, retryAfterSeconds)));
    }

    /** 400: understood, but these inputs are not allowed. */
    public static Problem invalid(InvalidInput input) {
        return new Problem(ProblemKind.INVALID_INPUT, input.reason(), input.getMessage(), input.errors());
    }

    /** 400: one input is not allowed. */
    public static Problem invalid(String field, Reason reason) {
        return invalid(InvalidInput.of(field, reason));
    }

    /** 400: by which clock a time was read is in doubt; of a kind of its own where nothing else is wrong. */
    public static Problem clockInDoubt(Problem invalid, OldClocksView clocks) {
        return new Problem(
                invalid.errors.size() == 1 ? ProblemKind.CLOCK_IN_DOUBT : invalid.kind,
                invalid.reason,
                invalid.getMessage(),
                invalid.headers,
                invalid.errors,
                "",
                Optional.of(clocks));
    }

    /** 503: others have the place that it needs. */
    public static Problem busy() {
        return of(ProblemCode.BUSY.with(), 1);
    }

    /** The same problem with one more header on its answer. */
    public Problem with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Problem(kind, reason, getMessage(), more, errors, oauthError, clocks);
    }

    /** The same problem with a code of RFC 6749 (5.2), unless it has one. */
    public Problem asOAuthError(String code) {
        return oauthError.isEmpty() ? new Problem(kind, reason, getMessage(), headers, errors, code, clocks) : this;
    }

    /** The code of RFC 6749, where it has one. */
    public Optional<String> oauthError() {
        return oauthError.isEmpty() ? Optional.empty() : Optional.of(oauthError);
    }

    /** By which clocks a time may have been read, where that is in doubt. */
    public Optional<OldClocksView> clocks() {
        return clocks;
    }

    /** What it is. */
    public ProblemKind kind() {
        return kind;
    }

    public int status() {
        return kind.status();
    }

    /** The stable relative address of the kind of problem. */
    public String type() {
        return kind.type();
    }

    public String title() {
        return kind.title();
    }

    /** What {@link #detail} says, as a code with values. */
    public Reason reason() {
        return reason;
    }

    public String detail() {
        return getMessage();
    }

    public Map<String, String> headers() {
        return headers;
    }

    public List<FieldError> errors() {
        return errors;
    }
}
