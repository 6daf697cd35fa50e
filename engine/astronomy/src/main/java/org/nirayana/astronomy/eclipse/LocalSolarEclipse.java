package org.nirayana.astronomy.eclipse;

import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;

/**
 * How an eclipse of the Sun is met at a place: contacts, magnitude, and what is above the horizon; immutable.
 *
 * <p>Contacts are those of the shadow with the place, also by night, when the Earth itself is in the way; {@link #sighting}
 * tells what is seen.
 */
public final class LocalSolarEclipse {
    /** The shadow is nearest to a place once; steps of this length cannot jump over it. */
    private static final double STEP_HOURS = 0.25;

    private final SolarEclipse eclipse;
    private final Site site;
    private final Sky sky;
    private final double begin;
    private final double greatest;
    private final double end;

    private LocalSolarEclipse(SolarEclipse eclipse, Site site, Sky sky, double begin, double greatest, double end) {
        this.eclipse = eclipse;
        this.site = site;
        this.sky = sky;
        this.begin = begin;
        this.greatest = greatest;
        this.end = end;
    }

    static Optional<LocalSolarEclipse> of(SolarEclipse eclipse, Site site, Sky sky) {
        BesselianElements elements = eclipse.elements();
        double middle = elements.hours(eclipse.greatest());
        double from = Math.max(-BesselianElements.HOURS, middle - 3.6);
        double until = Math.min(BesselianElements.HOURS, middle + 3.6);
        double least = from;
        double leastDistance = Double.POSITIVE_INFINITY;
        for (double h = from; h <= until; h += STEP_HOURS) {
            double distance = elements.shadowAt(site, h).distance();
            if (distance < leastDistance) {
                leastDistance = distance;
                least = h;
            }
        }
        double greatest =
                Roots.between(h -> elements.shadowAt(site, h).approach(), least - STEP_HOURS, least + STEP_HOURS);
        if (Double.isNaN(greatest) || outside(elements, site, greatest) >= 0) {
            return Optional.empty();
        }
        double begin = Roots.between(h -> outside(elements, site, h), from, greatest);
        double end = Roots.between(h -> outside(elements, site, h), greatest, until);
        return Double.isNaN(begin) || Double.isNaN(end)
                ? Optional.empty()
                : Optional.of(new LocalSolarEclipse(eclipse, site, sky.with(Corrections.ALL), begin, greatest, end));
    }

    private static double outside(BesselianElements elements, Site site, double h) {
        BesselianElements.Shadow shadow = elements.shadowAt(site, h);
        return shadow.distance() - shadow.penumbra();
    }

    private double outsideTheUmbra(double h) {
        BesselianElements.Shadow shadow = eclipse.elements().shadowAt(site, h);
        return shadow.distance() - Math.abs(shadow.umbra());
    }

    public SolarEclipse eclipse() {
        return eclipse;
    }

    public Site site() {
        return site;
    }

    /** Partial, annular or total, as it is here. */
    public SolarEclipseKind kind() {
        if (outsideTheUmbra(greatest) >= 0) {
            return SolarEclipseKind.PARTIAL;
        }
        return shadow(greatest).umbra() < 0 ? SolarEclipseKind.TOTAL : SolarEclipseKind.ANNULAR;
    }

    /** First contact: the Moon touches the Sun. */
    public TT begin() {
        return at(begin);
    }

    /** Second contact: totality, or the ring, begins; nothing where it stays partial. */
    public Optional<TT> centralBegin() {
        return instant(Roots.between(this::outsideTheUmbra, begin, greatest));
    }

    /** When the axis is nearest. */
    public TT greatest() {
        return at(greatest);
    }

    /** Third contact: totality, or the ring, ends. */
    public Optional<TT> centralEnd() {
        return instant(Roots.between(this::outsideTheUmbra, greatest, end));
    }

    /** Fourth contact: the Moon leaves the Sun. */
    public TT end() {
        return at(end);
    }

    /** The part of the Sun's diameter that is covered at most; where it is annular or total, the Moon's diameter over the Sun's. */
    public double magnitude() {
        return magnitude(greatest);
    }

    /** The part of the Sun's diameter that is covered at an instant, as for {@link #magnitude()}. */
    public double magnitudeAt(TT t) {
        return magnitude(eclipse.elements().hours(t));
    }

    /** The part of the Sun's disc that is covered at most. */
    public double obscuration() {
        return shadow(greatest).obscuration();
    }

    /** The part of the Sun's disc that is covered at an instant. */
    public double obscurationAt(TT t) {
        return shadow(eclipse.elements().hours(t)).obscuration();
    }

    /** What of it is above the horizon. */
    public Sighting sighting(RiseDefinition definition) {
        return Sighting.of(sky, site, Body.SUN, definition, begin(), end());
    }

    /** Where the Sun stands at an instant, and how much of it is covered. */
    public Circumstance circumstance(TT t) {
        return Circumstance.of(sky, site, Body.SUN, t, magnitudeAt(t));
    }

    private double magnitude(double h) {
        BesselianElements.Shadow shadow = shadow(h);
        return shadow.distance() < Math.abs(shadow.umbra()) ? shadow.ratio() : shadow.magnitude();
    }

    private BesselianElements.Shadow shadow(double h) {
        return eclipse.elements().shadowAt(site, h);
    }

    private TT at(double h) {
        return eclipse.elements().at(h);
    }

    private Optional<TT> instant(double h) {
        return Double.isNaN(h) ? Optional.empty() : Optional.of(at(h));
    }
}
