package org.nirayana.api.problem;

/** Why a row is not computed, what was guessed, or why an answer lacks something. */
public enum ReasonCode implements Code {
    MOON_NOT_CERTAIN(
            "Where a Moon stands is not certain: what all its possible places agree on is told, and the least and the most of the"
                    + " rest.",
            "A time of birth or half of a pada is not known, so that some points are given as a range."),
    BIRTHS_NEEDED(
            "It needs the births of both; of one only the star of the Moon is given.",
            "A part of a comparison that whole charts decide."),
    HOUSES_NEED_TIME(
            "Houses are counted from the ascendant, which needs the time of birth.",
            "A part that is counted from the ascendant, where only the day of birth is known."),
    DASHAS_NEED_TIME(
            "Dashas begin with the degree of the Moon, which needs the time of birth.",
            "Periods, where only the day of birth is known."),
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
