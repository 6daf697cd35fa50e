package org.nirayana.ephemeris.builder;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.testing.Authorities;

/** JPL's own numbers, in {@code authorities/jpl}, and how far something is from them. */
final class JplFigures {
    static final double METRES_PER_AU = 149597870700.0;

    private JplFigures() {}

    /** Bodies for which one tolerance holds, because their files have quanta of one size. */
    enum Kind {
        EARTH_TO_MOON,
        INNER,
        JUPITER_SATURN,
        URANUS_NEPTUNE_PLUTO
    }

    /** Something that knows where the bodies of JPL's test points are. */
    interface Places {
        /** Six numbers, au and au a day. */
        double[] barycentric(Body body, double julianDate);

        double[] geocentricMoon(double julianDate);
    }

    /**
     * One coordinate of one body as seen from another, out of JPL's file {@code testpo.430}.
     *
     * @param coordinate 0 to 2 for place, 3 to 5 for velocity
     */
    record TestPoint(double julianDate, int target, int centre, int coordinate, double value) {
        /** Metres, or metres a day. */
        double error(Places places) {
            return Math.abs(coordinate(places) - value) * METRES_PER_AU;
        }

        boolean isPlace() {
            return coordinate < 3;
        }

        Kind kind() {
            if (Math.min(target, centre) == 3 && Math.max(target, centre) == 10) {
                return Kind.EARTH_TO_MOON;
            }
            if (isOuter(target, 7, 9) || isOuter(centre, 7, 9)) {
                return Kind.URANUS_NEPTUNE_PLUTO;
            }
            return isOuter(target, 5, 6) || isOuter(centre, 5, 6) ? Kind.JUPITER_SATURN : Kind.INNER;
        }

        private static boolean isOuter(int number, int first, int last) {
            return number >= first && number <= last;
        }

        private double coordinate(Places places) {
            if (kind() == Kind.EARTH_TO_MOON) {
                double moon = places.geocentricMoon(julianDate)[coordinate];
                return target == 10 ? moon : -moon;
            }
            return number(places, target) - number(places, centre);
        }

        private double number(Places places, int body) {
            return switch (body) {
                case 1 -> places.barycentric(Body.MERCURY, julianDate)[coordinate];
                case 2 -> places.barycentric(Body.VENUS, julianDate)[coordinate];
                case 3 -> places.barycentric(Body.EARTH, julianDate)[coordinate];
                case 4 -> places.barycentric(Body.MARS, julianDate)[coordinate];
                case 5 -> places.barycentric(Body.JUPITER, julianDate)[coordinate];
                case 6 -> places.barycentric(Body.SATURN, julianDate)[coordinate];
                case 7 -> places.barycentric(Body.URANUS, julianDate)[coordinate];
                case 8 -> places.barycentric(Body.NEPTUNE, julianDate)[coordinate];
                case 9 -> places.barycentric(Body.PLUTO, julianDate)[coordinate];
                case 10 -> places.barycentric(Body.MOON, julianDate)[coordinate];
                case 11 -> places.barycentric(Body.SUN, julianDate)[coordinate];
                case 12 -> 0;
                case 13 -> places.barycentric(Body.EARTH_MOON_BARYCENTRE, julianDate)[coordinate];
                default -> throw new IllegalArgumentException("JPL's test points have no body " + body);
            };
        }
    }

    /** A place out of one of JPL's ephemerides, in au. */
    record JplState(String source, double julianDate, String body, Vector place) {
        /** Distance in metres. */
        double error(Places places) {
            return Vector.of(ours(places), 0).minus(place).length() * METRES_PER_AU;
        }

        private double[] ours(Places places) {
            return switch (body) {
                case "moon_geo" -> places.geocentricMoon(julianDate);
                case "emb" -> places.barycentric(Body.EARTH_MOON_BARYCENTRE, julianDate);
                default -> places.barycentric(Body.valueOf(body.toUpperCase(Locale.ROOT)), julianDate);
            };
        }
    }

    static List<TestPoint> testPoints() {
        return rows("test-points.csv").stream()
                .map(row -> new TestPoint(
                        Double.parseDouble(row[0]),
                        Integer.parseInt(row[1]),
                        Integer.parseInt(row[2]),
                        Integer.parseInt(row[3]) - 1,
                        Double.parseDouble(row[4])))
                .toList();
    }

    static List<JplState> states() {
        return rows("states.csv").stream()
                .map(row -> new JplState(
                        row[0],
                        Double.parseDouble(row[1]),
                        row[2],
                        new Vector(Double.parseDouble(row[3]), Double.parseDouble(row[4]), Double.parseDouble(row[5]))
                                .times(1000 / METRES_PER_AU)))
                .toList();
    }

    private static List<String[]> rows(String file) {
        return Authorities.rows("jpl/" + file);
    }

    /** The largest error of each kind of thing. */
    static final class Worst {
        private final Map<String, Double> worst = new TreeMap<>();

        void add(String what, double error) {
            worst.merge(what, error, Math::max);
        }

        void print(String title) {
            worst.forEach((what, error) -> System.out.printf("%s: %s %.2f%n", title, what, error));
        }
    }
}
