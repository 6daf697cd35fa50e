package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which lords of signs are friends. */
public enum RasyadhipatiReading implements Reading {
    TAMIL("natural friendship: friends good, a neutral middling, an enemy bad"),
    KERALA(
            "the list of the Yavanas, Prasna Marga 21.19; friendship of one side alone counts half, which is our reading"),
    PROKERALA_THIRUMANA("bad are Sun with Saturn, Sun with Venus, Moon with Mercury alone");

    private final String note;

    RasyadhipatiReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "rasyadhipati_porutham";
    }

    @Override
    public String about() {
        return "Which lords of signs are friends.";
    }

    @Override
    public String note() {
        return note;
    }
}
