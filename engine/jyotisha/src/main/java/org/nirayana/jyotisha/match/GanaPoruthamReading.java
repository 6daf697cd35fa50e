package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** How gana porutham is read. */
public enum GanaPoruthamReading implements Reading {
    TAMIL("a Manushya boy and a Deva girl are middling"),
    KERALA("a Manushya boy and a Deva girl are bad: Prasna Marga"),
    PROKERALA("what is not bad is good: Prokerala, all nine measured by others");

    private final String note;

    GanaPoruthamReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "gana_porutham";
    }

    @Override
    public String about() {
        return "How gana porutham is read.";
    }

    @Override
    public String note() {
        return note;
    }
}
