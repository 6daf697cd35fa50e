package org.nirayana.api.problem;

import java.util.Locale;

/** A constant of the catalogue: an id that never changes, and its English sentence with gaps. */
public sealed interface Code permits FieldCode, ProblemCode, ReasonCode {
    /** The name of the constant. */
    String name();

    /** The English sentence, with the names and types of its gaps. */
    Sentence sentence();

    /** When it is answered, for people. */
    String meaning();

    /** What answers call it. */
    default String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The code with the values of its gaps.
     *
     * @param namesAndValues in turn, one pair for each gap
     */
    default Reason with(Object... namesAndValues) {
        return Reason.of(this, namesAndValues);
    }
}
