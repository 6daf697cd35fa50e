package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How much of the sign is moolatrikona in saptavargaja bala. */
public enum MoolatrikonaExtent implements Reading {
    WHOLE_SIGN("all of it (Raman)"),
    BY_DEGREE("its degrees alone, the rest is own or exalted");

    private final String note;

    MoolatrikonaExtent(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "saptavargaja_moolatrikona";
    }

    @Override
    public String about() {
        return "How much of the sign is moolatrikona in saptavargaja bala.";
    }

    @Override
    public String note() {
        return note;
    }
}
