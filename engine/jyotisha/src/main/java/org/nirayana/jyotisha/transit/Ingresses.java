package org.nirayana.jyotisha.transit;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
     * The stays of a graha that touch a span, in the order in which they begin, each whole: visits and ends are told also where
     * they lie outside the span.
     */
    public static List<Stay> stays(SiderealMotion motion, Graha graha, Division division, Instant from, Instant until) {
        return stays(motion, graha, Set.of(division), from, until).get(division);
    }

    /** The same for several divisions, from one search. */
    public static Map<Division, List<Stay>> stays(
            SiderealMotion motion, Graha graha, Set<Division> divisions, Instant from, Instant until) {
        Division finest = divisions.size() == 1 ? divisions.iterator().next() : Division.PADA;
        double around = divisions.stream()
                .mapToDouble(division -> reachDays(graha, division))
                .max()
                .orElse(0);
        TT earliest = later(motion.places().from(), motion.tt(from).plusDays(-around));
        TT latest = earlier(motion.places().until(), motion.tt(until).plusDays(around));
        List<AngleSweep.Pass> passes = passes(motion, graha, finest, earliest, latest);
        double begins = motion.longitude(graha, earliest);
        Map<Division, List<Stay>> stays = new EnumMap<>(Division.class);
        for (Division division : divisions) {
            // Every border of a rasi or a nakshatra is one of a pada.
            int finer = finest.count() / division.count();
            List<AngleSweep.Pass> own = passes.stream()
                    .filter(pass -> Math.floorMod(pass.border(), (long) finer) == 0)
                    .map(pass -> new AngleSweep.Pass(pass.time(), pass.border() / finer, pass.forward(), 0))
                    .toList();
            stays.put(division, join(motion, graha, division, own, begins, from, until));
        }
        return stays;
    }

    private static List<Stay> join(
            SiderealMotion motion,
            Graha graha,
            Division division,
            List<AngleSweep.Pass> passes,
            double begins,
            Instant from,
            Instant until) {
        // Who comes back to a part in the same passage comes back to the same number, which counts on beyond full
        // turns.
        Map<Long, List<Stay.Visit>> byNumber = new LinkedHashMap<>();
        Optional<Instant> entry = Optional.empty();
        boolean backwards = false;
        long at = passes.isEmpty() ? (long) Math.floor(begins / (2 * Math.PI) * division.count()) : left(passes.get(0));
        for (AngleSweep.Pass pass : passes) {
            Optional<Instant> exit = Optional.of(motion.instant(pass.time()));
            byNumber.computeIfAbsent(at, number -> new ArrayList<>(1))
                    .add(new Stay.Visit(entry, backwards, exit, !pass.forward()));
            entry = exit;
            backwards = !pass.forward();
            at = entered(pass);
        }
        byNumber.computeIfAbsent(at, number -> new ArrayList<>(1))
                .add(new Stay.Visit(entry, backwards, Optional.empty(), false));
        List<Stay> stays = new ArrayList<>();
        byNumber.forEach((number, visits) -> {
            Optional<Instant> first = visits.get(0).entry();
            Optional<Instant> last = visits.get(visits.size() - 1).exit();
            boolean isOver = last.map(exit -> !exit.isAfter(from)).orElse(false);
            boolean isLater = first.map(begin -> !begin.isBefore(until)).orElse(false);
            if (!isOver && !isLater) {
                stays.add(new Stay(graha, division, number(division, number), visits));
            }
        });
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
