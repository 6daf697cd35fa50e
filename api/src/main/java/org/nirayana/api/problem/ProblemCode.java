package org.nirayana.api.problem;

/** Why a whole question is refused, and of which kind that is. */
public enum ProblemCode implements Code {
    INPUTS_INVALID(ProblemKind.INVALID_INPUT, "{count:number} inputs are invalid.", "The list of errors says which."),
    INPUT_INVALID(
            ProblemKind.INVALID_INPUT,
            "1 input is invalid.",
            "The detail is the field and the message of the one error in the list."),
    MANY_INPUTS_INVALID(
            ProblemKind.INVALID_INPUT,
            "{count:number} inputs are invalid: the first {listed:number} are listed, and {more:number} more are not.",
            "The list of errors has the first of them."),
    /** Until every sentence has a code. */
    OTHER(ProblemKind.BAD_REQUEST, "{sentence}", "A sentence without a code of its own.");

    private final ProblemKind kind;

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it once it is made
    private final Sentence sentence;

    private final String meaning;

    ProblemCode(ProblemKind kind, String sentence, String meaning) {
        this.kind = kind;
        this.sentence = new Sentence(sentence);
        this.meaning = meaning;
    }

    /** The kind of problem that it is. */
    public ProblemKind kind() {
        return kind;
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }

    @Override
    public String meaning() {
        return meaning;
    }
}
