package org.nirayana.jyotisha.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nirayana.astronomy.event.AngleSweep;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.strength.WarVictor;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/** What two grahas do: they meet, look at each other, fight; Sun and Moon make the new and the full moon. */
final class PairEvents implements EventSource {
    private static final double DEGREE = Math.toRadians(1);

    @Override
    public Set<EventKind> kinds() {
        return Set.of(
                SkyEventKind.CONJUNCTION,
                SkyEventKind.ASPECT,
                SkyEventKind.WAR,
                SkyEventKind.SAMAGAMA,
                SkyEventKind.LUNATION);
    }

    /** An angle of the first from the second that is looked for, radians, and what it means. */
    private record Target(double angle, Meaning meaning) {}

    /** Makes the event of a passage. */
    private interface Meaning {
        SkyEvent of(TT time, boolean forward);
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        for (int i = 0; i < Graha.COUNT; i++) {
            for (int j = i + 1; j < Graha.COUNT; j++) {
                Graha one = Graha.ALL.get(i);
                Graha other = Graha.ALL.get(j);
                // Rahu and Ketu are always opposite.
                if (scope.wants(one, other) && one != Graha.RAHU) {
                    pair(scope, one, other, from, until, events);
                }
            }
        }
        return events;
    }

    private static void pair(EventScope scope, Graha one, Graha other, TT from, TT until, List<SkyEvent> events) {
        // The quicker from the slower, so that most passages go forward.
        Graha moves = one == Graha.SUN && other == Graha.MOON ? other : one;
        Graha stands = moves == one ? other : one;
        List<Target> targets = new ArrayList<>();
        if (moves == Graha.MOON && stands == Graha.SUN) {
            if (scope.wants(SkyEventKind.LUNATION)) {
                targets.add(lunation(scope, 0, Change.NEW_MOON));
                targets.add(lunation(scope, Math.PI, Change.FULL_MOON));
            }
        } else {
            if (scope.wants(SkyEventKind.CONJUNCTION)) {
                targets.add(new Target(
                        0,
                        (time, forward) -> scope.event(
                                SkyEventKind.CONJUNCTION,
                                Change.EXACT,
                                time,
                                List.of(one, other),
                                new SkyEvent.Plain())));
            }
            if (scope.wants(SkyEventKind.ASPECT)) {
                looks(scope, one, other, targets);
            }
            near(scope, one, other, targets);
        }
        if (targets.isEmpty()) {
            return;
        }
        double[] zeros = targets.stream().mapToDouble(Target::angle).toArray();
        for (AngleSweep.Pass pass : scope.motion().sweep(moves, stands).passes(1, zeros, from, until)) {
            events.add(targets.get(pass.zero()).meaning().of(pass.time(), pass.forward()));
        }
    }

    private static Target lunation(EventScope scope, double angle, Change change) {
        return new Target(
                angle,
                (time, forward) -> scope.event(
                        SkyEventKind.LUNATION, change, time, List.of(Graha.MOON, Graha.SUN), new SkyEvent.Plain()));
    }

    private static void looks(EventScope scope, Graha one, Graha other, List<Target> targets) {
        for (int count : GrahaDrishti.fullLooks(one, scope.conventions().nodeAspects())) {
            targets.add(look(scope, one, other, count, -Math.toRadians(30.0 * (count - 1))));
        }
        for (int count : GrahaDrishti.fullLooks(other, scope.conventions().nodeAspects())) {
            // The seventh is mutual, and told once: of the first who looks there.
            boolean isReported = count == 7
                    && GrahaDrishti.fullLooks(one, scope.conventions().nodeAspects())
                            .contains(count);
            if (!isReported) {
                targets.add(look(scope, other, one, count, Math.toRadians(30.0 * (count - 1))));
            }
        }
    }

    private static Target look(EventScope scope, Graha from, Graha at, int count, double angle) {
        return new Target(
                angle,
                (time, forward) -> scope.event(
                        SkyEventKind.ASPECT, Change.EXACT, time, List.of(from, at), new SkyEvent.Look(count)));
    }

    /** Wars, and meetings with the Moon: a degree on either side. */
    private static void near(EventScope scope, Graha one, Graha other, List<Target> targets) {
        boolean war = War.FIGHTERS.contains(one) && War.FIGHTERS.contains(other) && scope.wants(SkyEventKind.WAR);
        boolean meeting = one == Graha.MOON && War.FIGHTERS.contains(other) && scope.wants(SkyEventKind.SAMAGAMA);
        if (!war && !meeting) {
            return;
        }
        for (int side : new int[] {-1, 1}) {
            targets.add(new Target(side * DEGREE, (time, forward) -> {
                Change change = forward == side < 0 ? Change.BEGINS : Change.ENDS;
                return scope.event(
                        war ? SkyEventKind.WAR : SkyEventKind.SAMAGAMA,
                        change,
                        time,
                        List.of(one, other),
                        war ? battle(scope, one, other, side, time) : new SkyEvent.Orb(1));
            }));
        }
    }

    private static SkyEvent.Battle battle(EventScope scope, Graha one, Graha other, int ahead, TT time) {
        SiderealMotion motion = scope.motion();
        return new SkyEvent.Battle(War.between(
                one,
                other,
                ahead,
                Math.toDegrees(motion.latitude(one, time.j2000Days())),
                Math.toDegrees(motion.latitude(other, time.j2000Days())),
                scope.conventions().get(WarVictor.CONVENTION)));
    }
}
