package org.nirayana.api.problem;

/** Why a row is not computed, what was guessed, or why an answer lacks something. */
public enum ReasonCode implements Code {
    OTHER("{sentence}", "A sentence without a code of its own.");

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it once it is made
    private final Sentence sentence;

    private final String meaning;

    ReasonCode(String sentence, String meaning) {
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
