package org.nirayana.astronomy.event;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.nirayana.astronomy.time.TT;

/**
 * All passages of a moving direction over equal divisions of the circle: a planet through the signs, two planets through their
 * conjunctions.
 *
 * <p>The span is cut where the direction turns and, between, into steps. In each piece the direction goes one way, so that the
 * borders it passes are those between its two ends: none is lost, however many lie in a step or however near a turn one is. A
 * border that the direction comes near without reaching it is not passed.
 *
 * <p>The direction is asked of something quick, such as a {@link org.nirayana.astronomy.position.PlaceTable}. Where it moves so
 * slowly that the quick one's error would be seen in the time, and where it turns, the exact one decides.
 */
public final class AngleSweep {
    private static final double FULL_TURN = 2 * Math.PI;

    /** A tenth of a milliarcsecond in a twentieth of a second, radians a day: below it the exact direction is asked. */
    private static final double SLOW = Math.toRadians(172.8 / 3600);

    /** A microsecond: far below what is told, so that rounding decides nothing. */
    private static final double TOLERANCE_DAYS = 1e-11;

    /** How far the exact passage may lie outside a piece, as a share of a step. */
    private static final double MARGIN = 0.01;

    private final MovingAngle quick;
    private final DoubleUnaryOperator exact;
    private final double stepDays;

    /**
     * @param quick the direction
     * @param exact the same at a higher price, to which passages and turns are held
     * @param stepDays short enough that the direction moves by less than half a turn in it, and at most half the distance
     *     between the turning points of its speed
     */
    public AngleSweep(MovingAngle quick, DoubleUnaryOperator exact, double stepDays) {
        this.quick = quick;
        this.exact = exact;
        this.stepDays = stepDays;
    }

    /**
     * A border is passed.
     *
     * @param border its number, from the zero of the turn in which the direction is at the beginning of the span; it goes on
     *     beyond a full turn, so that who comes back to the same border comes back to the same number
     * @param forward whether the direction grows
     * @param zero which of the zeros the borders are counted from, where there are several
     */
    public record Pass(TT time, long border, boolean forward, int zero) {}

    /**
     * The passages in a span, the end not included, in order.
     *
     * @param count how many equal divisions the circle has
     */
    public List<Pass> passes(int count, TT from, TT until) {
        return passes(count, new double[] {0}, from, until);
    }

    /**
     * The passages over several sets of borders at once, the end of the span not included.
     *
     * @param count how many equal divisions the circle has
     * @param zeros where the first division begins, radians, for each set; those of one set are found in order
     */
    public List<Pass> passes(int count, double[] zeros, TT from, TT until) {
        List<Pass> passes = new ArrayList<>();
        double arc = FULL_TURN / count;
        double begin = from.j2000Days();
        double end = until.j2000Days();
        if (!(begin < end)) {
            return passes;
        }
        List<Root> turns = turns(from, until);
        int nextTurn = 0;
        double x = begin;
        double angle = quick.at(x);
        angle -= FULL_TURN * Math.floor(angle / FULL_TURN);
        boolean turned = false;
        while (x < end) {
            // Steps end at fixed times, so that a passage is the same whatever span is asked for.
            double next = Math.min(end, (Math.floor(x / stepDays) + 1) * stepDays);
            double turn = nextTurn == turns.size()
                    ? Double.POSITIVE_INFINITY
                    : turns.get(nextTurn).time().j2000Days();
            boolean isTurn = turn <= next;
            if (isTurn) {
                next = Math.max(x, turn);
                nextTurn++;
            }
            double moved = (isTurn ? exact.applyAsDouble(next) : quick.at(next)) - angle;
            double then = angle + moved - FULL_TURN * Math.rint(moved / FULL_TURN);
            double margin = stepDays * MARGIN;
            // Between turns nothing turns, so that an exact passage a little outside a step is the same one.
            double earliest = turned ? x : x - margin;
            double latest = isTurn ? next : Math.min(turn, next + margin);
            for (int zero = 0; zero < zeros.length; zero++) {
                piece(new Piece(x, angle, earliest, next, then, latest), arc, zeros[zero], zero, passes);
            }
            x = next;
            angle = then;
            turned = isTurn;
        }
        return passes;
    }

    /** Where the direction turns, in a span: downward roots begin the backward motion. */
    public List<Root> turns(TT from, TT until) {
        if (until.j2000Days() - from.j2000Days() < 4 * RootSearch.DEFAULT_TOLERANCE_DAYS) {
            return List.of();
        }
        return RootSearch.zerosOf(t -> quick.perDay(t.j2000Days()), stepDays).all(from, until);
    }

    /** A stretch in which the direction goes one way, and how far it does so beyond both ends. */
    private record Piece(double begin, double from, double earliest, double end, double to, double latest) {}

    private void piece(Piece piece, double arc, double zero, int index, List<Pass> passes) {
        // A border belongs to the division that it begins: who stands on it has entered that.
        long before = (long) Math.floor((piece.from - zero) / arc);
        long after = (long) Math.floor((piece.to - zero) / arc);
        for (long border = before + 1; border <= after; border++) {
            pass(piece, zero + border * arc, passes, border, true, index);
        }
        for (long border = before; border > after; border--) {
            pass(piece, zero + border * arc, passes, border, false, index);
        }
    }

    private void pass(Piece piece, double target, List<Pass> passes, long border, boolean forward, int zero) {
        double x = rootOrNaN(t -> wrapped(quick.at(t) - target), piece.begin, piece.end);
        if (Double.isNaN(x) || Math.abs(quick.perDay(x)) < SLOW) {
            x = rootOrNaN(t -> wrapped(exact.applyAsDouble(t) - target), piece.earliest, piece.latest);
            if (Double.isNaN(x)) {
                return;
            }
        }
        passes.add(new Pass(new TT(x), border, forward, zero));
    }

    private static double rootOrNaN(DoubleUnaryOperator f, double a, double b) {
        double fa = f.applyAsDouble(a);
        double fb = f.applyAsDouble(b);
        if (fa != 0 && fb != 0 && fa > 0 == fb > 0) {
            return Double.NaN;
        }
        return a == b ? a : Bracket.root(f, a, fa, b, fb, TOLERANCE_DAYS);
    }

    private static double wrapped(double radians) {
        return radians - FULL_TURN * Math.rint(radians / FULL_TURN);
    }
}
