package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** By whose thresholds the number of poruthams is named. */
public enum PoruthamBands implements Reading {
    TAMIL("rajju must hold; 5 to 7 are acceptable, 8 and more excellent: Tamil almanacs"),
    KERALA("below 5 adhama, 5 madhyama, more uttama: Kerala");

    private final String note;

    PoruthamBands(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "porutham_bands";
    }

    @Override
    public String about() {
        return "By whose thresholds the number of poruthams is named.";
    }

    @Override
    public String note() {
        return note;
    }
}
