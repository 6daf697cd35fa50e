package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How the twenty points of the saptavarga scheme are shared out. */
public enum SaptavargaWeights implements Reading {
    PVR("5, 2, 3, 1, 2.5, 4.5, 2 for D1, D2, D3, D7, D9, D12, D30 (P. V. R. Narasimha Rao, most programs)"),
    VERSE(
            "5, 2, 3, 2.5, 4.5, 2, 1 in the order of the vargas, another way to place the numbers of BPHS 7.20; unchecked");

    /** Which of them is chosen. */
    public static final Convention<SaptavargaWeights> CONVENTION = Convention.of(
                    "vimsopaka_saptavarga", "How the twenty points of the saptavarga scheme are shared out.", values())
            .moving(Part.VIMSOPAKA);

    private final String note;

    SaptavargaWeights(String note) {
        this.note = note;
    }

    @Override
    public Convention<SaptavargaWeights> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
