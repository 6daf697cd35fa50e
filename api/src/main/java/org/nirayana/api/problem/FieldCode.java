package org.nirayana.api.problem;

/** What is wrong with an input; the sentence goes on after the name of the field. */
public enum FieldCode implements Code {
    REQUIRED("is required", "It has to be given."),
    NOT_A_PARAMETER("is not a parameter here; allowed: {allowed:list}", "The operation has no parameter of this name."),
    NOT_KNOWN("is not known here; allowed: {allowed:list}", "The object has no member of this name."),
    NUMBER_BETWEEN("must be a decimal number from {min:number} to {max:number}", "No number, or outside the limits."),
    NUMBER_OF_UNIT_BETWEEN(
            "must be a decimal number of {unit} from {min:number} to {max:number}",
            "No number, or outside the limits."),
    INTEGER_BETWEEN(
            "must be a whole number from {min:number} to {max:number}", "No whole number, or outside the limits."),
    INTEGER_BETWEEN_FOR_GUESTS(
            "must be a whole number from {min:number} to {max:number} for guests; with an account it must be a whole number from"
                    + " {account_min:number} to {account_max:number}",
            "More than guests may ask for."),
    ONE_OF("must be one of {allowed:list}", "None of the words that it may be."),
    TRUE_OR_FALSE("must be true or false", "Something else than a flag."),
    LENGTH_AT_MOST("may have {max:number} characters", "The text is too long."),
    OBJECT_WITH("must be a JSON object with {members:list}", "The body is no object."),
    /** Until every sentence has a code. */
    OTHER("{sentence}", "A sentence without a code of its own.");

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it once it is made
    private final Sentence sentence;

    private final String meaning;

    FieldCode(String sentence, String meaning) {
        this.sentence = new Sentence(sentence);
        this.meaning = meaning;
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
