package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What a graha has for the lord of each of the seven vargas. */
public enum SaptavargajaPoints implements Reading {
    RAMAN("45 for the moolatrikona in the rasi alone, 30 own, then 22.5, 15, 7.5, 3.75, 1.875"),
    BPHS("45 for the moolatrikona in any varga, 30 own, then 20, 15, 10, 4, 2 (BPHS 27.2-4)");

    /** Which of them is chosen. */
    public static final Convention<SaptavargajaPoints> CONVENTION = Convention.of(
                    "saptavargaja_points", "What a graha has for the lord of each of the seven vargas.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    SaptavargajaPoints(String note) {
        this.note = note;
    }

    @Override
    public Convention<SaptavargajaPoints> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
