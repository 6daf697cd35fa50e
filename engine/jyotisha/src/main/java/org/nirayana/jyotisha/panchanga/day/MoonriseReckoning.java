package org.nirayana.jyotisha.panchanga.day;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** Whether the Moon rises as it is seen, or as its longitude does. */
public enum MoonriseReckoning implements Choice {
    /** As the Sun does: without latitude and parallax where sunrise is the Hindu rising, else with both. */
    AS_SUNRISE("with both, unless sunrise is the `hindu_rising`"),
    /** Seen from the place, where it stands. */
    WITH_LATITUDE_AND_PARALLAX("seen from the place, where it stands"),
    /** Its place on the ecliptic, seen from the centre of the Earth; up to half an hour from the rising that is seen. */
    WITHOUT_LATITUDE_AND_PARALLAX("its place on the ecliptic, seen from the centre of the Earth");

    /** Which of them is chosen. */
    public static final Convention<MoonriseReckoning> CONVENTION = Convention.of(
                    "moonrise", "Whether the Moon rises with its latitude and parallax.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_TIMES);

    private final String note;

    MoonriseReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<MoonriseReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
