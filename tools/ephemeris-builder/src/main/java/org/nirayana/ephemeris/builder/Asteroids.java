package org.nirayana.ephemeris.builder;

import java.util.Arrays;
import java.util.List;

/**
 * The 343 asteroids that DE430/431 know by mass: they attract the bodies and are attracted by them, after Newton.
 *
 * <p>They move beside the main integration, by the leapfrog (kick, drift) with its step: their own places matter little,
 * their pull is evaluated once a step and extrapolated linearly inside it. The largest also attract the others.
 * (Folkner et al. 2014, point-mass mutual interactions: the asteroid part.)
 */
final class Asteroids implements Force {
    private static final int BIG = 5;

    /** Keeps an asteroid from attracting itself infinitely; 150 km, closer than any two come. */
    private static final double SOFTENING_AU2 = 1e-12;

    private final double stepDays;
    private final int count;
    private final double[] gm;
    private final double[] x;
    private final double[] y;
    private final double[] z;
    private final double[] vx;
    private final double[] vy;
    private final double[] vz;
    private final double[] ax;
    private final double[] ay;
    private final double[] az;

    private final double[] inverseCube;

    private final double[] pull = new double[3 * SolarSystem.BODIES];
    private final double[] change = new double[3 * SolarSystem.BODIES];
    private double evaluatedAt = Double.NaN;

    Asteroids(double stepDays) {
        List<String[]> rows = CsvTable.rows("asteroids.csv");
        this.stepDays = stepDays;
        this.count = rows.size();
        this.gm = column(rows, 1);
        this.x = column(rows, 2);
        this.y = column(rows, 3);
        this.z = column(rows, 4);
        this.vx = column(rows, 5);
        this.vy = column(rows, 6);
        this.vz = column(rows, 7);
        this.ax = new double[count];
        this.ay = new double[count];
        this.az = new double[count];
        this.inverseCube = new double[count];
    }

    private static double[] column(List<String[]> rows, int index) {
        return rows.stream().mapToDouble(row -> Double.parseDouble(row[index])).toArray();
    }

    /** Once at the beginning of each step: evaluates the pull there and moves on to the next step. */
    void step(SolarSystem system) {
        boolean first = Double.isNaN(evaluatedAt);
        double[] before = pull.clone();
        Arrays.fill(pull, 0);
        Arrays.fill(ax, 0);
        Arrays.fill(ay, 0);
        Arrays.fill(az, 0);
        for (int body = 0; body < SolarSystem.BODIES; body++) {
            attract(system, body);
        }
        for (int big = 0; big < BIG; big++) {
            attractByAsteroid(big);
        }
        // The leapfrog's velocities live between the steps; the first kick goes only half way there.
        double kick = first ? stepDays / 2 : stepDays;
        for (int i = 0; i < count; i++) {
            vx[i] += ax[i] * kick;
            vy[i] += ay[i] * kick;
            vz[i] += az[i] * kick;
            x[i] += vx[i] * stepDays;
            y[i] += vy[i] * stepDays;
            z[i] += vz[i] * stepDays;
        }
        for (int i = 0; i < pull.length; i++) {
            change[i] = first ? 0 : pull[i] - before[i];
        }
        evaluatedAt = system.julianDate;
    }

    @Override
    public void act(SolarSystem system) {
        double stepFraction = (system.julianDate - evaluatedAt) / stepDays;
        for (int i = 0; i < pull.length; i++) {
            system.perturbation[i] += pull[i] + stepFraction * change[i];
        }
    }

    private void attract(SolarSystem system, int body) {
        double bx = system.position[3 * body];
        double by = system.position[3 * body + 1];
        double bz = system.position[3 * body + 2];
        double bodyGm = system.gm[body];
        // Roots and quotients by themselves, in a loop without sums, so that the processor takes several at once.
        for (int i = 0; i < count; i++) {
            double dx = x[i] - bx;
            double dy = y[i] - by;
            double dz = z[i] - bz;
            double r2 = dx * dx + dy * dy + dz * dz;
            inverseCube[i] = 1 / (r2 * Math.sqrt(r2));
        }
        double sumX = 0;
        double sumY = 0;
        double sumZ = 0;
        for (int i = 0; i < count; i++) {
            double onBody = gm[i] * inverseCube[i];
            sumX += onBody * (x[i] - bx);
            sumY += onBody * (y[i] - by);
            sumZ += onBody * (z[i] - bz);
        }
        for (int i = 0; i < count; i++) {
            double onAsteroid = bodyGm * inverseCube[i];
            ax[i] -= onAsteroid * (x[i] - bx);
            ay[i] -= onAsteroid * (y[i] - by);
            az[i] -= onAsteroid * (z[i] - bz);
        }
        pull[3 * body] = sumX;
        pull[3 * body + 1] = sumY;
        pull[3 * body + 2] = sumZ;
    }

    private void attractByAsteroid(int big) {
        double bx = x[big];
        double by = y[big];
        double bz = z[big];
        double bigGm = gm[big];
        for (int i = 0; i < count; i++) {
            double dx = x[i] - bx;
            double dy = y[i] - by;
            double dz = z[i] - bz;
            double r2 = dx * dx + dy * dy + dz * dz + SOFTENING_AU2;
            double onAsteroid = bigGm / (r2 * Math.sqrt(r2));
            ax[i] -= onAsteroid * dx;
            ay[i] -= onAsteroid * dy;
            az[i] -= onAsteroid * dz;
        }
    }
}
