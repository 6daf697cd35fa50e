package org.nirayana.jyotisha.eclipse;

import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Until when, and from when, an eclipse that its body's setting or rising clips is seen. */
public enum GrastaHorizon implements Reading {
    AS_RISE(
            "as the body rises and sets, by `sunrise_definition` and `moonrise_definition`: the Press Information Bureau has the Sun's"
                    + " upper limb (25 October 2022), Drik Panchang the Moon's centre without air"),
    LOWER_LIMB("while the whole disc is above the horizon, through standard air, as the eye judges a disc; unchecked");

    /** Which of them is chosen. */
    public static final Convention<GrastaHorizon> CONVENTION = Convention.of(
                    "grasta_horizon",
                    "Until when, and from when, an eclipse is seen that the setting or rising of its body clips.",
                    values())
            .about(Scope.SPAN)
            .moving(Part.ECLIPSES);

    private final String note;

    GrastaHorizon(String note) {
        this.note = note;
    }

    /** What counts as rising and setting for what is seen, where the body rises by a definition. */
    RiseDefinition of(RiseDefinition rise) {
        return this == LOWER_LIMB ? RiseDefinition.LOWER_LIMB : rise;
    }

    @Override
    public Convention<GrastaHorizon> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
