package org.nirayana.jyotisha.strength;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** How near the Sun a graha is combust, in degrees of longitude. */
public enum CombustionOrbs implements Reading {
    SURYA_SIDDHANTA(
            "Moon 12, Mars 17, Mercury 14 or 12 retrograde, Jupiter 11, Venus 10 or 8 retrograde, Saturn 15: the numbers of Surya Siddhanta 9 taken in longitude, as translators of BPHS and P. V. R. Narasimha Rao do"),
    MANUALS("Moon 12, Mars 17, Mercury 13, Jupiter 11, Venus 9, Saturn 15, as some manuals have it; unchecked"),
    NARROW("Moon 15, Mars 8.5, Mercury 2, Jupiter 8.5, Venus 4, Saturn 8.5, as a few lists have it; unchecked");

    /** Which of them is chosen. */
    public static final Convention<CombustionOrbs> CONVENTION = Convention.of(
                    "combustion_orbs", "How near the Sun a graha is combust, in degrees of longitude.", values())
            .moving(Part.STATES, Part.EVENTS);

    private final String note;

    CombustionOrbs(String note) {
        this.note = note;
    }

    @Override
    public Convention<CombustionOrbs> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
