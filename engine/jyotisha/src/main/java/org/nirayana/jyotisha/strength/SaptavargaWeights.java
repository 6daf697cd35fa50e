package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How the twenty points of the saptavarga scheme are shared out. */
public enum SaptavargaWeights implements Reading {
    PVR("5, 2, 3, 1, 2.5, 4.5, 2 for D1, D2, D3, D7, D9, D12, D30 (P. V. R. Narasimha Rao, most programs)"),
    VERSE(
            "5, 2, 3, 2.5, 4.5, 2, 1 in the order of the vargas, another way to place the numbers of BPHS 7.20; unchecked");

    private final String note;

    SaptavargaWeights(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "vimsopaka_saptavarga";
    }

    @Override
    public String about() {
        return "How the twenty points of the saptavarga scheme are shared out.";
    }

    @Override
    public String note() {
        return note;
    }
}
