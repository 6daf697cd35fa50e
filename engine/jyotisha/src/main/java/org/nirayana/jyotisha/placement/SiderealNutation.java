package org.nirayana.jyotisha.placement;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** What becomes of nutation when a tropical longitude is made sidereal. */
public enum SiderealNutation implements Choice {
    /** It leaves with the ayanamsa: a zodiac of stars does not nod. */
    CANCELLED("it leaves with the ayanamsa"),
    /** The mean ayanamsa alone is taken away, and longitudes keep nutation, up to 17": some web almanacs. */
    KEPT("it stays in the longitudes, up to 17\", as some web almanacs have it"),
    /** It leaves grahas and nodes but stays in the ascendant and the other points of the turning sphere: Jagannatha Hora. */
    KEPT_IN_ASCENDANT("it stays in ascendant, midheaven and cusps alone (Jagannatha Hora)");

    /** Which of them is chosen. */
    public static final Convention<SiderealNutation> CONVENTION = Convention.of(
                    "sidereal_nutation",
                    "What becomes of nutation when a tropical longitude is made sidereal.",
                    values())
            .moving(Part.OF_LUMINARIES);

    private final String note;

    SiderealNutation(String note) {
        this.note = note;
    }

    @Override
    public Convention<SiderealNutation> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
