package org.nirayana.jyotisha.ayanamsa;

import java.util.Optional;
import org.nirayana.astronomy.earth.Vondrak2011Precession;
import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * An ayanamsa with a given value at an epoch, carried to other dates by precession.
 *
 * <p>The zero point is fixed on the ecliptic of the epoch, so the ayanamsa at another date is how far the equinox of that
 * date lies behind the epoch's, measured on the epoch's ecliptic. Where the value was stated together with a precession
 * model of its time, the direction among the stars that its author meant is found by leaving the epoch with that model
 * and coming back with ours; the shift in longitude, some tenths of an arcsecond, is taken out.
 */
final class EpochAyanamsa implements Ayanamsa {
    private static final Vector3 EQUINOX = new Vector3(1, 0, 0);

    private final Matrix3 eclipticOfEpoch;
    private final double valueRad;

    EpochAyanamsa(TT epoch, Angle value, Optional<FormerPrecession> stated) {
        this.eclipticOfEpoch = Vondrak2011Precession.ecliptic(epoch);
        double shift = stated.map(model -> longitude(model.fromJ2000(epoch))).orElse(0.0);
        this.valueRad = value.radians() + shift;
    }

    @Override
    public Angle at(TT t) {
        return Angle.radians(valueRad - longitude(Vondrak2011Precession.equator(t)));
    }

    /** Where an equator of date, given by what turns J2000.0 into it, has its equinox on the ecliptic of the epoch. */
    private double longitude(Matrix3 equator) {
        Vector3 equinox = eclipticOfEpoch.times(equator.transposed().times(EQUINOX));
        return StrictMath.atan2(equinox.y(), equinox.x());
    }
}
