package org.nirayana.api.operation;

import java.io.Serial;
import java.util.List;

/**
 * What is wrong with the input of an operation, all of it at once; of very much the beginning, so that a refusal is never
 * much larger than what it refuses.
 */
public final class InvalidInput extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** How many errors are told. */
    public static final int MAX_ERRORS = 20;

    /** How much of a name is told that somebody else chose. */
    private static final int LONGEST_NAME = 64;

    /** One thing wrong with the input. */
    public record FieldError(String field, String message) {
        public FieldError {
            if (field.codePointCount(0, field.length()) > LONGEST_NAME) {
                field = field.substring(0, field.offsetByCodePoints(0, LONGEST_NAME)) + "…";
            }
        }
    }

    private final transient List<FieldError> errors;

    public InvalidInput(List<FieldError> errors) {
        // No stack trace: this is an answer, not a defect, and refusing must stay cheap under attack.
        super(
                errors.size() == 1
                        ? errors.get(0).field() + ": " + errors.get(0).message()
                        : errors.size() > MAX_ERRORS
                                ? errors.size() + " inputs are invalid: the first " + MAX_ERRORS + " are listed, and "
                                        + (errors.size() - MAX_ERRORS) + " more are not."
                                : errors.size() + " inputs are invalid.",
                null,
                false,
                false);
        this.errors = List.copyOf(errors.subList(0, Math.min(errors.size(), MAX_ERRORS)));
    }

    /** One input is not allowed. */
    public static InvalidInput of(String field, String message) {
        return new InvalidInput(List.of(new FieldError(field, message)));
    }

    public List<FieldError> errors() {
        return errors;
    }
}
