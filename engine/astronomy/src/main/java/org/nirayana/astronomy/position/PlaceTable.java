package org.nirayana.astronomy.position;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.nirayana.astronomy.earth.DelaunayArguments;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.Span;
import org.nirayana.astronomy.math.ChebyshevTable;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;

/**
 * The geocentric places of Sun, Moon, planets and nodes as polynomials in time: for searches and for sorted instants.
 *
 * <p>Longitude and latitude with their changes, within 0.1 mas of what a {@link Moment} of the same sky says (a test
 * measures it), for a small part of its cost. A stretch of days is made when it is first asked for; some 90 years of Sun and
 * planets and 45 of the Moon are kept, in some 4 MB. Longitudes are kept from the mean equinox, because the nutation of a
 * fortnight would need many more coefficients and leaves again with every ayanamsa; it is a function of its own here.
 *
 * <p>Where light grazes the Sun no polynomial follows it, and there the full reduction answers. Immutable to its users, for any
 * number of threads.
 */
public final class PlaceTable {
    private static final double MILLIARCSECOND = Math.toRadians(1 / 3.6e6);
    private static final double TOLERANCE = 0.03 * MILLIARCSECOND;

    private static final int LONGITUDE = 0;
    private static final int LATITUDE = 1;

    private static final ChebyshevTable.Column ANGLE = new ChebyshevTable.Column(true, TOLERANCE);

    /** Days and coefficients of a stretch, and how many are kept; none is halved below {@value #SHORTEST_DAYS} days. */
    private enum Pace {
        MOON(8, 18, 2048),
        MERCURY(16, 18, 2048),
        INNER(32, 24, 1024),
        OUTER(32, 22, 1024),
        NUTATION(16, 20, 1024);

        private final int days;
        private final int count;
        private final int slots;

        Pace(int days, int count, int slots) {
            this.days = days;
            this.count = count;
            this.slots = slots;
        }

        ChebyshevTable.Layout from(double origin) {
            return new ChebyshevTable.Layout(
                    origin, days, count, Integer.numberOfTrailingZeros(days / SHORTEST_DAYS), slots);
        }
    }

    /** Below it there is nothing to be gained: to ask for some twenty places costs more than a search asks for. */
    private static final int SHORTEST_DAYS = 4;

    /** Moments of a few stretches, which bodies that are asked for one after the other have in common. */
    private static final int MOMENT_SLOTS = 256;

    private final Sky sky;
    private final double origin;
    private final double from;
    private final double until;
    private final AtomicReferenceArray<Moment> moments = new AtomicReferenceArray<>(MOMENT_SLOTS);
    private final Map<Body, BodyTrack> bodies = new EnumMap<>(Body.class);
    private final Track trueNode;
    private final Track meanNode = new MeanNode();
    private final ChebyshevTable nutation;

    public PlaceTable(Sky sky) {
        this.sky = Objects.requireNonNull(sky);
        Span known = sky.ephemeris().span();
        // The ephemeris has joints of a few hundredths of a milliarcsecond at a whole power of two of days from its
        // beginning:
        // stretches that begin there have none inside.
        this.origin = sky.timeScales().tt(known.start()).j2000Days();
        // A margin for the light, which left earlier, and for the slope of what is rough.
        this.from = sky.timeScales().tt(known.start()).j2000Days() + 1;
        this.until = sky.timeScales().tt(known.end()).j2000Days() - 1;
        for (Body body : Body.values()) {
            if (body != Body.EARTH && body != Body.EARTH_MOON_BARYCENTRE) {
                bodies.put(body, new BodyTrack(table(body)));
            }
        }
        this.trueNode = new NodeTrack(new ChebyshevTable(
                Pace.MOON.from(origin),
                from,
                until,
                (days, values) -> {
                    Moment moment = moment(days);
                    values[0] = moment.trueNode().longitude().radians() - nutation(moment);
                },
                ANGLE));
        this.nutation = new ChebyshevTable(
                Pace.NUTATION.from(origin),
                from,
                until,
                (days, values) -> values[0] =
                        moment(days).orientation().nutationInLongitude().radians(),
                new ChebyshevTable.Column(false, TOLERANCE));
    }

    private ChebyshevTable table(Body body) {
        Pace pace =
                switch (body) {
                    case MOON -> Pace.MOON;
                    case MERCURY -> Pace.MERCURY;
                    case SUN, VENUS, MARS -> Pace.INNER;
                    default -> Pace.OUTER;
                };
        return new ChebyshevTable(
                pace.from(origin),
                from,
                until,
                (days, values) -> {
                    Moment moment = moment(days);
                    Apparent place = moment.apparent(body);
                    values[LONGITUDE] = place.longitude().radians() - nutation(moment);
                    values[LATITUDE] = place.latitude().radians();
                },
                ANGLE,
                ANGLE);
    }

    /** How a body or a node moves, in radians and days from J2000.0: behind the face of {@link Place}, for searches. */
    public interface Track {
        /** Longitude from the mean equinox of date; it may be whole turns off. */
        double longitude(double j2000Days);

        /** Change of that in a day. */
        double longitudePerDay(double j2000Days);

        double latitude(double j2000Days);
    }

    /**
     * Where something is seen.
     *
     * @param longitude of the sky's equinox, true or mean, in [0°, 360°)
     * @param longitudePerDay negative when retrograde
     */
    public record Place(Angle longitude, Angle latitude, Angle longitudePerDay, Angle latitudePerDay) {}

    public Sky sky() {
        return sky;
    }

    /** From when on places are known. */
    public TT from() {
        return new TT(from);
    }

    /** Until when places are known. */
    public TT until() {
        return new TT(until);
    }

    /**
     * Where a body is seen at an instant.
     *
     * @throws IllegalArgumentException for the Earth
     */
    public Place at(Body body, TT t) {
        double[] values = new double[4];
        at(body, t.j2000Days(), values);
        double longitude = values[LONGITUDE];
        double perDay = values[2 + LONGITUDE];
        if (sky.corrections().nutation()) {
            longitude += nutation(t.j2000Days());
            perDay += nutationPerDay(t.j2000Days());
        }
        return new Place(
                Angle.radians(longitude).wrapped(),
                Angle.radians(values[LATITUDE]),
                Angle.radians(perDay),
                Angle.radians(values[2 + LATITUDE]));
    }

    /** Longitude from the mean equinox, latitude, and the change of each in a day, as numbers: for millions of instants. */
    public void at(Body body, double j2000Days, double[] values) {
        track(body).table.two(LONGITUDE, j2000Days, values);
    }

    /** How a body moves. */
    public Track of(Body body) {
        return track(body);
    }

    /** How the ascending node of the Moon's momentary orbit moves. */
    public Track trueNode() {
        return trueNode;
    }

    /** How the mean ascending node moves. */
    public Track meanNode() {
        return meanNode;
    }

    /** Nutation in longitude, radians. */
    public double nutation(double j2000Days) {
        return nutation.value(0, j2000Days);
    }

    /** Its change in a day. */
    public double nutationPerDay(double j2000Days) {
        return nutation.slope(0, j2000Days);
    }

    private BodyTrack track(Body body) {
        BodyTrack track = bodies.get(body);
        if (track == null) {
            throw new IllegalArgumentException("the Earth is not seen from the Earth");
        }
        return track;
    }

    private double nutation(Moment moment) {
        return sky.corrections().nutation()
                ? moment.orientation().nutationInLongitude().radians()
                : 0;
    }

    private Moment moment(double days) {
        int slot = Math.floorMod(Double.hashCode(days * 1009), MOMENT_SLOTS);
        Moment moment = moments.get(slot);
        if (moment == null || moment.tt().j2000Days() != days) {
            moment = sky.at(new TT(days));
            moments.set(slot, moment);
        }
        return moment;
    }

    private static final class BodyTrack implements Track {
        private final ChebyshevTable table;

        BodyTrack(ChebyshevTable table) {
            this.table = table;
        }

        @Override
        public double longitude(double j2000Days) {
            return table.value(LONGITUDE, j2000Days);
        }

        @Override
        public double longitudePerDay(double j2000Days) {
            return table.slope(LONGITUDE, j2000Days);
        }

        @Override
        public double latitude(double j2000Days) {
            return table.value(LATITUDE, j2000Days);
        }
    }

    private record NodeTrack(ChebyshevTable table) implements Track {
        @Override
        public double longitude(double j2000Days) {
            return table.value(0, j2000Days);
        }

        @Override
        public double longitudePerDay(double j2000Days) {
            return table.slope(0, j2000Days);
        }

        @Override
        public double latitude(double j2000Days) {
            return 0;
        }
    }

    /** A polynomial already. */
    private record MeanNode() implements Track {
        @Override
        public double longitude(double j2000Days) {
            return DelaunayArguments.meanNode(new TT(j2000Days)).radians();
        }

        @Override
        public double longitudePerDay(double j2000Days) {
            return DelaunayArguments.meanNodePerDay(new TT(j2000Days)).radians();
        }

        @Override
        public double latitude(double j2000Days) {
            return 0;
        }
    }
}
