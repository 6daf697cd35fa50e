package org.nirayana.astronomy.eclipse;

import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.TT;

/**
 * An eclipse of the Sun on the whole Earth; immutable.
 *
 * <p>Greatest eclipse is when the axis of the shadow passes nearest to the Earth's centre; gamma is how near, in equatorial
 * radii. The magnitude is, as Espenak has it, the Moon's diameter over the Sun's where the axis meets the ground at that
 * instant, and where it does not, the part of the Sun's diameter covered at the place that sees most.
 */
public final class SolarEclipse {
    private static final double SEARCH_HOURS = 1.8;

    private final BesselianElements elements;
    private final Saros saros;
    private final double hours;
    private final double gamma;
    private final boolean central;
    private final SolarEclipseKind kind;
    private final double magnitude;
    private final Site place;
    private final double centralFrom;
    private final double centralUntil;

    private SolarEclipse(BesselianElements elements, int lunation, double hours) {
        this.elements = elements;
        this.hours = hours;
        this.saros = Saros.ofSolar(lunation, elements.at(hours).julianDate());
        double x = elements.x().at(hours);
        double y = elements.y().at(hours);
        this.gamma = Math.copySign(Math.sqrt(x * x + y * y), y);
        Ellipsoid earth = new Ellipsoid(elements, hours);
        double nearest = leastStretchedDistance2();
        this.central = nearest < 1;
        if (central) {
            double middle = leastStretchedHours();
            this.centralFrom = Roots.between(this::beyondTheOutline, middle - SEARCH_HOURS * 2, middle);
            this.centralUntil = Roots.between(this::beyondTheOutline, middle, middle + SEARCH_HOURS * 2);
            this.kind = kindOfPath(middle);
        } else {
            this.centralFrom = Double.NaN;
            this.centralUntil = Double.NaN;
            double umbra = elements.l2().at(hours);
            boolean touches = earth.nearestOfOutline(x, y)[2] < Math.abs(umbra);
            this.kind =
                    !touches ? SolarEclipseKind.PARTIAL : umbra < 0 ? SolarEclipseKind.TOTAL : SolarEclipseKind.ANNULAR;
        }
        if (earth.stretchedDistance2(x, y) < 1) {
            this.place = earth.place(x, y);
            this.magnitude = elements.shadowAt(place, hours).ratio();
        } else {
            double[] limb = earth.nearestOfOutline(x, y);
            this.place = earth.place(limb[0], limb[1]);
            this.magnitude = (elements.l1().at(hours) - limb[2])
                    / (elements.l1().at(hours) + elements.l2().at(hours));
        }
    }

    /** The eclipse that these elements are of, if the shadow meets the Earth at all. */
    static Optional<SolarEclipse> of(BesselianElements elements, int lunation) {
        double hours = Roots.between(
                h -> elements.x().at(h) * elements.x().perHour(h)
                        + elements.y().at(h) * elements.y().perHour(h),
                -SEARCH_HOURS,
                SEARCH_HOURS);
        if (Double.isNaN(hours)) {
            return Optional.empty();
        }
        double x = elements.x().at(hours);
        double y = elements.y().at(hours);
        Ellipsoid earth = new Ellipsoid(elements, hours);
        boolean meets = earth.stretchedDistance2(x, y) < 1
                || earth.nearestOfOutline(x, y)[2] < elements.l1().at(hours);
        return meets ? Optional.of(new SolarEclipse(elements, lunation, hours)) : Optional.empty();
    }

    private double beyondTheOutline(double h) {
        return new Ellipsoid(elements, h)
                        .stretchedDistance2(elements.x().at(h), elements.y().at(h))
                - 1;
    }

    private double leastStretchedDistance2() {
        return 1 + beyondTheOutline(leastStretchedHours());
    }

    /** When the axis is deepest in the flattened Earth: minutes from the greatest eclipse at most. */
    private double leastStretchedHours() {
        double step = 1e-3;
        double found =
                Roots.between(h -> beyondTheOutline(h + step) - beyondTheOutline(h - step), hours - 0.5, hours + 0.5);
        return Double.isNaN(found) ? hours : found;
    }

    /** The umbra is widest in the middle of the path, where the ground is nearest to the Moon, and least at its ends. */
    private SolarEclipseKind kindOfPath(double middle) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        int steps = 8;
        for (int i = 0; i <= steps; i++) {
            double h = centralFrom + (centralUntil - centralFrom) * i / steps;
            double umbra = umbraOnTheGround(h);
            least = Math.min(least, umbra);
            most = Math.max(most, umbra);
        }
        least = Math.min(least, umbraOnTheGround(middle));
        if (least >= 0) {
            return SolarEclipseKind.ANNULAR;
        }
        return most > 0 ? SolarEclipseKind.HYBRID : SolarEclipseKind.TOTAL;
    }

    private double umbraOnTheGround(double h) {
        double height = new Ellipsoid(elements, h)
                .height(elements.x().at(h), elements.y().at(h))
                .orElse(0.0);
        return elements.l2().at(h) - height * elements.tanF2();
    }

    public BesselianElements elements() {
        return elements;
    }

    /** When the axis of the shadow passes nearest to the centre of the Earth. */
    public TT greatest() {
        return elements.at(hours);
    }

    /** How near the axis passes, in equatorial radii of the Earth; positive north of the centre. */
    public double gamma() {
        return gamma;
    }

    public SolarEclipseKind kind() {
        return kind;
    }

    /** Whether the axis itself meets the Earth; an annular or total eclipse that is not central has one limit. */
    public boolean isCentral() {
        return central;
    }

    public double magnitude() {
        return magnitude;
    }

    public Saros saros() {
        return saros;
    }

    /** Where the greatest eclipse is seen: on the central line, or on the horizon at sunrise or sunset. */
    public Site greatestPlace() {
        return place;
    }

    /** When the penumbra first touches the Earth. */
    public TT begin() {
        return elements.at(penumbraContact(hours - 3.6, hours));
    }

    /** When the penumbra leaves the Earth. */
    public TT end() {
        return elements.at(penumbraContact(hours, hours + 3.6));
    }

    /** When the axis first touches the Earth, if it does. */
    public Optional<TT> centralBegin() {
        return central ? Optional.of(elements.at(centralFrom)) : Optional.empty();
    }

    /** When the axis leaves the Earth, if it meets it. */
    public Optional<TT> centralEnd() {
        return central ? Optional.of(elements.at(centralUntil)) : Optional.empty();
    }

    private double penumbraContact(double from, double until) {
        return Roots.between(this::beyondThePenumbra, from, until);
    }

    private double beyondThePenumbra(double h) {
        Ellipsoid earth = new Ellipsoid(elements, h);
        double x = elements.x().at(h);
        double y = elements.y().at(h);
        if (earth.stretchedDistance2(x, y) <= 1) {
            return -elements.l1().at(h);
        }
        return earth.nearestOfOutline(x, y)[2] - elements.l1().at(h);
    }

    /** How it is met at a place; nothing where the penumbra does not come over it, day or night. */
    public Optional<LocalSolarEclipse> at(Site site, Sky sky) {
        return LocalSolarEclipse.of(this, site, sky);
    }

    @Override
    public String toString() {
        double jd = greatest().julianDate();
        var date = Calendar.historic(jd).date(jd);
        return String.format(
                Locale.ROOT,
                "%s solar eclipse of %04d-%02d-%02d, gamma %.4f, magnitude %.4f, %s",
                kind.name().toLowerCase(Locale.ROOT),
                date.year(),
                date.month(),
                date.day(),
                gamma,
                magnitude,
                saros);
    }
}
