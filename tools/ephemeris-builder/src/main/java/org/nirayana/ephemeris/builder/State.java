package org.nirayana.ephemeris.builder;

/**
 * Where things lie in the 75 integrated numbers.
 *
 * <p>First the positions of the eleven points, x, y, z each: the Sun, Mercury, Venus, the Earth-Moon barycentre, Mars to
 * Pluto relative to the solar-system barycentre, the Moon relative to the Earth; then the three Euler angles of the
 * lunar mantle. Then the velocities of the same points, the angular velocity of the mantle and that of the core, both in
 * the mantle's axes. The Moon is geocentric because the difference of two barycentric vectors would lose its last
 * digits.
 */
final class State {
    static final int SIZE = 75;
    static final int VELOCITIES = 36;
    static final int ANGLES = 33;
    static final int MANTLE = 69;
    static final int CORE = 72;

    /** The ten points and the geocentric Moon. */
    static final int POINTS = 11;

    static final int EARTH_MOON_BARYCENTRE = 3;
    static final int MOON = 10;

    private State() {}

    /** JPL's start values for DE431, at {@code JDEPOC}. */
    static double[] de431Start() {
        double[] state = new double[SIZE];
        int row = 0;
        for (String[] values : CsvTable.rows("start-values.csv")) {
            for (int axis = 0; axis < 3; axis++) {
                double first = Double.parseDouble(values[2 + axis]);
                if (row <= POINTS) {
                    // The last of these rows are the angles and the angular velocity of the mantle.
                    state[3 * row + axis] = first;
                    state[VELOCITIES + 3 * row + axis] = Double.parseDouble(values[5 + axis]);
                } else {
                    state[CORE + axis] = first;
                }
            }
            row++;
        }
        return state;
    }
}
