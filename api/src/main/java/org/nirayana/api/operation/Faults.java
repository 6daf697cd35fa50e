package org.nirayana.api.operation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.Reason;

/** What is wrong with an input, collected so that the caller hears of all of it at once. */
public final class Faults {
    private final List<FieldError> first = new ArrayList<>();
    private int count;

    /** Adds a complaint; of very many only the first are kept. */
    public void reject(String field, Reason reason) {
        if (count++ < InvalidInput.MAX_ERRORS) {
            first.add(new FieldError(field, reason));
        }
    }

    /** Says of a field something else than what was said. */
    void replace(String field, Reason reason) {
        for (int i = 0; i < first.size(); i++) {
            if (first.get(i).field().equals(field)) {
                first.set(i, new FieldError(field, reason));
                return;
            }
        }
        reject(field, reason);
    }

    /** The first of them. */
    public List<FieldError> first() {
        return Collections.unmodifiableList(first);
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** Throws what is wrong, if anything is. */
    public void check() {
        if (count > 0) {
            throw new InvalidInput(first, count);
        }
    }
}
