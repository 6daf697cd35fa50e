package org.nirayana.astronomy.eclipse;

import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.math.Chebyshev;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Constants;

/**
 * An eclipse of the Moon; its instants are the same wherever the Moon is up. Immutable.
 *
 * <p>Greatest eclipse is when the Moon's centre is seen nearest to the axis of the Earth's shadow, as an angle; that it is nearest
 * in kilometres up to a quarter of a minute earlier or later, since its distance changes, is not what the Five Millennium Canon
 * goes by. Gamma is how near, in equatorial radii of the Earth. Magnitudes are the part of the Moon's diameter in the shadow; the umbral one is negative for a
 * penumbral eclipse.
 */
public final class LunarEclipse {
    /** The Moon's radius in equatorial radii of the Earth: IAU 1982, as for the penumbra of a solar eclipse. */
    private static final double MOON_RADIUS = MoonDisc.TWO_RADII.penumbral();

    private static final double SUN_RADIUS = Constants.SUN_RADIUS_KM / Constants.EARTH_RADIUS_KM;
    private static final int NODES = 6;
    private static final double[] NODE = Chebyshev.nodes(NODES);
    private static final double HOURS = 4;
    private static final double SEARCH_HOURS = 1.8;
    private static final double LONGEST_HOURS = 3.6;
    private static final double HOURS_PER_DAY = 24;

    private final TT reference;
    private final EarthShadow shadow;
    private final Polynomial x;
    private final Polynomial y;
    private final Polynomial distance;
    private final Polynomial umbra;
    private final Polynomial penumbra;
    private final Polynomial semidiameter;
    private final double hours;
    private final double gamma;
    private final Saros saros;

    private LunarEclipse(TT reference, EarthShadow shadow, double[][] values, int lunation) {
        this.reference = reference;
        this.shadow = shadow;
        this.x = Polynomial.through(values[0], HOURS);
        this.y = Polynomial.through(values[1], HOURS);
        this.distance = Polynomial.through(values[2], HOURS);
        this.umbra = Polynomial.through(values[3], HOURS);
        this.penumbra = Polynomial.through(values[4], HOURS);
        this.semidiameter = Polynomial.through(values[5], HOURS);
        this.hours = Roots.between(this::recession, -SEARCH_HOURS, SEARCH_HOURS);
        double atX = Double.isNaN(hours) ? Double.NaN : x.at(hours);
        double atY = Double.isNaN(hours) ? Double.NaN : y.at(hours);
        this.gamma = Math.copySign(Math.sqrt(atX * atX + atY * atY), atY);
        this.saros = Saros.ofLunar(lunation, reference.julianDate());
    }

    /** The eclipse around an instant, if the Moon meets the shadow at all. */
    static Optional<LunarEclipse> around(Sky sky, TT near, EarthShadow shadow, int lunation) {
        TT reference = BesselianElements.wholeHour(near);
        double[][] values = new double[6][NODES];
        for (int i = 0; i < NODES; i++) {
            Axis axis = Axis.ofTheEarthsShadow(sky.at(reference.plusDays(NODE[i] * HOURS / HOURS_PER_DAY)));
            double moonsParallax = Trigonometry.asin(1 / axis.moon());
            double sunsParallax = Trigonometry.asin(1 / axis.sun());
            double sunsSemidiameter = Trigonometry.asin(SUN_RADIUS / axis.sun());
            values[0][i] = axis.x();
            values[1][i] = axis.y();
            values[2][i] = axis.moon();
            values[3][i] = shadow.umbra(moonsParallax, sunsParallax, sunsSemidiameter);
            values[4][i] = shadow.penumbra(moonsParallax, sunsParallax, sunsSemidiameter);
            values[5][i] = Trigonometry.asin(MOON_RADIUS / axis.moon());
        }
        LunarEclipse eclipse = new LunarEclipse(reference, shadow, values, lunation);
        return !Double.isNaN(eclipse.hours) && eclipse.penumbralMagnitude() > 0
                ? Optional.of(eclipse)
                : Optional.empty();
    }

    /** When the Moon's centre is seen nearest to the axis of the shadow. */
    public TT greatest() {
        return at(hours);
    }

    /** How near, in equatorial radii of the Earth; positive when the Moon passes north of the axis. */
    public double gamma() {
        return gamma;
    }

    public LunarEclipseKind kind() {
        double umbral = umbralMagnitude();
        if (umbral >= 1) {
            return LunarEclipseKind.TOTAL;
        }
        return umbral > 0 ? LunarEclipseKind.PARTIAL : LunarEclipseKind.PENUMBRAL;
    }

    /** The part of the Moon's diameter in the umbra at greatest eclipse; over 1 in a total one, negative in a penumbral one. */
    public double umbralMagnitude() {
        return umbralMagnitude(hours);
    }

    /** The part of the Moon's diameter in the penumbra at greatest eclipse. */
    public double penumbralMagnitude() {
        return (penumbra.at(hours) + semidiameter.at(hours) - separation(hours)) / (2 * semidiameter.at(hours));
    }

    /** The part of the Moon's diameter in the umbra at an instant of the eclipse. */
    public double umbralMagnitudeAt(TT t) {
        return umbralMagnitude(hours(t));
    }

    public Saros saros() {
        return saros;
    }

    /** By which rule the shadow is as large as it is. */
    public EarthShadow shadow() {
        return shadow;
    }

    /** When the Moon touches the penumbra: P1. */
    public TT penumbralBegin() {
        return at(Roots.between(this::outsideThePenumbra, hours - LONGEST_HOURS, hours));
    }

    /** When the Moon leaves the penumbra: P4. */
    public TT penumbralEnd() {
        return at(Roots.between(this::outsideThePenumbra, hours, hours + LONGEST_HOURS));
    }

    /** When the Moon touches the umbra: U1. */
    public Optional<TT> partialBegin() {
        return instant(Roots.between(this::outsideTheUmbra, hours - LONGEST_HOURS, hours));
    }

    /** When the Moon leaves the umbra: U4. */
    public Optional<TT> partialEnd() {
        return instant(Roots.between(this::outsideTheUmbra, hours, hours + LONGEST_HOURS));
    }

    /** When the whole Moon is in the umbra: U2. */
    public Optional<TT> totalBegin() {
        return instant(Roots.between(this::notInsideTheUmbra, hours - LONGEST_HOURS, hours));
    }

    /** When the first edge of the Moon comes out of the umbra: U3. */
    public Optional<TT> totalEnd() {
        return instant(Roots.between(this::notInsideTheUmbra, hours, hours + LONGEST_HOURS));
    }

    /** What of it is seen from a place. */
    public LocalLunarEclipse at(Site site, Sky sky, RiseDefinition definition) {
        return LocalLunarEclipse.of(this, site, sky, definition);
    }

    private double outsideThePenumbra(double h) {
        return separation(h) - penumbra.at(h) - semidiameter.at(h);
    }

    private double outsideTheUmbra(double h) {
        return separation(h) - umbra.at(h) - semidiameter.at(h);
    }

    private double notInsideTheUmbra(double h) {
        return separation(h) - umbra.at(h) + semidiameter.at(h);
    }

    private double umbralMagnitude(double h) {
        return (umbra.at(h) + semidiameter.at(h) - separation(h)) / (2 * semidiameter.at(h));
    }

    /** The angle from the axis to the Moon's centre, seen from the Earth's centre. */
    private double separation(double h) {
        double atX = x.at(h);
        double atY = y.at(h);
        return Trigonometry.asin(Math.min(1, Math.sqrt(atX * atX + atY * atY) / distance.at(h)));
    }

    /** Whether the angle from the axis grows; zero where it is least. */
    private double recession(double h) {
        double atX = x.at(h);
        double atY = y.at(h);
        return (atX * x.perHour(h) + atY * y.perHour(h)) * distance.at(h)
                - (atX * atX + atY * atY) * distance.perHour(h);
    }

    private double hours(TT t) {
        return (t.j2000Days() - reference.j2000Days()) * HOURS_PER_DAY;
    }

    private TT at(double h) {
        return reference.plusDays(h / HOURS_PER_DAY);
    }

    private Optional<TT> instant(double h) {
        return Double.isNaN(h) ? Optional.empty() : Optional.of(at(h));
    }

    @Override
    public String toString() {
        double jd = greatest().julianDate();
        var date = Calendar.historic(jd).date(jd);
        return String.format(
                Locale.ROOT,
                "%s lunar eclipse of %04d-%02d-%02d, gamma %.4f, umbral magnitude %.4f, %s",
                kind().name().toLowerCase(Locale.ROOT),
                date.year(),
                date.month(),
                date.day(),
                gamma,
                umbralMagnitude(),
                saros);
    }
}
