package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How much of the sign is moolatrikona in saptavargaja bala. */
public enum MoolatrikonaExtent implements Reading {
    WHOLE_SIGN("all of it (Raman)"),
    BY_DEGREE("its degrees alone, the rest is own or exalted");

    /** Which of them is chosen. */
    public static final Convention<MoolatrikonaExtent> CONVENTION = Convention.of(
                    "saptavargaja_moolatrikona", "How much of the sign is moolatrikona in saptavargaja bala.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    MoolatrikonaExtent(String note) {
        this.note = note;
    }

    @Override
    public Convention<MoolatrikonaExtent> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
