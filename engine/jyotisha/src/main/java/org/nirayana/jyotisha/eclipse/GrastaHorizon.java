package org.nirayana.jyotisha.eclipse;

import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.Reading;

/** Until when, and from when, an eclipse that its body's setting or rising clips is seen. */
public enum GrastaHorizon implements Reading {
    AS_RISE(
            "as the body rises and sets, by `sunrise_definition` and `moonrise_definition`: the Press Information Bureau has the Sun's"
                    + " upper limb (25 October 2022), Drik Panchang the Moon's centre without air"),
    LOWER_LIMB("while the whole disc is above the horizon, through standard air, as the eye judges a disc; unchecked");

    private final String note;

    GrastaHorizon(String note) {
        this.note = note;
    }

    /** What counts as rising and setting for what is seen, where the body rises by a definition. */
    RiseDefinition of(RiseDefinition rise) {
        return this == LOWER_LIMB ? RiseDefinition.LOWER_LIMB : rise;
    }

    @Override
    public String choice() {
        return "grasta_horizon";
    }

    @Override
    public String about() {
        return "Until when, and from when, an eclipse is seen that the setting or rising of its body clips.";
    }

    @Override
    public String note() {
        return note;
    }
}
