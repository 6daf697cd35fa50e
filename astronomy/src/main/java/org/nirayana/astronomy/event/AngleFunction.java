package org.nirayana.astronomy.event;

import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/** A direction that depends on time; it may be wrapped anywhere, a step of a full turn is no step. */
@FunctionalInterface
public interface AngleFunction {
    Angle at(TT t);

    /** The angle from {@code other} to this one: the Moon less the Sun is the elongation, from which tithis are made. */
    default AngleFunction minus(AngleFunction other) {
        return t -> at(t).minus(other.at(t));
    }

    /** The sum of two directions: the Moon plus the Sun, from which yogas are made. */
    default AngleFunction plus(AngleFunction other) {
        return t -> at(t).plus(other.at(t));
    }
}
