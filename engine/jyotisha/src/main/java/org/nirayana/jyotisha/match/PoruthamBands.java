package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By whose thresholds the number of poruthams is named. */
public enum PoruthamBands implements Reading {
    TAMIL("rajju must hold; 5 to 7 are acceptable, 8 and more excellent: Tamil almanacs"),
    KERALA("below 5 adhama, 5 madhyama, more uttama: Kerala");

    /** Which of them is chosen. */
    public static final Convention<PoruthamBands> CONVENTION = Convention.of(
                    "porutham_bands", "By whose thresholds the number of poruthams is named.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    PoruthamBands(String note) {
        this.note = note;
    }

    @Override
    public Convention<PoruthamBands> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
