package org.nirayana.astronomy.event;

import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/** A direction that depends on time; it may be wrapped anywhere, a step of a full turn is no step. */
@FunctionalInterface
public interface AngleFunction {
    Angle at(TT t);

    /** Apparent geocentric longitude of a body, tropical. */
    static AngleFunction longitude(Sky sky, Body body) {
        return t -> sky.at(t).apparent(body).longitude();
    }

    /** The angle from {@code other} to this one: the Moon less the Sun is the elongation, from which tithis are made. */
    default AngleFunction minus(AngleFunction other) {
        return t -> at(t).minus(other.at(t));
    }

    /** The sum of two directions: the Moon plus the Sun, from which yogas are made. */
    default AngleFunction plus(AngleFunction other) {
        return t -> at(t).plus(other.at(t));
    }
}
