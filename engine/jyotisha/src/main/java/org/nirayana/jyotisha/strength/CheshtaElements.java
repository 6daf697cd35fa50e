package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** Which mean motions cheshta bala is computed from. */
public enum CheshtaElements implements Reading {
    RAMAN("those that Raman took from Kedarnath Dutt, sidereal in his frame"),
    MODERN_MEAN(
            "modern mean longitudes less the ayanamsa (Meeus, Astronomical Algorithms, table 31.A): up to 4 virupas apart"),
    SURYA_SIDDHANTA("the revolutions of Surya Siddhanta 1.29-34 from the beginning of the Kali age; unchecked"),
    EIGHT_MOTIONS(
            "none: 60 to 7.5 by the kind of motion (BPHS 27.21-23), its bounds those of the program Maitreya; unchecked");

    /** Which of them is chosen. */
    public static final Convention<CheshtaElements> CONVENTION = Convention.of(
                    "cheshta_elements", "Which mean motions cheshta bala is computed from.", values())
            .moving(Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    CheshtaElements(String note) {
        this.note = note;
    }

    @Override
    public Convention<CheshtaElements> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
