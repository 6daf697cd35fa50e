package org.nirayana.jyotisha.panchanga.day;

import java.util.Optional;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** What of the Moon has to be where for it to rise, beside what counts as sunrise. */
public enum MoonriseDefinition implements Choice {
    /** What counts as sunrise counts for the Moon too. */
    AS_SUNRISE("what counts as sunrise", Optional.empty()),
    /** The centre on the true horizon, without air, seen from the place: printed so beside a sunrise of the edge. */
    GEOMETRIC(
            "the centre on the true horizon without air, seen from the place, as drikpanchang.com prints it beside a sunrise of the upper limb",
            Optional.of(RiseDefinition.GEOMETRIC)),
    /** The centre seen on the horizon through standard air. */
    DISC_CENTRE("the centre seen through standard air", Optional.of(RiseDefinition.DISC_CENTRE)),
    /** The upper edge seen on the horizon through standard air. */
    UPPER_LIMB("the upper edge seen through standard air", Optional.of(RiseDefinition.UPPER_LIMB)),
    /** The lower edge seen on the horizon through standard air: the whole disc is up. */
    LOWER_LIMB("the lower edge seen through standard air", Optional.of(RiseDefinition.LOWER_LIMB));

    /** Which of them is chosen. */
    public static final Convention<MoonriseDefinition> CONVENTION = Convention.of(
                    "moonrise_definition", "What counts as moonrise and moonset.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_TIMES);

    private final String note;

    @SuppressWarnings("ImmutableEnumChecker") // an optional constant
    private final Optional<RiseDefinition> own;

    MoonriseDefinition(String note, Optional<RiseDefinition> own) {
        this.note = note;
        this.own = own;
    }

    /** What counts as the rising of the Moon where the Sun rises by a definition. */
    public RiseDefinition beside(RiseDefinition sunrise) {
        return own.orElse(sunrise);
    }

    @Override
    public Convention<MoonriseDefinition> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
