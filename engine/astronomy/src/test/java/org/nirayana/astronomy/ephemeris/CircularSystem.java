package org.nirayana.astronomy.ephemeris;

import java.nio.ByteOrder;
import java.util.Map;

/** A solar system of circles, whose every state is known exactly: what the files of the SPK tests hold. */
final class CircularSystem {
    private static final double TILT = 0.1;
    static final double KM_PER_AU = 149_597_870.7;

    /** Radius in km and period in days about the centre that JPL uses for the same number. */
    private record Orbit(int centre, double radiusKm, double periodDays) {}

    private static final Map<Integer, Orbit> ORBITS = Map.ofEntries(
            Map.entry(10, new Orbit(0, 1e6, 4332)),
            Map.entry(1, new Orbit(0, 0.387 * KM_PER_AU, 88)),
            Map.entry(2, new Orbit(0, 0.723 * KM_PER_AU, 225)),
            Map.entry(3, new Orbit(0, KM_PER_AU, 365)),
            Map.entry(4, new Orbit(0, 1.52 * KM_PER_AU, 687)),
            Map.entry(5, new Orbit(0, 5.2 * KM_PER_AU, 4332)),
            Map.entry(6, new Orbit(0, 9.5 * KM_PER_AU, 10759)),
            Map.entry(7, new Orbit(0, 19.2 * KM_PER_AU, 30688)),
            Map.entry(8, new Orbit(0, 30.0 * KM_PER_AU, 60182)),
            Map.entry(9, new Orbit(0, 39.5 * KM_PER_AU, 90560)),
            Map.entry(399, new Orbit(3, 4_670, 27.3)),
            Map.entry(301, new Orbit(3, 380_000, 27.3)));

    static final int[] TARGETS = {10, 1, 2, 3, 399, 301, 4, 5, 6, 7, 8, 9};

    private CircularSystem() {}

    static int centre(int target) {
        return ORBITS.get(target).centre();
    }

    static SpkWriter.Path path(int target) {
        Orbit orbit = ORBITS.get(target);
        double rate = 2 * Math.PI / (orbit.periodDays() * 86400);
        // The Earth stands opposite the Moon.
        double phase = target == 301 ? 2 : target == 399 ? 2 + Math.PI : target;
        return (et, state) -> {
            double angle = rate * et + phase;
            double r = orbit.radiusKm();
            state[0] = r * Math.cos(angle);
            state[1] = r * Math.sin(angle) * Math.cos(TILT);
            state[2] = r * Math.sin(angle) * Math.sin(TILT);
            state[3] = -r * rate * Math.sin(angle);
            state[4] = r * rate * Math.cos(angle) * Math.cos(TILT);
            state[5] = r * rate * Math.cos(angle) * Math.sin(TILT);
        };
    }

    /** The state of a target relative to the barycentre, au and au/day. */
    static double[] barycentric(int target, double j2000Days) {
        double[] sum = new double[6];
        double[] state = new double[6];
        for (int at = target; at != 0; at = centre(at)) {
            path(at).at(j2000Days * 86400, state);
            for (int i = 0; i < 6; i++) {
                sum[i] += state[i] * (i < 3 ? 1 : 86400) / KM_PER_AU;
            }
        }
        return sum;
    }

    /** A file of some days around J2000, few coefficients, good to some kilometres: small for fuzzing. */
    static SpkWriter small(ByteOrder order, int type) {
        SpkWriter writer = new SpkWriter(order);
        for (int target : TARGETS) {
            writer.add(target, centre(target), type, -86400, 86400, 2, 6, path(target));
        }
        return writer;
    }

    /** A file of 64 days around J2000, good to some metres. */
    static SpkWriter accurate(ByteOrder order, int type) {
        SpkWriter writer = new SpkWriter(order);
        for (int target : TARGETS) {
            writer.add(target, centre(target), type, -32 * 86400.0, 8 * 86400.0, 8, 14, path(target));
        }
        return writer;
    }
}
