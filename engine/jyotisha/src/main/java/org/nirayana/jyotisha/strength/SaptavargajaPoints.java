package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** What a graha has for the lord of each of the seven vargas. */
public enum SaptavargajaPoints implements Reading {
    RAMAN("45 for the moolatrikona in the rasi alone, 30 own, then 22.5, 15, 7.5, 3.75, 1.875"),
    BPHS("45 for the moolatrikona in any varga, 30 own, then 20, 15, 10, 4, 2 (BPHS 27.2-4)");

    private final String note;

    SaptavargajaPoints(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "saptavargaja_points";
    }

    @Override
    public String about() {
        return "What a graha has for the lord of each of the seven vargas.";
    }

    @Override
    public String note() {
        return note;
    }
}
