package org.nirayana.batch;

import java.io.Serial;
import org.nirayana.api.problem.Reason;

/** Why a row cannot be computed; not a defect, so it has no stack trace. The message is the English sentence. */
public final class RowProblem extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final transient Reason reason;

    public RowProblem(Reason reason) {
        this(reason, reason.sentence());
    }

    /** With more to say than the code has. */
    RowProblem(Reason reason, String message) {
        super(message, null, false, false);
        this.reason = reason;
    }

    /** What is wrong with one of the fields of the row. */
    static RowProblem of(RowField field, Reason reason) {
        return new RowProblem(reason.about(field.id()));
    }

    /** What the message says, as a code with values. */
    public Reason reason() {
        return reason;
    }
}
