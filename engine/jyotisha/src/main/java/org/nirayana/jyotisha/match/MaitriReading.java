package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** How the friendship of the lords of the signs is scored. */
public enum MaitriReading implements Reading {
    NORTH("5, 4, 3, 1, 0.5 and 0: all sources but one"),
    MAITREYA("2 for two neutrals and for friend and enemy, 1 for neutral and enemy: Maitreya 8; unchecked");

    /** Which of them is chosen. */
    public static final Convention<MaitriReading> CONVENTION = Convention.of(
                    "maitri_table", "How the friendship of the lords of the signs is scored.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS);

    private final String note;

    MaitriReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<MaitriReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
