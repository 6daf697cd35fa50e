package org.nirayana.jyotisha.panchanga.calendar;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** When the Vikram year begins. */
public enum VikramReckoning implements Choice {
    /** With Chaitra, as in the north. */
    CHAITRADI("with Chaitra: the north"),
    /** With Kartika, as in Gujarat: from Chaitra to Ashvina the number is one less. */
    KARTIKADI("with Kartika: Gujarat");

    /** Which of them is chosen. */
    public static final Convention<VikramReckoning> CONVENTION = Convention.of(
                    "vikram", "When the Vikram year begins.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_NAMES);

    private final String note;

    VikramReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<VikramReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
