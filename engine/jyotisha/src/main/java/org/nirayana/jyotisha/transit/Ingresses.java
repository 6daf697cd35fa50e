package org.nirayana.jyotisha.transit;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nirayana.astronomy.event.AngleSweep;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Entries of grahas into the parts of the zodiac, every one of them: a border may be passed three times and, by the true node, more
 * often.
 */
public final class Ingresses {
    private Ingresses() {}

    /** The entries of a graha in a span, its end not included, in order. */
    public static List<Ingress> of(SiderealMotion motion, Graha graha, Division division, Instant from, Instant until) {
        List<Ingress> found = new ArrayList<>();
        for (AngleSweep.Pass pass : passes(motion, graha, division, motion.tt(from), motion.tt(until))) {
            found.add(new Ingress(
                    graha,
                    division,
                    number(division, left(pass)),
                    number(division, entered(pass)),
                    !pass.forward(),
                    pass.time(),
                    motion.instant(pass.time())));
        }
        return found;
    }

    /**
     * The stays of a graha that touch a span, in the order in which they begin, each whole: visits and ends are told also where they lie outside the
     * span.
     */
    public static List<Stay> stays(SiderealMotion motion, Graha graha, Division division, Instant from, Instant until) {
        double around = reachDays(graha, division);
        TT earliest = later(motion.places().from(), motion.tt(from).plusDays(-around));
        TT latest = earlier(motion.places().until(), motion.tt(until).plusDays(around));
        // Who comes back to a part in the same passage comes back to the same number, which counts on beyond full
        // turns.
        Map<Long, List<Stay.Visit>> byNumber = new TreeMap<>();
        List<Long> order = new ArrayList<>();
        Optional<Instant> entry = Optional.empty();
        boolean backwards = false;
        List<AngleSweep.Pass> passes = passes(motion, graha, division, earliest, latest);
        long at = passes.isEmpty()
                ? (long) Math.floor(motion.longitude(graha, earliest) / (2 * Math.PI) * division.count())
                : left(passes.get(0));
        for (int i = 0; i <= passes.size(); i++) {
            boolean last = i == passes.size();
            Optional<Instant> exit = last
                    ? Optional.empty()
                    : Optional.of(motion.instant(passes.get(i).time()));
            boolean leftBackwards = !last && !passes.get(i).forward();
            List<Stay.Visit> visits = byNumber.computeIfAbsent(at, number -> {
                order.add(number);
                return new ArrayList<>(1);
            });
            visits.add(new Stay.Visit(entry, backwards, exit, leftBackwards));
            if (!last) {
                entry = exit;
                backwards = leftBackwards;
                at = entered(passes.get(i));
            }
        }
        List<Stay> stays = new ArrayList<>();
        for (long number : order) {
            List<Stay.Visit> visits = byNumber.get(number);
            Stay stay = new Stay(graha, division, number(division, number), visits);
            boolean ended = stay.finalExit().map(exit -> !exit.isAfter(from)).orElse(false);
            boolean begins =
                    stay.firstEntry().map(first -> !first.isBefore(until)).orElse(false);
            if (!ended && !begins) {
                stays.add(stay);
            }
        }
        return stays;
    }

    private static List<AngleSweep.Pass> passes(
            SiderealMotion motion, Graha graha, Division division, TT from, TT until) {
        return motion.sweep(graha).passes(division.count(), from, until);
    }

    private static long entered(AngleSweep.Pass pass) {
        return pass.forward() ? pass.border() : pass.border() - 1;
    }

    private static long left(AngleSweep.Pass pass) {
        return pass.forward() ? pass.border() - 1 : pass.border();
    }

    private static int number(Division division, long part) {
        return (int) Math.floorMod(part, (long) division.count()) + 1;
    }

    /** Longer than any stay in a part of the zodiac, with the loops before and after it. */
    private static double reachDays(Graha graha, Division division) {
        double rasi =
                switch (graha) {
                    case SUN -> 40;
                    case MOON -> 4;
                    case MERCURY, VENUS -> 220;
                    case MARS -> 400;
                    case JUPITER -> 800;
                    case SATURN -> 1500;
                    case RAHU, KETU -> 800;
                };
        // In smaller parts the loop is the longer share of a stay.
        return division == Division.RASI ? rasi : rasi * 0.75;
    }

    private static TT later(TT one, TT other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static TT earlier(TT one, TT other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
