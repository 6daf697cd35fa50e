package org.nirayana.jyotisha.event;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.time.TT;
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

    /** Almanacs print dates of their own place, and an orb is passed at any hour. */
    private static final int DAY_OF_THE_PRINTER = 1;

    /** By how many days the drawn arcs miss the dates that they were drawn from. */
    private static final int MIN_UNCERTAIN_DAYS = 3;

    /** Farther from an event than this nobody prints it. */
    private static final int MAX_DAYS = 60;

    @Override
    public Set<EventKind> kinds() {
        return Set.of(SkyEventKind.HELIACAL);
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        AstaReading method = scope.conventions().get(AstaReading.CONVENTION);
        if (method == AstaReading.ORB) {
            return events; // found with combustion
        }
        for (Graha graha : scope.requested(EnumSet.copyOf(War.FIGHTERS))) {
            AstaSource source = method == AstaReading.KALAMSA ? AstaSource.SURYA_SIDDHANTA : AstaSource.DRAWN;
            if (source.least(graha, true, false).isPresent()) {
                new Watch(scope, graha, source).between(method, from, until, events);
            }
        }
        return events;
    }

    /**
     * How an event found by orbs is told: what of it depends on the place is when others have it.
     *
     * @param orb the degrees of longitude by which it was found
     */
    static SkyEvent.Visibility byOrb(
            EventScope scope, Graha graha, boolean inEast, double orb, boolean rises, TT time) {
        if (!War.FIGHTERS.contains(graha)) {
            return new SkyEvent.Visibility(AstaReading.ORB, inEast, orb, orb, 0, List.of());
        }
        Watch watch = new Watch(scope, graha, AstaSource.ORB);
        return watch.visibility(AstaReading.ORB, watch.midnightBefore(time), inEast, orb, orb, rises);
    }

    /**
     * What a day shows of a planet.
     *
     * @param time when it rises, in the east, or sets
     * @param far whether it is seen by whatever rule; then the arcs are not numbers
     * @param altitude how far the Sun is below the horizon then, degrees
     * @param degreesOfTime between both passing the horizon
     * @param apart degrees of longitude from the Sun
     */
    private record Sight(
            TT time,
            boolean inEast,
            boolean retrograde,
            boolean far,
            double altitude,
            double degreesOfTime,
            double apart) {
        double arc(AstaSource source) {
            return switch (source.measure()) {
                case ALTITUDE -> altitude;
                case TIME -> degreesOfTime;
                case LONGITUDE -> apart;
            };
        }

        boolean isSeen(Graha graha, AstaSource source) {
            return far || arc(source) >= least(graha, source);
        }

        /** Whether a source says of such a sight that it is seen or not. */
        boolean isJudgedBy(Graha graha, AstaSource source) {
            return far || !(Double.isNaN(arc(source)) || Double.isNaN(least(graha, source)));
        }

        double least(Graha graha, AstaSource source) {
            return source.least(graha, inEast, retrograde).orElse(Double.NaN);
        }
    }

    /** The days of one planet at one place. */
    private static final class Watch {
        private final EventScope scope;
        private final SiderealMotion motion;
        private final Graha graha;
        private final AstaSource source;
        private final double sinLat;
        private final double cosLat;
        private final double east;

        Watch(EventScope scope, Graha graha, AstaSource source) {
            this.scope = scope;
            this.motion = scope.motion();
            this.graha = graha;
            this.source = source;
            double latitude = scope.site().latitude().radians();
            this.sinLat = Trigonometry.sin(latitude);
            this.cosLat = Trigonometry.cos(latitude);
            this.east = scope.site().longitude().radians();
        }

        /** Days at the place begin at mean midnight. */
        double midnightBefore(TT t) {
            double offset = 0.5 - east / FULL_TURN;
            return Math.floor(t.j2000Days() - offset) + offset;
        }

        void between(AstaReading method, TT from, TT until, List<SkyEvent> events) {
            // The day before the first tells what was seen.
            double first = Math.floor(from.j2000Days()) - 2 - east / FULL_TURN + 0.5;
            Optional<Sight> last = Optional.empty();
            for (double midnight = first; midnight < until.j2000Days() + 1; midnight++) {
                Optional<Sight> sight = sight(midnight);
                // Where it neither rises nor sets, the last day that showed something counts on.
                if (sight.isPresent()) {
                    Sight now = sight.get();
                    boolean changes = last.isPresent()
                            && last.get().isSeen(graha, source) != now.isSeen(graha, source)
                            && now.time.compareTo(from) >= 0
                            && now.time.compareTo(until) < 0;
                    if (changes) {
                        boolean rises = now.isSeen(graha, source);
                        events.add(scope.event(
                                SkyEventKind.HELIACAL,
                                rises ? Change.RISES : Change.SETS,
                                now.time,
                                List.of(graha),
                                visibility(
                                        method,
                                        midnight,
                                        now.inEast,
                                        now.arc(source),
                                        now.least(graha, source),
                                        rises)));
                    }
                    last = sight;
                }
            }
        }

        SkyEvent.Visibility visibility(
                AstaReading method, double midnight, boolean inEast, double arc, double least, boolean rises) {
            List<SkyEvent.OtherDay> others = new ArrayList<>();
            int most = MIN_UNCERTAIN_DAYS;
            Map<Integer, Optional<Sight>> known = new HashMap<>();
            for (AstaSource other : AstaSource.ALL) {
                if (other != source && other.least(graha, inEast, false).isPresent()) {
                    OptionalInt days = daysTo(other, midnight, inEast, rises, known);
                    days.ifPresent(found -> others.add(new SkyEvent.OtherDay(other, found)));
                    most = Math.max(most, Math.abs(days.orElse(0)) + DAY_OF_THE_PRINTER);
                }
            }
            return new SkyEvent.Visibility(method, inEast, arc, least, most, others);
        }

        /** How many days later a source has it, on the same side of the Sun; nothing where it never has. */
        private OptionalInt daysTo(
                AstaSource other, double midnight, boolean inEast, boolean rises, Map<Integer, Optional<Sight>> known) {
            // Already over by this source on the day itself: it was earlier, else later.
            int step = isOver(other, midnight, 0, inEast, rises, known).orElse(false) ? -1 : 1;
            for (int day = step > 0 ? 1 : 0; Math.abs(day) <= MAX_DAYS; day += step) {
                int asked = step > 0 ? day : day - 1;
                Optional<Boolean> over = isOver(other, midnight, asked, inEast, rises, known);
                if (over.isEmpty()) {
                    return OptionalInt.empty();
                }
                if (over.get() == step > 0) {
                    return OptionalInt.of(day);
                }
            }
            return OptionalInt.empty();
        }

        /** Whether a planet has risen, or set, by a day; nothing where the day shows nothing, or the other side of the Sun. */
        private Optional<Boolean> isOver(
                AstaSource other,
                double midnight,
                int day,
                boolean inEast,
                boolean rises,
                Map<Integer, Optional<Sight>> known) {
            return known.computeIfAbsent(day, days -> sight(midnight + days))
                    .filter(sight -> sight.inEast == inEast && sight.isJudgedBy(graha, other))
                    .map(sight -> sight.isSeen(graha, other) == rises);
        }

        private Optional<Sight> sight(double midnight) {
            if (motion.places().from().j2000Days() > midnight
                    || motion.places().until().j2000Days() < midnight + 2) {
                return Optional.empty();
            }
            double noon = midnight + 0.5;
            double elongation = elongation(noon);
            boolean inEast = elongation < 0;
            if (Math.abs(elongation) > FAR) {
                return Optional.of(new Sight(new TT(noon), inEast, false, true, Double.NaN, Double.NaN, Double.NaN));
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
            double sine = sinLat * Trigonometry.sin(sun.declination)
                    + cosLat
                            * Trigonometry.cos(sun.declination)
                            * Trigonometry.cos(sun.siderealTime - sun.rightAscension);
            double altitude = -Math.toDegrees(Trigonometry.asin(Math.max(-1, Math.min(1, sine))));
            double ofPlanet = semiArc(planet);
            double ofSun = semiArc(sun);
            if (source.measure() == AstaSource.Measure.TIME && (Double.isNaN(ofPlanet) || Double.isNaN(ofSun))) {
                return Optional.empty();
            }
            double between = sun.rightAscension - planet.rightAscension;
            // Without a sunrise there are no degrees of time, and nothing is at least what is no number.
            double degreesOfTime =
                    Math.toDegrees(signed(inEast ? between - ofSun + ofPlanet : -between + ofPlanet - ofSun));
            return Optional.of(new Sight(
                    new TT(t),
                    inEast,
                    motion.isRetrograde(graha, new TT(t)),
                    false,
                    altitude,
                    degreesOfTime,
                    Math.abs(Math.toDegrees(elongation(t)))));
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
