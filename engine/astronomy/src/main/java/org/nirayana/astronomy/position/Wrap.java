package org.nirayana.astronomy.position;

/** Full turns taken off angles that lie within one turn of the range already. */
final class Wrap {
    private static final double FULL_TURN = 2 * Math.PI;

    private Wrap() {}

    /** The same direction in [0, 2π), for an angle in (-2π, 4π). */
    static double turn(double radians) {
        double turned = radians;
        if (turned < 0) {
            turned += FULL_TURN;
        }
        // Not "else if": a tiny negative angle plus a full turn rounds to the full turn.
        return turned >= FULL_TURN ? turned - FULL_TURN : turned;
    }
}
