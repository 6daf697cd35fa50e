package org.nirayana.api.operation;

import java.io.Serial;
import java.util.List;

/** What is wrong with the input of an operation, all of it at once. */
public final class InvalidInput extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    /** One thing wrong with the input. */
    public record FieldError(String field, String message) {}

    private final transient List<FieldError> errors;

    public InvalidInput(List<FieldError> errors) {
        // No stack trace: this is an answer, not a defect, and refusing must stay cheap under attack.
        super(
                errors.size() == 1
                        ? errors.get(0).field() + ": " + errors.get(0).message()
                        : errors.size() + " inputs are invalid.",
                null,
                false,
                false);
        this.errors = List.copyOf(errors);
    }

    public List<FieldError> errors() {
        return errors;
    }
}
