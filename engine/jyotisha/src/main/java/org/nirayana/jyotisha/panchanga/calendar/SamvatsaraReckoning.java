package org.nirayana.jyotisha.panchanga.calendar;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** With what the year begins that bears one of the sixty names of the south. */
public enum SamvatsaraReckoning implements Choice {
    /** With the lunar month Chaitra: Ugadi of the Telugu, Kannada and Marathi almanacs. */
    LUNAR("the lunar one from Chaitra: Telugu, Kannada and Marathi almanacs"),
    /** With the solar month of Mesha: the new year of the Tamil almanacs, some weeks later. */
    SOLAR("the solar one from Mesha: Tamil almanacs");

    /** Which of them is chosen. */
    public static final Convention<SamvatsaraReckoning> CONVENTION = Convention.of(
                    "samvatsara", "Which year `samvatsara_south` names.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_NAMES);

    private final String note;

    SamvatsaraReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<SamvatsaraReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
