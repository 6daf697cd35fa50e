package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which grahas count for papasamya. */
public enum PapaGrahas implements Reading {
    FOUR("Mars, Saturn, Sun, Rahu: Prokerala"),
    FIVE("Ketu too");

    /** Which of them is chosen. */
    public static final Convention<PapaGrahas> CONVENTION = Convention.of(
                    "papa_grahas", "Which grahas count for papasamya.", values())
            .about(Scope.PAIR)
            .moving(Part.TWO_CHARTS);

    private final String note;

    PapaGrahas(String note) {
        this.note = note;
    }

    @Override
    public Convention<PapaGrahas> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
