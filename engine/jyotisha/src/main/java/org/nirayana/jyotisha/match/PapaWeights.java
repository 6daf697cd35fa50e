package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** How much a malefic counts for papasamya. */
public enum PapaWeights implements Reading {
    PROKERALA("1 from the ascendant, a half from the Moon, a quarter from Venus: Prokerala"),
    EQUAL("1 from each");

    private final String note;

    PapaWeights(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "papa_weights";
    }

    @Override
    public String about() {
        return "How much a malefic counts for papasamya.";
    }

    @Override
    public String note() {
        return note;
    }
}
