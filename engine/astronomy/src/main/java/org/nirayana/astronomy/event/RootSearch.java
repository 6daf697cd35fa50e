package org.nirayana.astronomy.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Predicate;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Constants;

/**
 * The one search under all events: the instants at which a function of time is zero.
 *
 * <p>It walks in steps, encloses each change of sign and closes in on it. Where the function comes close to zero and
 * turns back between three samples it looks for the turning point, so that a pair of roots within one step, or a touch,
 * is not missed. <b>What it guarantees:</b> every root is found, in order, if at least two steps lie between neighbouring
 * turning points of the function; each is within the tolerance of a change of sign.
 *
 * <p>Both ends of the interval belong to it.
 */
public final class RootSearch {
    /** A tenth of a millisecond. */
    public static final double DEFAULT_TOLERANCE_DAYS = 1e-4 / Constants.SECONDS_PER_DAY;

    /** Function values this close to zero at a turning point are a touch; a millionth of an arcsecond for an angle. */
    private static final double TOUCH = 5e-12;

    private static final double TURNING_TOLERANCE_SHARE = 1e-7;

    private final TimeFunction function;
    private final double stepDays;
    private final double toleranceDays;
    private final double jump;

    private RootSearch(TimeFunction function, double stepDays, double toleranceDays, double jump) {
        if (!(stepDays > 0 && Double.isFinite(stepDays))) {
            throw new IllegalArgumentException("the step must be positive and finite, not " + stepDays);
        }
        if (!(toleranceDays > 0 && toleranceDays < stepDays)) {
            throw new IllegalArgumentException(
                    "the tolerance must lie between 0 and the step, not at " + toleranceDays);
        }
        this.function = function;
        this.stepDays = stepDays;
        this.toleranceDays = toleranceDays;
        this.jump = jump;
    }

    /**
     * A search for the zeros of a continuous function.
     *
     * @param stepDays at most half the distance between its turning points
     */
    public static RootSearch zerosOf(TimeFunction function, double stepDays) {
        return new RootSearch(function, stepDays, DEFAULT_TOLERANCE_DAYS, Double.POSITIVE_INFINITY);
    }

    /** A search for the zeros of a function in (-π, π] that may jump by 2π where it is farthest from zero. */
    static RootSearch zerosOfWrapped(TimeFunction function, double stepDays) {
        return new RootSearch(function, stepDays, DEFAULT_TOLERANCE_DAYS, Math.PI);
    }

    public RootSearch withTolerance(double days) {
        return new RootSearch(function, stepDays, days, jump);
    }

    /** The first root in the interval. */
    public Optional<Root> first(TT from, TT until) {
        return first(from, until, root -> true);
    }

    /** The first root in the interval that passes in the given way. */
    public Optional<Root> first(TT from, TT until, Root.Direction direction) {
        return first(from, until, root -> root.direction() == direction);
    }

    /** The last root in the interval. */
    public Optional<Root> last(TT from, TT until) {
        return last(from, until, root -> true);
    }

    /** The last root in the interval that passes in the given way. */
    public Optional<Root> last(TT from, TT until, Root.Direction direction) {
        return last(from, until, root -> root.direction() == direction);
    }

    /** All roots in the interval, in order. */
    public List<Root> all(TT from, TT until) {
        List<Root> roots = new ArrayList<>();
        new Walk(from, until, false).forEach(root -> {
            roots.add(root);
            return true;
        });
        return roots;
    }

    private Optional<Root> first(TT from, TT until, Predicate<Root> condition) {
        return firstOf(new Walk(from, until, false), condition);
    }

    private Optional<Root> last(TT from, TT until, Predicate<Root> condition) {
        return firstOf(new Walk(from, until, true), condition);
    }

    private static Optional<Root> firstOf(Walk walk, Predicate<Root> condition) {
        List<Root> found = new ArrayList<>(1);
        walk.forEach(root -> {
            if (condition.test(root)) {
                found.add(root);
            }
            return found.isEmpty();
        });
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
    }

    /** Takes roots one after the other, and says whether it wants more. */
    private interface Sink {
        boolean accept(Root root);
    }

    /** One walk over an interval; backwards it is the same walk with time mirrored. */
    private final class Walk {
        private final double start;
        private final double end;
        private final boolean backwards;
        private final DoubleUnaryOperator f;

        Walk(TT from, TT until, boolean backwards) {
            if (from.compareTo(until) > 0) {
                throw new IllegalArgumentException("a search must not end (JD " + until.julianDate()
                        + ") before it starts (JD " + from.julianDate() + ")");
            }
            this.backwards = backwards;
            this.start = backwards ? -until.j2000Days() : from.j2000Days();
            this.end = backwards ? -from.j2000Days() : until.j2000Days();
            this.f = x -> function.at(new TT(backwards ? -x : x));
        }

        void forEach(Sink sink) {
            double previousX = Double.NaN;
            double previousF = Double.NaN;
            double x = start;
            double fx = value(x);
            if (fx == 0) {
                if (!sink.accept(root(x, directionAt(x)))) {
                    return;
                }
                x = Math.min(end, x + 2 * toleranceDays);
                fx = value(x);
            }
            while (x < end) {
                // The last step may be short; a step that would leave a sliver takes it along.
                double next = end - x < 1.5 * stepDays ? end : x + stepDays;
                double fNext = value(next);
                if (!interval(previousX, previousF, x, fx, next, fNext, sink)) {
                    return;
                }
                if (fNext == 0) {
                    if (!sink.accept(root(next, directionAt(next)))) {
                        return;
                    }
                    // Go on from just behind it, so that it is not found again.
                    next = Math.min(end, next + 2 * toleranceDays);
                    fNext = value(next);
                    previousX = Double.NaN;
                    previousF = Double.NaN;
                } else {
                    previousX = x;
                    previousF = fx;
                }
                x = next;
                fx = fNext;
            }
        }

        /** The roots inside (x, next), and those around x that only three samples together betray. */
        private boolean interval(
                double previousX, double previousF, double x, double fx, double next, double fNext, Sink sink) {
            if (fx == 0 || fNext == 0) {
                return true; // a zero at a sample is reported where it is met
            }
            if (fx > 0 != fNext > 0) {
                boolean passes = Math.abs(fx - fNext) < jump;
                return !passes || sink.accept(between(x, fx, next, fNext));
            }
            boolean hasPrevious = previousF > 0 == fx > 0 && !Double.isNaN(previousF) && previousF != 0;
            // Strict on one side: of two equal samples around a turn only one may find it.
            if (hasPrevious && Math.abs(fx) <= Math.abs(previousF) && Math.abs(fx) < Math.abs(fNext)) {
                return turning(previousX, previousF, x, fx, next, fNext, sink);
            }
            // At the ends of the walk there is no third sample; the slope tells whether a turn hides in the step.
            double nudge = (next - x) * 1e-3;
            if (!hasPrevious && Math.abs(fx) < Math.abs(fNext)) {
                double inner = value(x + nudge);
                if (inner > 0 != fx > 0) {
                    return pair(x, fx, x + nudge, inner, next, fNext, sink);
                }
                return Math.abs(inner) >= Math.abs(fx) || turning(x, fx, x + nudge, inner, next, fNext, sink);
            }
            if (next >= end && Math.abs(fNext) <= Math.abs(fx)) {
                double inner = value(next - nudge);
                if (inner > 0 != fx > 0) {
                    return pair(x, fx, next - nudge, inner, next, fNext, sink);
                }
                return Math.abs(inner) >= Math.abs(fNext) || turning(x, fx, next - nudge, inner, next, fNext, sink);
            }
            return true;
        }

        private boolean turning(double a, double fa, double m, double fm, double b, double fb, Sink sink) {
            double sign = Math.signum(fm);
            double least = Bracket.leastOrNegative(
                    x -> sign * value(x), a, m, Math.abs(fm), b, (b - a) * TURNING_TOLERANCE_SHARE);
            double fLeast = value(least);
            if (fLeast * sign < -TOUCH) {
                return pair(a, fa, least, fLeast, b, fb, sink);
            }
            return Math.abs(fLeast) > TOUCH || sink.accept(root(least, Root.Direction.TOUCHING));
        }

        private boolean pair(double a, double fa, double m, double fm, double b, double fb, Sink sink) {
            return sink.accept(between(a, fa, m, fm)) && sink.accept(between(m, fm, b, fb));
        }

        private Root between(double a, double fa, double b, double fb) {
            double x = Bracket.root(f, a, fa, b, fb, toleranceDays);
            return root(x, fb > 0 ? Root.Direction.UPWARD : Root.Direction.DOWNWARD);
        }

        private Root root(double x, Root.Direction direction) {
            return new Root(new TT(backwards ? -x : x), backwards ? direction.reversed() : direction);
        }

        private Root.Direction directionAt(double zero) {
            // At an end of the walk only one side may be asked; a zero there counts as a passage.
            boolean atStart = zero - 2 * toleranceDays < start;
            boolean atEnd = zero + 2 * toleranceDays > end;
            double after = atEnd ? 0 : value(zero + 2 * toleranceDays);
            double before = atStart ? -after : value(zero - 2 * toleranceDays);
            after = atEnd ? -before : after;
            if (before > 0 == after > 0) {
                return Root.Direction.TOUCHING;
            }
            return after > before ? Root.Direction.UPWARD : Root.Direction.DOWNWARD;
        }

        private double value(double x) {
            double fx = f.applyAsDouble(x);
            if (Double.isNaN(fx)) {
                throw new ArithmeticException(
                        "the searched function has no value at JD " + new TT(backwards ? -x : x).julianDate());
            }
            return fx;
        }
    }
}
