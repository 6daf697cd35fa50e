package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.Reading;

/** How large the discs are by which the kinds of planetary war are told. */
public enum WarDiscs implements Reading {
    SURYA_SIDDHANTA(
            "Mars 2, Saturn 2.5, Mercury 3, Jupiter 3.5, Venus 4 minutes of arc across (Surya Siddhanta 7.13-14; unchecked)"),
    MAHABHASKARIYA(
            "Venus 6.4, Jupiter 3.2, Mercury 2.13, Saturn 1.6, Mars 1.28 minutes of arc across (Mahabhaskariya 6.56)");

    private final String note;

    WarDiscs(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "war_discs";
    }

    @Override
    public String about() {
        return "How large the discs are by which the kinds of planetary war are told.";
    }

    @Override
    public String note() {
        return note;
    }
}
