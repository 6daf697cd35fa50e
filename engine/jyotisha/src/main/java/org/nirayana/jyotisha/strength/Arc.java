package org.nirayana.jyotisha.strength;

import java.util.List;
import org.nirayana.jyotisha.zodiac.Graha;

/** Arcs in degrees, as the rules of strength measure them. */
final class Arc {
    /** The seven that have strength; the nodes have none. */
    static final List<Graha> SEVEN = Graha.ALL.subList(0, 7);

    private Arc() {}

    /** In [0, 360). */
    static double wrap(double degrees) {
        // Differences of two longitudes lie within a turn: the slow remainder is for what does not.
        double turned = degrees > -360 && degrees < 360 ? degrees : degrees % 360;
        return turned < 0 ? turned + 360 : turned;
    }

    /** The same or what is left of the circle, whichever is shorter: 0 to 180. */
    static double fold(double degrees) {
        double turned = wrap(degrees);
        return turned > 180 ? 360 - turned : turned;
    }
}
