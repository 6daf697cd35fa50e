package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.astronomy.event.AngleSweep;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * A graha's way through one of equal arcs of the zodiac, from entering to leaving.
 *
 * @param number of the arc, 0 where the first begins; it counts on beyond a full turn, so that who comes back in the same
 *     passage comes back to the same number
 * @param entry none where it lies before what was searched
 * @param retrogradeEntry whether the graha came backwards
 * @param exit none where it lies after what was searched
 * @param retrogradeExit whether the graha left backwards
 */
record ArcVisit(
        long number, Optional<Instant> entry, boolean retrogradeEntry, Optional<Instant> exit, boolean retrogradeExit) {
    private static final double FULL_TURN = 2 * Math.PI;
    private static final double NODE_STEP_DAYS = 10;
    private static final double NODE_NEAR_DEGREES = 2.5;

    /**
     * The visits of a graha that touch a span, in order; the ends of the first and the last may lie up to so many days outside.
     *
     * @param count how many arcs the circle has
     * @param zero where the first begins, radians
     * @param aroundDays how far outside the span is searched
     */
    static List<ArcVisit> of(
            SiderealMotion motion,
            Graha graha,
            int count,
            double zero,
            Instant from,
            Instant until,
            double aroundDays) {
        TT earliest = later(motion.places().from(), motion.tt(from).plusDays(-aroundDays));
        TT latest = earlier(motion.places().until(), motion.tt(until).plusDays(aroundDays));
        // Ketu is half a circle from Rahu, and so passes the borders of an even number of arcs when Rahu does.
        boolean opposite = graha == Graha.KETU && count % 2 == 0;
        Graha moving = opposite ? Graha.RAHU : graha;
        List<AngleSweep.Pass> passes = new ArrayList<>();
        if (graha.isNode()) {
            for (double[] window : nearBorders(motion, moving, count, zero, earliest, latest)) {
                passes.addAll(passes(motion, moving, count, zero, new TT(window[0]), new TT(window[1])));
            }
        } else {
            passes.addAll(passes(motion, moving, count, zero, earliest, latest));
        }
        long at = (long) Math.floor(turns(motion, moving, zero, earliest) * count) + (opposite ? count / 2 : 0);
        List<ArcVisit> visits = new ArrayList<>(passes.size() + 1);
        Optional<Instant> entry = Optional.empty();
        boolean backwards = false;
        for (AngleSweep.Pass pass : passes) {
            Optional<Instant> exit = Optional.of(motion.instant(pass.time()));
            visits.add(new ArcVisit(at, entry, backwards, exit, !pass.forward()));
            entry = exit;
            backwards = !pass.forward();
            at += pass.forward() ? 1 : -1;
        }
        visits.add(new ArcVisit(at, entry, backwards, Optional.empty(), false));
        return visits;
    }

    private static List<AngleSweep.Pass> passes(
            SiderealMotion motion, Graha graha, int count, double zero, TT from, TT until) {
        return motion.sweep(graha).passes(count, new double[] {zero}, from, until);
    }

    /**
     * The stretches of time, in days, in which a node may pass a border: the true node turns every week or two, which takes long to
     * follow, and is far from the borders of signs for most of the time. It moves by less than 0.25 degrees a day.
     */
    private static List<double[]> nearBorders(
            SiderealMotion motion, Graha node, int count, double zero, TT from, TT until) {
        double near = Math.toRadians(NODE_NEAR_DEGREES) / FULL_TURN * count;
        List<double[]> windows = new ArrayList<>();
        double end = until.j2000Days();
        for (double day = from.j2000Days(); day < end + NODE_STEP_DAYS; day += NODE_STEP_DAYS) {
            double arcs = turns(motion, node, zero, new TT(Math.min(day, end))) * count;
            if (Math.abs(arcs - Math.rint(arcs)) < near) {
                double begin = Math.max(from.j2000Days(), day - NODE_STEP_DAYS);
                double finish = Math.min(end, day + NODE_STEP_DAYS);
                double[] last = windows.isEmpty() ? null : windows.get(windows.size() - 1);
                if (last != null && begin <= last[1]) {
                    last[1] = finish;
                } else {
                    windows.add(new double[] {begin, finish});
                }
            }
        }
        return windows;
    }

    /** How far past the zero, as a part of the circle. */
    private static double turns(SiderealMotion motion, Graha graha, double zero, TT t) {
        double turns = (motion.longitude(graha, t) - zero) / FULL_TURN;
        return turns - Math.floor(turns);
    }

    /** The part of the zodiac, 0 for the first. */
    int arc(int count) {
        return (int) Math.floorMod(number, (long) count);
    }

    boolean touches(Instant from, Instant until) {
        return exit.map(end -> end.isAfter(from)).orElse(true)
                && entry.map(begin -> begin.isBefore(until)).orElse(true);
    }

    /**
     * Whether the graha came in its usual direction and turned back: a dip, after which it comes again.
     *
     * @param graha the nodes usually move backwards
     */
    boolean isTemporary(Graha graha) {
        return entry.isPresent()
                && exit.isPresent()
                && retrogradeEntry == graha.isNode()
                && retrogradeExit != graha.isNode();
    }

    private static TT later(TT one, TT other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static TT earlier(TT one, TT other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
