package org.nirayana.jyotisha.event;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * When planets disappear in the light of the Sun and come out of it at a place, watched day by day: before sunrise where the planet
 * stands west of the Sun, after sunset where it stands east of it. It happens when the planet itself rises or sets on the first day on which
 * it is not seen, or is seen again.
 */
final class HeliacalEvents implements EventSource {
    /** Farther from the Sun than this every planet is seen. */
    private static final double FAR = Math.toRadians(35);

    private static final double FULL_TURN = 2 * Math.PI;
    private static final double SIDEREAL_TURNS_PER_DAY = 1.00273790935;
    private static final int UNCERTAIN_DAYS = 3;

    @Override
    public Set<EventKind> kinds() {
        return Set.of(EventKind.HELIACAL);
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        AstaReading method = scope.conventions().reading(AstaReading.class);
        if (method == AstaReading.ORB) {
            return events; // found with combustion
        }
        for (Graha graha : scope.requested(EnumSet.copyOf(War.FIGHTERS))) {
            if (isKnown(graha, method)) {
                new Watch(scope, graha, method).between(from, until, events);
            }
        }
        return events;
    }

    private static boolean isKnown(Graha graha, AstaReading method) {
        return method == AstaReading.KALAMSA || graha == Graha.JUPITER || graha == Graha.VENUS;
    }

    /** The degrees of altitude above the Sun by which a planet is seen. */
    private static double arcus(Graha graha, boolean inEast) {
        if (graha == Graha.VENUS) {
            return 5.8;
        }
        return inEast ? 8.8 : 7.5;
    }

    /**
     * What a day shows of a planet.
     *
     * @param time when it rises, in the east, or sets
     * @param arc how far it is from the Sun then, degrees; infinite where that does not matter
     */
    private record Sight(TT time, boolean inEast, boolean seen, double arc) {}

    /** The days of one planet at one place. */
    private static final class Watch {
        private final EventScope scope;
        private final SiderealMotion motion;
        private final Graha graha;
        private final AstaReading method;
        private final double sinLat;
        private final double cosLat;
        private final double east;

        Watch(EventScope scope, Graha graha, AstaReading method) {
            this.scope = scope;
            this.motion = scope.motion();
            this.graha = graha;
            this.method = method;
            double latitude = scope.site().latitude().radians();
            this.sinLat = Trigonometry.sin(latitude);
            this.cosLat = Trigonometry.cos(latitude);
            this.east = scope.site().longitude().radians();
        }

        void between(TT from, TT until, List<SkyEvent> events) {
            // Days at the place begin at mean midnight; the one before tells what was seen.
            double first = Math.floor(from.j2000Days()) - 2 - east / FULL_TURN + 0.5;
            Optional<Sight> last = Optional.empty();
            for (double midnight = first; midnight < until.j2000Days() + 1; midnight++) {
                if (motion.places().from().j2000Days() > midnight
                        || motion.places().until().j2000Days() < midnight + 2) {
                    continue;
                }
                Optional<Sight> sight = sight(midnight);
                // Where it neither rises nor sets, the last day that showed something counts on.
                if (sight.isPresent()) {
                    last.ifPresent(before -> hear(before, sight.get(), from, until, events));
                    last = sight;
                }
            }
        }

        private void hear(Sight before, Sight now, TT from, TT until, List<SkyEvent> events) {
            if (before.seen == now.seen || now.time.compareTo(from) < 0 || now.time.compareTo(until) >= 0) {
                return;
            }
            events.add(scope.event(
                    EventKind.HELIACAL,
                    now.seen ? Change.RISES : Change.SETS,
                    now.time,
                    List.of(graha),
                    new SkyEvent.Visibility(method, now.inEast, now.arc, UNCERTAIN_DAYS)));
        }

        private Optional<Sight> sight(double midnight) {
            double noon = midnight + 0.5;
            double elongation = elongation(noon);
            boolean inEast = elongation < 0;
            if (Math.abs(elongation) > FAR) {
                return Optional.of(new Sight(new TT(noon), inEast, true, Double.POSITIVE_INFINITY));
            }
            double t = midnight + (inEast ? 0.25 : 0.75);
            for (int i = 0; i < 3; i++) {
                Place planet = place(graha, t);
                double semiArc = semiArc(planet);
                if (Double.isNaN(semiArc)) {
                    return Optional.empty();
                }
                double target = planet.rightAscension + (inEast ? -semiArc : semiArc);
                t += signed(target - planet.siderealTime) / FULL_TURN / SIDEREAL_TURNS_PER_DAY;
            }
            Place planet = place(graha, t);
            Place sun = place(Graha.SUN, t);
            double arc;
            double least;
            if (method == AstaReading.ARCUS) {
                double sine = sinLat * Trigonometry.sin(sun.declination)
                        + cosLat
                                * Trigonometry.cos(sun.declination)
                                * Trigonometry.cos(sun.siderealTime - sun.rightAscension);
                arc = -Math.toDegrees(Trigonometry.asin(Math.max(-1, Math.min(1, sine))));
                least = arcus(graha, inEast);
            } else {
                double ofPlanet = semiArc(planet);
                double ofSun = semiArc(sun);
                if (Double.isNaN(ofPlanet) || Double.isNaN(ofSun)) {
                    return Optional.empty();
                }
                double between = sun.rightAscension - planet.rightAscension;
                arc = Math.toDegrees(signed(inEast ? between - ofSun + ofPlanet : -between + ofPlanet - ofSun));
                // The numbers of the Surya Siddhanta are those that others take for orbs.
                least = Combustion.orb(graha, motion.isRetrograde(graha, new TT(t)), CombustionOrbs.SURYA_SIDDHANTA);
            }
            return Optional.of(new Sight(new TT(t), inEast, arc >= least, arc));
        }

        private double elongation(double t) {
            return signed(
                    motion.tropical(graha).at(t) - motion.tropical(Graha.SUN).at(t));
        }

        /** Half the way over the horizon, as an angle; NaN where there is no rising. */
        private double semiArc(Place place) {
            double cosine = -sinLat / cosLat * Trigonometry.tan(place.declination);
            return Math.abs(cosine) >= 1 ? Double.NaN : Math.PI / 2 - Trigonometry.asin(cosine);
        }

        private record Place(double rightAscension, double declination, double siderealTime) {}

        private Place place(Graha who, double t) {
            Moment moment = motion.sky().at(new TT(t));
            double obliquity = moment.obliquity().radians();
            double longitude = motion.tropical(who).at(t);
            double latitude = motion.latitude(who, t);
            double sinObliquity = Trigonometry.sin(obliquity);
            double cosObliquity = Trigonometry.cos(obliquity);
            double cosLatitude = Trigonometry.cos(latitude);
            double x = Trigonometry.cos(longitude) * cosLatitude;
            double y = Trigonometry.sin(longitude) * cosLatitude;
            double z = Trigonometry.sin(latitude);
            double ra = Trigonometry.atan2(y * cosObliquity - z * sinObliquity, x);
            double declination = Trigonometry.asin(z * cosObliquity + y * sinObliquity);
            return new Place(ra, declination, moment.siderealTime().radians() + east);
        }

        private static double signed(double radians) {
            return Math.IEEEremainder(radians, FULL_TURN);
        }
    }
}
