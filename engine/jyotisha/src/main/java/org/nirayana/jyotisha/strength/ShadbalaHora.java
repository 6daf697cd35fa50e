package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How long the hours of hora bala are. */
public enum ShadbalaHora implements Reading {
    EQUAL("a twenty-fourth of the time from sunrise to sunrise (Raman, Santhanam)"),
    SEASONAL("a twelfth of the daylight or of the night");

    /** Which of them is chosen. */
    public static final Convention<ShadbalaHora> CONVENTION = Convention.of(
                    "shadbala_hora", "How long the hours of hora bala are.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    ShadbalaHora(String note) {
        this.note = note;
    }

    @Override
    public Convention<ShadbalaHora> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
