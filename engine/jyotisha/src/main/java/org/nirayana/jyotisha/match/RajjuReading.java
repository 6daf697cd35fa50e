package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which stars are on one rope. */
public enum RajjuReading implements Reading {
    GROUPS("the five groups; one group is bad"),
    TAMIL_ARMS("one group is bad on one arm and middling on two: Tamil almanacs"),
    KERALA("the three fingers, which are the nadis: madhyama rajju, Prasna Marga 21.50");

    /** Which of them is chosen. */
    public static final Convention<RajjuReading> CONVENTION = Convention.of(
                    "rajju_porutham", "Which stars are on one rope.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    RajjuReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<RajjuReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
