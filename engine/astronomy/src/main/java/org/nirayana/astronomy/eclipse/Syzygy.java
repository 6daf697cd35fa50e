package org.nirayana.astronomy.eclipse;

import java.util.Optional;
import java.util.function.Function;
import org.nirayana.astronomy.earth.DelaunayArguments;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;

/**
 * New and full moons at which there may be an eclipse, found without looking at the sky at every one of them.
 *
 * <p>A mean syzygy is where the mean elongation is a multiple of 180°. An eclipse needs the Moon within 1.62° of the ecliptic,
 * so that it is less than 18.7° from a node of its orbit; the mean argument of latitude at the mean syzygy is less than 4.4°
 * from that: the Sun's equation of the centre (1.92°), its motion until the true syzygy (0.6°), the node's own inequality
 * (1.7°) and the rest of the Moon's latitude (0.2°). {@value #NODE_DEGREES}° leave nothing out; in the 5,000 years of NASA's
 * catalogues no eclipse is farther than 22°, which a test checks. Six of seven syzygies are sorted out so by arithmetic; the
 * others are looked at twice, and an eclipse five times more.
 */
final class Syzygy {
    static final double NODE_DEGREES = 25;

    /** No shadow meets its body farther from the axis, with the largest penumbra: 1.61 radii of the Earth. */
    private static final double MAX_DISTANCE = 1.70;

    private static final double LOOK_DAYS = 0.05;
    private static final double HALF_TURN = Math.PI;

    private Syzygy() {}

    /** The mean syzygy next to an instant: even is a new moon, 0 that of 2000-01-06, odd the full moon after it. */
    static int near(TT t) {
        return (int) Math.rint(elongation(t.j2000Days()) / HALF_TURN);
    }

    /** How far the mean Moon is from the nearer mean node at a mean syzygy. */
    static double degreesFromNode(int number) {
        double latitude = DelaunayArguments.meanArgumentOfLatitude(mean(number)).radians();
        double turns = latitude / HALF_TURN;
        return Math.toDegrees(Math.abs(turns - Math.rint(turns)) * HALF_TURN);
    }

    static boolean mayEclipse(int number) {
        return degreesFromNode(number) <= NODE_DEGREES;
    }

    /** Where the axis of the shadow passes nearest, within some minutes; nothing where it passes too far away. */
    static Optional<TT> nearestPassage(Sky sky, int number, Function<Moment, Axis> shadow) {
        TT start = estimate(number);
        Axis first = shadow.apply(sky.at(start));
        Axis second = shadow.apply(sky.at(start.plusDays(LOOK_DAYS)));
        double vx = (second.x() - first.x()) / LOOK_DAYS;
        double vy = (second.y() - first.y()) / LOOK_DAYS;
        double speed2 = vx * vx + vy * vy;
        double distance = Math.abs(first.x() * vy - first.y() * vx) / Math.sqrt(speed2);
        if (distance > MAX_DISTANCE) {
            return Optional.empty();
        }
        return Optional.of(start.plusDays(-(first.x() * vx + first.y() * vy) / speed2));
    }

    private static TT mean(int number) {
        double perDay = DelaunayArguments.meanElongationPerDay(new TT(0)).radians();
        double days = (number * HALF_TURN - elongation(0)) / perDay;
        for (int i = 0; i < 3; i++) {
            days += (number * HALF_TURN - elongation(days)) / perDay;
        }
        return new TT(days);
    }

    /**
     * The true syzygy within half an hour: the largest periodic terms, in days, of J. Meeus, Astronomical Algorithms (1998),
     * chapter 49; those of new and of full moon differ by less than 0.002.
     */
    private static TT estimate(int number) {
        TT mean = mean(number);
        double moon = DelaunayArguments.meanAnomalyOfMoon(mean).radians();
        double sun = DelaunayArguments.meanAnomalyOfSun(mean).radians();
        double latitude = DelaunayArguments.meanArgumentOfLatitude(mean).radians();
        double days = -0.4067 * Trigonometry.sin(moon)
                + 0.1727 * Trigonometry.sin(sun)
                + 0.0161 * Trigonometry.sin(2 * moon)
                + 0.0104 * Trigonometry.sin(2 * latitude)
                + 0.0074 * Trigonometry.sin(moon - sun)
                - 0.0051 * Trigonometry.sin(moon + sun)
                + 0.0021 * Trigonometry.sin(2 * sun);
        return mean.plusDays(days);
    }

    /** The mean elongation, whole turns counted, with 0 in January 2000. */
    private static double elongation(double j2000Days) {
        // At J2000.0 it is 298° since the new moon of December 1999.
        return DelaunayArguments.meanElongation(new TT(j2000Days)).radians() - 2 * HALF_TURN;
    }
}
