package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which lords of signs are friends. */
public enum RasyadhipatiReading implements Reading {
    TAMIL("natural friendship: friends good, a neutral middling, an enemy bad"),
    KERALA(
            "the list of the Yavanas, Prasna Marga 21.19; friendship of one side alone counts half, which is our reading"),
    PROKERALA_THIRUMANA("bad are Sun with Saturn, Sun with Venus, Moon with Mercury alone");

    /** Which of them is chosen. */
    public static final Convention<RasyadhipatiReading> CONVENTION = Convention.of(
                    "rasyadhipati_porutham", "Which lords of signs are friends.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    RasyadhipatiReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<RasyadhipatiReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
