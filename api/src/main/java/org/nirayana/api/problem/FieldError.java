package org.nirayana.api.problem;

/** One thing wrong with the input. */
public record FieldError(String field, Reason reason) {
    /** How much of a name is told that somebody else chose. */
    private static final int LONGEST_NAME = 64;

    public FieldError {
        if (!(reason.code() instanceof FieldCode)) {
            throw new IllegalArgumentException(reason.code() + " is not about a field.");
        }
        if (field.codePointCount(0, field.length()) > LONGEST_NAME) {
            field = field.substring(0, field.offsetByCodePoints(0, LONGEST_NAME)) + "…";
        }
    }

    /** What is wrong, in English. */
    public String message() {
        return reason.sentence();
    }
}
