package org.nirayana.astronomy.position;

import java.time.Instant;
import java.util.Objects;
import org.nirayana.astronomy.earth.EarthOrientation;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.TimeScales;

/**
 * Everything a calculation needs, put together once: ephemeris, time scales, the Earth's orientation, corrections.
 *
 * <p>Immutable and shared by any number of threads. Ask it for a {@link Moment}, and that for places:
 *
 * <pre>{@code
 * Sky sky = Sky.of(ephemeris);
 * Moment moment = sky.at(Instant.parse("1987-04-10T19:21:00Z"));
 * Angle moon = moment.apparent(Body.MOON).longitude();
 * Angle rising = moment.from(Site.ofDegrees(12.97, 77.59)).ascendant();
 * }</pre>
 */
public final class Sky {
    private final Ephemeris ephemeris;
    private final TimeScales timeScales;
    private final EarthOrientation orientation;
    private final Corrections corrections;

    public Sky(Ephemeris ephemeris, TimeScales timeScales, EarthOrientation orientation, Corrections corrections) {
        this.ephemeris = Objects.requireNonNull(ephemeris);
        this.timeScales = Objects.requireNonNull(timeScales);
        this.orientation = Objects.requireNonNull(orientation);
        this.corrections = Objects.requireNonNull(corrections);
    }

    /** With the tables of the module and all corrections. */
    public static Sky of(Ephemeris ephemeris) {
        return new Sky(ephemeris, TimeScales.standard(), EarthOrientation.standard(), Corrections.ALL);
    }

    /** The same sky under other corrections; everything else is shared. */
    public Sky with(Corrections other) {
        return new Sky(ephemeris, timeScales, orientation, other);
    }

    /** The same sky by other time scales; everything else is shared. */
    public Sky with(TimeScales others) {
        return new Sky(ephemeris, others, orientation, corrections);
    }

    public Ephemeris ephemeris() {
        return ephemeris;
    }

    public TimeScales timeScales() {
        return timeScales;
    }

    public EarthOrientation orientation() {
        return orientation;
    }

    public Corrections corrections() {
        return corrections;
    }

    /**
     * The sky at an instant of uniform time.
     *
     * @throws OutsideSpanException when the ephemeris does not reach there
     */
    public Moment at(TT tt) {
        return new Moment(this, tt, null);
    }

    /**
     * The sky at a civil time; see {@link TimeScales} for what that means before 1972 and in the future.
     *
     * @throws OutsideSpanException when the ephemeris does not reach there
     */
    public Moment at(Instant utc) {
        return new Moment(this, timeScales.tt(utc), timeScales.ut1(utc));
    }
}
