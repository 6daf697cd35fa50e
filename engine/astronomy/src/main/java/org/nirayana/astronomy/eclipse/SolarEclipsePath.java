package org.nirayana.astronomy.eclipse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.math.Trigonometry;

/**
 * Where on the ground an eclipse of the Sun is seen: central line, limits, and where it is seen on the horizon; immutable.
 *
 * <p>A limit is the envelope of a circle of the shadow that moves over the turning Earth: its points lie across the motion of the
 * shadow against the ground. Every curve is a list of pieces, each in order of time; it has no pieces where there is none.
 */
public final class SolarEclipsePath {
    private static final double STEP_HOURS = 1 / 30.0;
    private static final int OUTLINE_STEPS = 240;
    private static final int ROUNDS = 6;
    private static final int BORDER_HALVINGS = 14;

    private final SolarEclipse eclipse;
    private final BesselianElements elements;
    private final double from;
    private final double until;

    public SolarEclipsePath(SolarEclipse eclipse) {
        this.eclipse = eclipse;
        this.elements = eclipse.elements();
        this.from = elements.hours(eclipse.begin());
        this.until = elements.hours(eclipse.end());
    }

    /** A side of the path. */
    private enum Side {
        LEFT(1),
        RIGHT(-1);

        private final int sign;

        Side(int sign) {
            this.sign = sign;
        }
    }

    /** Where the axis meets the ground. */
    public List<Site> centralLine() {
        List<Site> line = new ArrayList<>();
        if (!eclipse.isCentral()) {
            return line;
        }
        double begin = elements.hours(eclipse.centralBegin().orElseThrow());
        double end = elements.hours(eclipse.centralEnd().orElseThrow());
        int steps = Math.max(2, (int) Math.ceil((end - begin) / STEP_HOURS));
        for (int i = 0; i <= steps; i++) {
            double h = begin + (end - begin) * i / steps;
            line.add(new Ellipsoid(elements, h)
                    .place(elements.x().at(h), elements.y().at(h)));
        }
        return line;
    }

    /** The limits of totality or of the ring. */
    public List<List<Site>> centralLimits() {
        return envelope(shadow -> Math.abs(shadow.umbra()));
    }

    /**
     * Where at most this part of the Sun's diameter is covered.
     *
     * @param magnitude 0 for the limits of the partial eclipse, to less than 1
     */
    public List<List<Site>> limits(double magnitude) {
        if (!(magnitude >= 0 && magnitude < 1)) {
            throw new IllegalArgumentException("a limit is of a magnitude from 0 to less than 1, not " + magnitude);
        }
        return envelope(shadow -> shadow.penumbra() - magnitude * (shadow.penumbra() + shadow.umbra()));
    }

    /**
     * Where the eclipse begins or ends while the Sun is on the horizon: the western ends of its region, where it is seen at
     * sunrise, and the eastern ones, at sunset. Together with the limits of magnitude 0 they go around where it is seen.
     */
    public List<List<Site>> horizonCurves() {
        List<List<Site>> curves = new ArrayList<>();
        for (Side side : Side.values()) {
            follow(curves, h -> onTheOutline(h, side));
        }
        return curves;
    }

    /** Where the circle of the penumbra cuts the outline of the Earth, on one side of the line from the centre to the axis. */
    private Optional<Site> onTheOutline(double h, Side side) {
        Ellipsoid earth = new Ellipsoid(elements, h);
        double x = elements.x().at(h);
        double y = elements.y().at(h);
        double b = earth.northernAxis();
        double radius = elements.l1().at(h);
        double towards = Trigonometry.atan2(y / b, x);
        double before = outside(x, y, b, radius, towards);
        if (before > 0) {
            return Optional.empty();
        }
        for (int i = 1; i <= OUTLINE_STEPS / 2; i++) {
            double angle = towards + side.sign * 2 * Math.PI * i / OUTLINE_STEPS;
            if (outside(x, y, b, radius, angle) > 0) {
                double found = Roots.between(
                        a -> outside(x, y, b, radius, towards + side.sign * a),
                        2 * Math.PI * (i - 1) / OUTLINE_STEPS,
                        2 * Math.PI * i / OUTLINE_STEPS);
                double a = towards + side.sign * found;
                return Optional.of(earth.place(Trigonometry.cos(a), b * Trigonometry.sin(a)));
            }
        }
        return Optional.empty();
    }

    private static double outside(double x, double y, double b, double radius, double angle) {
        double east = Trigonometry.cos(angle) - x;
        double north = b * Trigonometry.sin(angle) - y;
        return Math.sqrt(east * east + north * north) - radius;
    }

    /** How far from the axis a curve lies. */
    private interface Radius {
        double of(BesselianElements.Shadow shadow);
    }

    private List<List<Site>> envelope(Radius radius) {
        List<List<Site>> curves = new ArrayList<>();
        for (Side side : Side.values()) {
            follow(curves, h -> onTheEnvelope(h, side, radius));
        }
        return curves;
    }

    /** The places of a curve while the shadow is on the Earth; where it ends, its very end is looked for. */
    private void follow(List<List<Site>> curves, DoubleFunction<Optional<Site>> curve) {
        List<Site> piece = new ArrayList<>();
        int steps = (int) Math.ceil((until - from) / STEP_HOURS);
        double before = from;
        boolean was = false;
        for (int i = 0; i <= steps; i++) {
            double h = from + (until - from) * i / steps;
            Optional<Site> place = curve.apply(h);
            if (i > 0 && was != place.isPresent()) {
                curve.apply(border(curve, was ? before : h, was ? h : before)).ifPresent(piece::add);
            }
            place.ifPresent(piece::add);
            if (place.isEmpty()) {
                flush(curves, piece);
            }
            was = place.isPresent();
            before = h;
        }
        flush(curves, piece);
    }

    /** The last time at which a curve is there, between one at which it is and one at which it is not. */
    private static double border(DoubleFunction<Optional<Site>> curve, double there, double gone) {
        double in = there;
        double out = gone;
        for (int i = 0; i < BORDER_HALVINGS; i++) {
            double middle = (in + out) / 2;
            if (curve.apply(middle).isPresent()) {
                in = middle;
            } else {
                out = middle;
            }
        }
        return in;
    }

    private Optional<Site> onTheEnvelope(double h, Side side, Radius radius) {
        Ellipsoid earth = new Ellipsoid(elements, h);
        double x = elements.x().at(h);
        double y = elements.y().at(h);
        double length = Math.abs(elements.l1().at(h));
        double vx = elements.x().perHour(h);
        double vy = elements.y().perHour(h);
        double xi = x;
        double eta = y;
        for (int round = 0; round <= ROUNDS; round++) {
            double speed = Math.sqrt(vx * vx + vy * vy);
            xi = x - side.sign * length * vy / speed;
            eta = y + side.sign * length * vx / speed;
            if (round < ROUNDS) {
                // What is beside the Earth may come back to it when the motion of the ground is known better.
                double beside = Math.max(1, Math.sqrt(earth.stretchedDistance2(xi, eta)));
                BesselianElements.Motion motion = elements.motionAt(earth.place(xi / beside, eta / beside), h);
                vx = motion.east();
                vy = motion.north();
                length = radius.of(motion.shadow());
            }
        }
        return earth.height(xi, eta).isPresent() ? Optional.of(earth.place(xi, eta)) : Optional.empty();
    }

    private static void flush(List<List<Site>> curves, List<Site> piece) {
        if (piece.size() > 1) {
            curves.add(List.copyOf(piece));
        }
        piece.clear();
    }
}
