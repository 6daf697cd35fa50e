package org.nirayana.api.operation;

import java.io.Serial;
import java.util.List;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;

/**
 * What is wrong with the input of an operation, all of it at once; of very much the beginning, so that a refusal is never
 * much larger than what it refuses.
 */
public final class InvalidInput extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** How many errors are told. */
    public static final int MAX_ERRORS = 20;

    private final transient Reason reason;
    private final transient List<FieldError> errors;

    public InvalidInput(List<FieldError> errors) {
        this(errors, errors.size());
    }

    /**
     * The same of what is wrong beyond the first.
     *
     * @param all how many there are
     */
    InvalidInput(List<FieldError> errors, int all) {
        this(reason(all), errors, all);
    }

    private InvalidInput(Reason reason, List<FieldError> errors, int all) {
        // No stack trace: this is an answer, not a defect, and refusing must stay cheap under attack.
        super(
                all == 1 ? errors.get(0).field() + ": " + errors.get(0).message() : reason.sentence(),
                null,
                false,
                false);
        this.reason = reason;
        this.errors = List.copyOf(errors.subList(0, Math.min(errors.size(), MAX_ERRORS)));
    }

    /** One input is not allowed. */
    public static InvalidInput of(String field, Reason reason) {
        return new InvalidInput(List.of(new FieldError(field, reason)));
    }

    /** The whole in a sentence. */
    public Reason reason() {
        return reason;
    }

    public List<FieldError> errors() {
        return errors;
    }

    private static Reason reason(int count) {
        if (count == 1) {
            return ProblemCode.INPUT_INVALID.with();
        }
        return count > MAX_ERRORS
                ? ProblemCode.MANY_INPUTS_INVALID.with("count", count, "listed", MAX_ERRORS, "more", count - MAX_ERRORS)
                : ProblemCode.INPUTS_INVALID.with("count", count);
    }
}
