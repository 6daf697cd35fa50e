package org.nirayana.jyotisha.event;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nirayana.astronomy.event.AngleSweep;
import org.nirayana.astronomy.event.MovingAngle;
import org.nirayana.astronomy.event.Root;
import org.nirayana.astronomy.event.RootSearch;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * When the Moon and the planets come into the orb of the Sun and leave it. The orb is that of the motion at the instant, so that a
 * station near the Sun may begin or end combustion by itself. Told as combustion and, where that is the reading, as asta and udaya.
 */
final class CombustionEvents implements EventSource {
    private static final Set<Graha> BURNING =
            EnumSet.of(Graha.MOON, Graha.MARS, Graha.MERCURY, Graha.JUPITER, Graha.VENUS, Graha.SATURN);

    @Override
    public Set<EventKind> kinds() {
        return Set.of(SkyEventKind.COMBUSTION, SkyEventKind.HELIACAL);
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        boolean asAsta = scope.wants(SkyEventKind.HELIACAL)
                && scope.conventions().get(AstaReading.CONVENTION) == AstaReading.ORB;
        List<SkyEvent> events = new ArrayList<>();
        if (!scope.wants(SkyEventKind.COMBUSTION) && !asAsta) {
            return events;
        }
        for (Graha graha : scope.requested(BURNING)) {
            for (Crossing crossing : crossings(scope, graha, from, until)) {
                if (scope.wants(SkyEventKind.COMBUSTION)) {
                    events.add(scope.event(
                            SkyEventKind.COMBUSTION,
                            crossing.begins() ? Change.BEGINS : Change.ENDS,
                            crossing.time(),
                            List.of(graha, Graha.SUN),
                            new SkyEvent.Orb(crossing.orb())));
                }
                if (asAsta) {
                    events.add(scope.event(
                            SkyEventKind.HELIACAL,
                            crossing.begins() ? Change.SETS : Change.RISES,
                            crossing.time(),
                            List.of(graha),
                            HeliacalEvents.byOrb(
                                    scope,
                                    graha,
                                    crossing.west(),
                                    crossing.orb(),
                                    !crossing.begins(),
                                    crossing.time())));
                }
            }
        }
        return events;
    }

    /**
     * @param west whether the graha stands to the west of the Sun, and so rises before it
     */
    private record Crossing(TT time, boolean begins, double orb, boolean west) {}

    private static List<Crossing> crossings(EventScope scope, Graha graha, TT from, TT until) {
        SiderealMotion motion = scope.motion();
        CombustionOrbs reading = scope.conventions().get(CombustionOrbs.CONVENTION);
        double direct = Combustion.orb(graha, false, reading);
        double retrograde = Combustion.orb(graha, true, reading);
        MovingAngle speed = motion.tropical(graha);
        MovingAngle apart = motion.tropical(graha).minus(motion.tropical(Graha.SUN));
        // Only here may it change: at either orb on either side and, where the orbs differ, at a station.
        TreeSet<TT> borders = new TreeSet<>();
        double[] zeros = direct == retrograde
                ? new double[] {Math.toRadians(direct), -Math.toRadians(direct)}
                : new double[] {
                    Math.toRadians(direct),
                    -Math.toRadians(direct),
                    Math.toRadians(retrograde),
                    -Math.toRadians(retrograde)
                };
        for (AngleSweep.Pass pass : motion.sweep(graha, Graha.SUN).passes(1, zeros, from, until)) {
            borders.add(pass.time());
        }
        if (direct != retrograde) {
            for (Root root : RootSearch.zerosOf(t -> speed.perDay(t.j2000Days()), motion.stepDays(graha))
                    .all(from, until)) {
                borders.add(root.time());
            }
        }
        List<Crossing> found = new ArrayList<>();
        double before = from.j2000Days();
        List<TT> times = new ArrayList<>(borders);
        for (int i = 0; i < times.size(); i++) {
            double at = times.get(i).j2000Days();
            double after = i + 1 < times.size() ? times.get(i + 1).j2000Days() : until.j2000Days();
            boolean wasIn = isIn(apart, speed, direct, retrograde, (before + at) / 2);
            boolean isIn = isIn(apart, speed, direct, retrograde, (at + after) / 2);
            if (wasIn != isIn) {
                double inside = isIn ? (at + after) / 2 : (before + at) / 2;
                double orb = speed.perDay(inside) < 0 ? retrograde : direct;
                found.add(new Crossing(times.get(i), isIn, orb, signed(apart.at(at)) < 0));
            }
            before = at;
        }
        return found;
    }

    private static boolean isIn(MovingAngle apart, MovingAngle speed, double direct, double retrograde, double t) {
        double orb = speed.perDay(t) < 0 ? retrograde : direct;
        return Math.abs(signed(apart.at(t))) < Math.toRadians(orb);
    }

    private static double signed(double radians) {
        return Math.IEEEremainder(radians, 2 * Math.PI);
    }
}
