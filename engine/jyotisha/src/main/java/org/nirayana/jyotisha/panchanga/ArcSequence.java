package org.nirayana.jyotisha.panchanga;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.nirayana.astronomy.event.RootSearch;
import org.nirayana.astronomy.event.TimeFunction;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.TimeScales;

/**
 * What changes whenever a growing angle has gained another of {@code count} equal arcs of the circle.
 *
 * <p>It remembers the last stretch it found, so that a walk through the days finds each border once, and what ends one day
 * begins the next with the very same instants. Not safe for several threads.
 */
final class ArcSequence<T> {
    private static final double FULL_TURN = 2 * Math.PI;

    /** A microsecond: far below what is told, so that rounding decides nothing. */
    private static final double TOLERANCE_DAYS = 1e-11;

    private final TimeScales timeScales;
    private final TimeFunction angle;
    private final int count;
    private final double arc;
    private final double arcDays;
    private final double searchDays;
    private final IntFunction<T> named;

    private Stretch<T> last;

    /**
     * @param angle radians, growing
     * @param degreesPerDay its mean motion
     * @param searchDays by how much the mean motion through one arc may mistake the time of a border
     * @param count arcs in the circle
     * @param named what holds in an arc, by its number from 1
     */
    ArcSequence(
            TimeScales timeScales,
            TimeFunction angle,
            double degreesPerDay,
            double searchDays,
            int count,
            IntFunction<T> named) {
        this.timeScales = timeScales;
        this.angle = angle;
        this.searchDays = searchDays;
        this.count = count;
        this.arc = FULL_TURN / count;
        this.arcDays = 360.0 / count / degreesPerDay;
        this.named = named;
    }

    /** Everything that touches the span, in order, each whole. */
    List<Spanned<T>> touching(TimeSpan span) {
        List<Spanned<T>> found = new ArrayList<>(3);
        Stretch<T> stretch = at(timeScales.tt(span.start()));
        while (stretch.timed().span().start().isBefore(span.end())) {
            if (stretch.timed().span().touches(span)) {
                found.add(stretch.timed());
            }
            last = stretch;
            stretch = after(stretch);
        }
        return List.copyOf(found);
    }

    /** What holds at an instant. */
    Spanned<T> holding(TT t) {
        last = at(t);
        return last.timed();
    }

    private Stretch<T> at(TT t) {
        if (last != null && last.begin.compareTo(t) <= 0 && t.compareTo(last.end) < 0) {
            return last;
        }
        double arcs = withoutTurns(angle.at(t)) / arc;
        int index = (int) Math.floor(arcs);
        TT begin = border(index, t.j2000Days() - (arcs - index) * arcDays);
        TT end = border(index + 1, t.j2000Days() + (index + 1 - arcs) * arcDays);
        return new Stretch<>(index, begin, end, timed(index, begin, end));
    }

    private Stretch<T> after(Stretch<T> before) {
        int index = before.index + 1;
        TT end = border(index + 1, before.end.j2000Days() + arcDays);
        return new Stretch<>(index, before.end, end, timed(index, before.end, end));
    }

    private Spanned<T> timed(int index, TT begin, TT end) {
        return new Spanned<>(named.apply(Math.floorMod(index, count) + 1), new TimeSpan(instant(begin), instant(end)));
    }

    private Instant instant(TT t) {
        return Rounding.toMillisecond(timeScales.utc(t));
    }

    private TT border(int index, double nearDays) {
        double target = index * arc;
        return RootSearch.zerosOf(t -> withoutTurns(angle.at(t) - target), 2 * searchDays)
                .withTolerance(TOLERANCE_DAYS)
                .first(new TT(nearDays - searchDays), new TT(nearDays + searchDays))
                .orElseThrow(() -> new IllegalStateException("no border near " + nearDays))
                .time();
    }

    /** In [-π, π], as {@link Math#IEEEremainder} has it, which leaves the JVM for native code. */
    private static double withoutTurns(double radians) {
        return radians - FULL_TURN * Math.rint(radians / FULL_TURN);
    }

    private record Stretch<T>(int index, TT begin, TT end, Spanned<T> timed) {}
}
