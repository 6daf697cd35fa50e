package org.nirayana.api.view;

import java.time.Instant;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.SiderealNutation;

/**
 * An ayanamsa at an instant.
 *
 * @param mean as almanacs print it
 * @param withNutation what parts a longitude with nutation from the sidereal one
 */
public record AyanamsaValue(Angle mean, Angle withNutation) {
    public static AyanamsaValue at(Instant instant, Conventions conventions, ChartFactory charts) {
        return at(charts.sky(conventions).at(instant), conventions, charts);
    }

    /** The same at a moment of the sky of these conventions, which a chart has already. */
    public static AyanamsaValue at(Moment moment, Conventions conventions, ChartFactory charts) {
        Angle taken = charts.ayanamsa(conventions).at(moment);
        Angle withNutation = taken.plus(moment.orientation().nutationInLongitude());
        boolean kept = conventions.siderealNutation() == SiderealNutation.KEPT
                && conventions.corrections().nutation();
        // Where longitudes keep nutation, the mean ayanamsa is what parts them.
        return new AyanamsaValue(kept ? withNutation : taken, withNutation);
    }
}
