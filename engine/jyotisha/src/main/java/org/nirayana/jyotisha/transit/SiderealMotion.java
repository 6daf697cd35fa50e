package org.nirayana.jyotisha.transit;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.AngleSweep;
import org.nirayana.astronomy.event.MovingAngle;
import org.nirayana.astronomy.math.ChebyshevTable;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.PlaceTable;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * How the nine grahas move by some conventions, seen from the centre of the Earth; immutable to its users, for any number of
 * threads.
 *
 * <p>Quick longitudes come from a {@link PlaceTable} and a table of the ayanamsa; exact ones are those of a chart at that
 * instant. Get one from {@code ChartFactory.motion}.
 */
public final class SiderealMotion {
    private static final double FULL_TURN = 2 * Math.PI;
    private static final double TOLERANCE = Math.toRadians(0.01 / 3.6e6);

    private static final ChebyshevTable.Layout AYANAMSA = new ChebyshevTable.Layout(0, 256, 12, 6, 256);

    /** Jupiter and Saturn turn every four months at most. */
    private static final double SLOW_STEP_DAYS = 24;

    private final PlaceTable places;
    private final Sky sky;
    private final Ayanamsa ayanamsa;
    private final ChebyshevTable ayanamsas;
    private final NodeType nodes;
    private final Map<Graha, MovingAngle> sidereal = new EnumMap<>(Graha.class);
    private final Map<Graha, MovingAngle> tropical = new EnumMap<>(Graha.class);

    /**
     * @param places of the sky of the conventions
     * @param ayanamsa where the zodiac begins
     * @param nodes which of the Moon's nodes Rahu and Ketu are
     */
    public SiderealMotion(PlaceTable places, Ayanamsa ayanamsa, NodeType nodes) {
        this.places = Objects.requireNonNull(places);
        this.sky = places.sky();
        this.ayanamsa = Objects.requireNonNull(ayanamsa);
        this.nodes = Objects.requireNonNull(nodes);
        this.ayanamsas = new ChebyshevTable(
                AYANAMSA,
                places.from().j2000Days(),
                places.until().j2000Days(),
                (days, values) -> values[0] = ayanamsa.at(sky.at(new TT(days))).radians(),
                new ChebyshevTable.Column(true, TOLERANCE));
        for (Graha graha : Graha.ALL) {
            sidereal.put(graha, new Sidereal(track(graha), graha == Graha.KETU ? Math.PI : 0));
            tropical.put(graha, new Tropical(track(graha), graha == Graha.KETU ? Math.PI : 0));
        }
    }

    private PlaceTable.Track track(Graha graha) {
        return graha.body()
                .map(places::of)
                .orElseGet(() -> nodes == NodeType.TRUE ? places.trueNode() : places.meanNode());
    }

    public Sky sky() {
        return sky;
    }

    /** The table from which the places come. */
    public PlaceTable places() {
        return places;
    }

    /** The sidereal longitude, to 0.1 mas of that of a chart. */
    public MovingAngle of(Graha graha) {
        return sidereal.get(graha);
    }

    /** The tropical longitude; its speed is what a chart calls retrograde by. */
    public MovingAngle tropical(Graha graha) {
        return tropical.get(graha);
    }

    /** Ecliptic latitude, radians; nodes have none. */
    public double latitude(Graha graha, double j2000Days) {
        return track(graha).latitude(j2000Days);
    }

    /** The sidereal longitude that a chart has at an instant, radians; it may be whole turns off. */
    public DoubleUnaryOperator exact(Graha graha) {
        return days -> {
            Moment moment = sky.at(new TT(days));
            return longitude(moment, graha) - taken(moment);
        };
    }

    /** The angle from one graha to another, as a chart has it, radians. */
    public DoubleUnaryOperator exact(Graha graha, Graha from) {
        return days -> {
            Moment moment = sky.at(new TT(days));
            return longitude(moment, graha) - longitude(moment, from);
        };
    }

    /** The speed of the tropical longitude in a chart, radians a day. */
    public double exactPerDay(Graha graha, double j2000Days) {
        Moment moment = sky.at(new TT(j2000Days));
        return graha.body()
                .map(body -> moment.apparent(body).longitudePerDay().radians())
                .orElseGet(() -> nodes.at(moment).longitudePerDay().radians());
    }

    /** The speed of the ayanamsa, and with it of nutation where it is taken away: tropical speed less sidereal speed. */
    public double takenPerDay(double j2000Days) {
        double perDay = ayanamsas.slope(0, j2000Days);
        return sky.corrections().nutation() ? perDay + places.nutationPerDay(j2000Days) : perDay;
    }

    private double longitude(Moment moment, Graha graha) {
        Body body = graha.body().orElse(null);
        if (body != null) {
            return moment.apparent(body).longitude().radians();
        }
        double rahu = nodes.at(moment).longitude().radians();
        return graha == Graha.KETU ? rahu + Math.PI : rahu;
    }

    private double taken(Moment moment) {
        double mean = ayanamsa.at(moment).radians();
        return sky.corrections().nutation()
                ? mean + moment.orientation().nutationInLongitude().radians()
                : mean;
    }

    /** The sidereal longitude in [0, 2π). */
    public double longitude(Graha graha, TT t) {
        double radians = of(graha).at(t.j2000Days());
        return radians - FULL_TURN * Math.floor(radians / FULL_TURN);
    }

    /** Whether a graha moves backwards, as a chart says it. */
    public boolean isRetrograde(Graha graha, TT t) {
        return tropical(graha).perDay(t.j2000Days()) < 0;
    }

    /** A search through the zodiac. */
    public AngleSweep sweep(Graha graha) {
        // So few places are asked of the slow ones that a table would cost more than it spares.
        return graha == Graha.JUPITER || graha == Graha.SATURN
                ? new AngleSweep(new Reduced(graha.body().orElseThrow()), exact(graha), SLOW_STEP_DAYS)
                : new AngleSweep(of(graha), exact(graha), stepDays(graha));
    }

    /** A search through the angles from one graha to another. */
    public AngleSweep sweep(Graha graha, Graha from) {
        double turn = (graha == Graha.KETU ? Math.PI : 0) - (from == Graha.KETU ? Math.PI : 0);
        return new AngleSweep(
                new Between(track(graha), track(from), turn),
                exact(graha, from),
                Math.min(stepDays(graha), stepDays(from)));
    }

    /** Steps of a search for what a graha does: at most half the distance between the turning points of its speed. */
    public double stepDays(Graha graha) {
        return switch (graha) {
            case MOON -> 2;
            case MERCURY -> 3;
            case VENUS, SUN -> 4;
            case MARS -> 6;
            case JUPITER, SATURN -> 8;
            case RAHU, KETU -> nodes == NodeType.TRUE ? 1 : 8;
        };
    }

    /** When, on the clocks. */
    public Instant instant(TT t) {
        Instant exactly = sky.timeScales().utc(t);
        long millis = Math.floorDiv(exactly.getNano() + 500_000L, 1_000_000L);
        return Instant.ofEpochSecond(exactly.getEpochSecond(), millis * 1_000_000);
    }

    /** When, uniformly. */
    public TT tt(Instant instant) {
        return sky.timeScales().tt(instant);
    }

    /** The angle between two; neither equinox nor ayanamsa matters. */
    private record Between(PlaceTable.Track of, PlaceTable.Track from, double turn) implements MovingAngle {
        @Override
        public double at(double j2000Days) {
            return of.longitude(j2000Days) - from.longitude(j2000Days) + turn;
        }

        @Override
        public double perDay(double j2000Days) {
            return of.longitudePerDay(j2000Days) - from.longitudePerDay(j2000Days);
        }
    }

    /** A body's sidereal longitude from the full reduction; the ayanamsa alone is tabulated. */
    private final class Reduced implements MovingAngle {
        private final Body body;

        Reduced(Body body) {
            this.body = body;
        }

        @Override
        public double at(double j2000Days) {
            Moment moment = sky.at(new TT(j2000Days));
            double longitude = moment.apparent(body).longitude().radians() - ayanamsas.value(0, j2000Days);
            return sky.corrections().nutation()
                    ? longitude - moment.orientation().nutationInLongitude().radians()
                    : longitude;
        }

        @Override
        public double perDay(double j2000Days) {
            Moment moment = sky.at(new TT(j2000Days));
            double perDay = moment.apparent(body).longitudePerDay().radians() - ayanamsas.slope(0, j2000Days);
            return sky.corrections().nutation()
                    ? perDay - moment.orientation().nutationInLongitudePerDay().radians()
                    : perDay;
        }
    }

    private final class Sidereal implements MovingAngle {
        private final PlaceTable.Track track;
        private final double turn;

        Sidereal(PlaceTable.Track track, double turn) {
            this.track = track;
            this.turn = turn;
        }

        @Override
        public double at(double j2000Days) {
            return track.longitude(j2000Days) + turn - ayanamsas.value(0, j2000Days);
        }

        @Override
        public double perDay(double j2000Days) {
            return track.longitudePerDay(j2000Days) - ayanamsas.slope(0, j2000Days);
        }
    }

    private final class Tropical implements MovingAngle {
        private final PlaceTable.Track track;
        private final double turn;

        Tropical(PlaceTable.Track track, double turn) {
            this.track = track;
            this.turn = turn;
        }

        @Override
        public double at(double j2000Days) {
            double mean = track.longitude(j2000Days) + turn;
            return sky.corrections().nutation() ? mean + places.nutation(j2000Days) : mean;
        }

        @Override
        public double perDay(double j2000Days) {
            double mean = track.longitudePerDay(j2000Days);
            return sky.corrections().nutation() ? mean + places.nutationPerDay(j2000Days) : mean;
        }
    }
}
