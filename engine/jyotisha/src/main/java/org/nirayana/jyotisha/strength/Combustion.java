package org.nirayana.jyotisha.strength;

import java.util.Optional;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * How near the Sun a graha stands.
 *
 * @param separation degrees of longitude
 * @param orb below which it is combust (asta)
 */
public record Combustion(double separation, double orb) {
    private static final double[] SURYA_SIDDHANTA = {0, 12, 17, 14, 11, 10, 15};
    private static final double[] MANUALS = {0, 12, 17, 13, 11, 9, 15};
    private static final double[] NARROW = {0, 15, 8.5, 2, 8.5, 4, 8.5};
    private static final double MERCURY_RETROGRADE = 12;
    private static final double VENUS_RETROGRADE = 8;

    /** Of one graha; none of the Sun and the nodes. */
    public static Optional<Combustion> of(Placements placements, Graha graha, CombustionOrbs reading) {
        if (graha == Graha.SUN || graha.isNode()) {
            return Optional.empty();
        }
        Placement place = placements.of(graha);
        double separation = Arc.fold(
                place.sidereal().degrees() - placements.of(Graha.SUN).sidereal().degrees());
        return Optional.of(new Combustion(separation, orb(graha, place.isRetrograde(), reading)));
    }

    public boolean isCombust() {
        return separation < orb;
    }

    /** The orb of the Moon to Saturn, degrees of longitude. */
    public static double orb(Graha graha, boolean retrograde, CombustionOrbs reading) {
        int index = graha.number() - 1;
        return switch (reading) {
            case SURYA_SIDDHANTA -> {
                if (retrograde && graha == Graha.MERCURY) {
                    yield MERCURY_RETROGRADE;
                }
                yield retrograde && graha == Graha.VENUS ? VENUS_RETROGRADE : SURYA_SIDDHANTA[index];
            }
            case MANUALS -> MANUALS[index];
            case NARROW -> NARROW[index];
        };
    }
}
