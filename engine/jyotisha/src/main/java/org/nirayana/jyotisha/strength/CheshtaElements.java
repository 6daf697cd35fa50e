package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** Which mean motions cheshta bala is computed from. */
public enum CheshtaElements implements Reading {
    RAMAN("those that Raman took from Kedarnath Dutt, sidereal in his frame"),
    MODERN_MEAN(
            "modern mean longitudes less the ayanamsa (Meeus, Astronomical Algorithms, table 31.A): up to 4 virupas apart"),
    SURYA_SIDDHANTA("the revolutions of Surya Siddhanta 1.29-34 from the beginning of the Kali age; unchecked"),
    EIGHT_MOTIONS(
            "none: 60 to 7.5 by the kind of motion (BPHS 27.21-23), its bounds those of the program Maitreya; unchecked");

    private final String note;

    CheshtaElements(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "cheshta_elements";
    }

    @Override
    public String about() {
        return "Which mean motions cheshta bala is computed from.";
    }

    @Override
    public String note() {
        return note;
    }
}
