package org.nirayana.astronomy.event;

/**
 * A direction that moves, with its speed: radians and days of TT from J2000.0, because searches ask it a thousand times.
 *
 * <p>The direction may be wrapped anywhere; a step of a full turn is no step.
 */
public interface MovingAngle {
    double at(double j2000Days);

    /** Its change in a day. */
    double perDay(double j2000Days);

    /** The angle from {@code other} to this one. */
    default MovingAngle minus(MovingAngle other) {
        MovingAngle self = this;
        return new MovingAngle() {
            @Override
            public double at(double j2000Days) {
                return self.at(j2000Days) - other.at(j2000Days);
            }

            @Override
            public double perDay(double j2000Days) {
                return self.perDay(j2000Days) - other.perDay(j2000Days);
            }
        };
    }
}
