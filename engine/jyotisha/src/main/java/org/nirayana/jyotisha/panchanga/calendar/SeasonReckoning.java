package org.nirayana.jyotisha.panchanga.calendar;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** By what the seasons and the halves of the year are told. */
public enum SeasonReckoning implements Choice {
    /** The Sun in the sidereal rasis; Uttarayana begins with Makara Sankranti. */
    SIDEREAL("the Sun in the sidereal rasis"),
    /** The Sun in the tropical rasis; Uttarayana begins with the winter solstice, as in the Rashtriya Panchang. */
    TROPICAL("the Sun in the tropical rasis, as in the Rashtriya Panchang"),
    /** Seasons by the lunar month, Chaitra and Vaishakha being spring; the halves of the year as {@link #SIDEREAL}. */
    LUNAR("seasons by the lunar month, the halves of the year by the sidereal Sun");

    /** Which of them is chosen. */
    public static final Convention<SeasonReckoning> CONVENTION = Convention.of(
                    "seasons", "By what ritu and ayana are told.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_NAMES);

    private final String note;

    SeasonReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<SeasonReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
