package org.nirayana.jyotisha.strength;

import java.util.List;
import org.nirayana.jyotisha.zodiac.Graha;

/** Arcs in degrees, as the rules of strength measure them. */
final class Arc {
    /** The seven that have strength; the nodes have none. */
    static final List<Graha> SEVEN = List.copyOf(Graha.ALL.subList(0, 7));

    /** The same for loops that are gone through for every chart: an array is read five times as fast. Not to be written to. */
    static final Graha[] GRAHAS = SEVEN.toArray(Graha[]::new);

    private Arc() {}

    /** The place of one of several values, 1 for the greatest; of equal ones the first is ahead. */
    static int rank(double[] values, int of) {
        int rank = 1;
        for (int i = 0; i < values.length; i++) {
            int compared = Double.compare(values[i], values[of]);
            if (compared > 0 || (compared == 0 && i < of)) {
                rank++;
            }
        }
        return rank;
    }

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
