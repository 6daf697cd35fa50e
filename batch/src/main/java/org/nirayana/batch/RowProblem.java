package org.nirayana.batch;

import java.io.Serial;

/** Why a row cannot be computed, as a sentence for whoever wrote it; not a defect, so it has no stack trace. */
public final class RowProblem extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    public RowProblem(String reason) {
        super(reason, null, false, false);
    }

    /** What is wrong with one of the fields of the row. */
    static RowProblem of(RowField field, String reason) {
        return new RowProblem(field.id() + " " + reason);
    }
}
