package org.nirayana.jyotisha.ayanamsa;

import java.util.Objects;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * How far the sidereal zodiac has fallen behind the tropical one: the tropical longitude of its first point.
 *
 * <p>Always from the <em>mean</em> equinox. A longitude without nutation less this is sidereal; a longitude with nutation
 * must lose the nutation as well, so that it cancels. Implementations are immutable and safe for any number of threads.
 */
@FunctionalInterface
public interface Ayanamsa {
    /** The mean ayanamsa, in [0°, 360°) or the same direction. */
    Angle at(TT t);

    /** The same for a moment whose sky is already known, which spares a star's ayanamsa from computing it again. */
    default Angle at(Moment moment) {
        return at(moment.tt());
    }

    /** This ayanamsa with a constant added: the setting {@code ayanamsa_delta}. */
    default Ayanamsa plus(Angle delta) {
        Objects.requireNonNull(delta);
        Ayanamsa self = this;
        return delta.radians() == 0
                ? this
                : new Ayanamsa() {
                    @Override
                    public Angle at(TT t) {
                        return self.at(t).plus(delta);
                    }

                    @Override
                    public Angle at(Moment moment) {
                        return self.at(moment).plus(delta);
                    }
                };
    }
}
