package org.nirayana.astronomy.event;

import org.nirayana.astronomy.time.TT;

/** A number that depends on time and is continuous where it is searched: an altitude, a speed, a distance. */
@FunctionalInterface
public interface TimeFunction {
    double at(TT t);
}
