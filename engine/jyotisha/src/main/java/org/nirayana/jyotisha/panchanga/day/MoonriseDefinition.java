package org.nirayana.jyotisha.panchanga.day;

import java.util.Optional;
import org.nirayana.astronomy.event.RiseDefinition;

/** What of the Moon has to be where for it to rise, beside what counts as sunrise. */
public enum MoonriseDefinition {
    /** What counts as sunrise counts for the Moon too. */
    AS_SUNRISE(Optional.empty()),
    /** The centre on the true horizon, without air, seen from the place: printed so beside a sunrise of the edge. */
    GEOMETRIC(Optional.of(RiseDefinition.GEOMETRIC)),
    /** The centre seen on the horizon through standard air. */
    DISC_CENTRE(Optional.of(RiseDefinition.DISC_CENTRE)),
    /** The upper edge seen on the horizon through standard air. */
    UPPER_LIMB(Optional.of(RiseDefinition.UPPER_LIMB)),
    /** The lower edge seen on the horizon through standard air: the whole disc is up. */
    LOWER_LIMB(Optional.of(RiseDefinition.LOWER_LIMB));

    @SuppressWarnings("ImmutableEnumChecker") // an optional constant
    private final Optional<RiseDefinition> own;

    MoonriseDefinition(Optional<RiseDefinition> own) {
        this.own = own;
    }

    /** What counts as the rising of the Moon where the Sun rises by a definition. */
    public RiseDefinition beside(RiseDefinition sunrise) {
        return own.orElse(sunrise);
    }
}
