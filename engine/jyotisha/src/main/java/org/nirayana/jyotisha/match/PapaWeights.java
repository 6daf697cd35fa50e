package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** How much a malefic counts for papasamya. */
public enum PapaWeights implements Reading {
    PROKERALA("1 from the ascendant, a half from the Moon, a quarter from Venus: Prokerala"),
    EQUAL("1 from each");

    /** Which of them is chosen. */
    public static final Convention<PapaWeights> CONVENTION = Convention.of(
                    "papa_weights", "How much a malefic counts for papasamya.", values())
            .about(Scope.PAIR)
            .moving(Part.TWO_CHARTS);

    private final String note;

    PapaWeights(String note) {
        this.note = note;
    }

    @Override
    public Convention<PapaWeights> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
