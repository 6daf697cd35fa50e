package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How large the discs are by which the kinds of planetary war are told. */
public enum WarDiscs implements Reading {
    SURYA_SIDDHANTA(
            "Mars 2, Saturn 2.5, Mercury 3, Jupiter 3.5, Venus 4 minutes of arc across (Surya Siddhanta 7.13-14; unchecked)"),
    MAHABHASKARIYA(
            "Venus 6.4, Jupiter 3.2, Mercury 2.13, Saturn 1.6, Mars 1.28 minutes of arc across (Mahabhaskariya 6.56)");

    /** Which of them is chosen. */
    public static final Convention<WarDiscs> CONVENTION = Convention.of(
                    "war_discs", "How large the discs are by which the kinds of planetary war are told.", values())
            .moving(Part.STATES);

    private final String note;

    WarDiscs(String note) {
        this.note = note;
    }

    @Override
    public Convention<WarDiscs> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
