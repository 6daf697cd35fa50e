package org.nirayana.jyotisha.eclipse;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.eclipse.Circumstance;
import org.nirayana.astronomy.eclipse.LocalLunarEclipse;
import org.nirayana.astronomy.eclipse.LocalSolarEclipse;
import org.nirayana.astronomy.eclipse.LunarEclipse;
import org.nirayana.astronomy.eclipse.LunarEclipseKind;
import org.nirayana.astronomy.eclipse.Sighting;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.event.Passage;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Reads eclipses as almanacs do, by some conventions; immutable.
 *
 * <p>What is above the horizon, and the prahars of the sutak, go by the {@link Conventions#sunrise() sunrise} of the conventions, for the
 * Moon by its {@link Conventions#moonriseDefinition() own definition}, and where {@link GrastaHorizon} says so by the lower edge. Almanacs see an eclipse until the upper edge is gone: {@link RiseDefinition#UPPER_LIMB}.
 */
public final class Grahanas {
    /** The Moon rises again within this many days after it has set. */
    private static final double NEXT_RISE_DAYS = 1.1;

    private final ChartFactory charts;
    private final Conventions conventions;
    private final Sky sky;
    private final RiseDefinition moonrise;
    private final GrastaHorizon horizon;

    public Grahanas(ChartFactory charts, Conventions conventions) {
        this.charts = Objects.requireNonNull(charts);
        this.conventions = Objects.requireNonNull(conventions);
        this.sky = charts.sky(conventions).with(Corrections.ALL);
        this.moonrise = conventions.moonriseDefinition().beside(conventions.sunrise());
        this.horizon = conventions.get(GrastaHorizon.CONVENTION);
    }

    /** An eclipse of the Sun on the whole Earth. */
    public Grahana of(SolarEclipse eclipse) {
        return grahana(
                Graha.SUN,
                GrahanaKind.of(eclipse.kind()),
                utc(eclipse.greatest()),
                placement(Graha.SUN, eclipse.begin()));
    }

    /** An eclipse of the Moon. */
    public Grahana of(LunarEclipse eclipse) {
        TT sparsha = eclipse.partialBegin().orElseGet(eclipse::greatest);
        return grahana(
                Graha.MOON, GrahanaKind.of(eclipse.kind()), utc(eclipse.greatest()), placement(Graha.MOON, sparsha));
    }

    /** An eclipse of the Sun at a place; nothing where the Moon does not come before the Sun at all. */
    public Optional<LocalGrahana> at(Birth place, SolarEclipse eclipse) {
        Optional<LocalSolarEclipse> met = eclipse.at(place.site(), sky);
        if (met.isEmpty()) {
            return Optional.empty();
        }
        LocalSolarEclipse local = met.get();
        Sighting sighting = local.sighting(horizon.of(conventions.sunrise()));
        Function<TT, Circumstance> circumstance = local::circumstance;
        List<LocalGrahana.Contact> contacts = new ArrayList<>();
        add(contacts, GrahanaContact.SPARSHA, Optional.of(local.begin()), circumstance, sighting);
        add(contacts, GrahanaContact.SAMMILANA, local.centralBegin(), circumstance, sighting);
        add(contacts, GrahanaContact.MADHYA, Optional.of(local.greatest()), circumstance, sighting);
        add(contacts, GrahanaContact.UNMILANA, local.centralEnd(), circumstance, sighting);
        add(contacts, GrahanaContact.MOKSHA, Optional.of(local.end()), circumstance, sighting);
        Grahana grahana = grahana(
                Graha.SUN, GrahanaKind.of(local.kind()), utc(eclipse.greatest()), placement(Graha.SUN, local.begin()));
        return Optional.of(local(
                place,
                grahana,
                contacts,
                local.magnitude(),
                OptionalDouble.of(local.obscuration()),
                sighting,
                local.begin(),
                local.greatest(),
                local.end(),
                circumstance));
    }

    /** An eclipse of the Moon at a place. */
    public LocalGrahana at(Birth place, LunarEclipse eclipse) {
        LocalLunarEclipse local = eclipse.at(place.site(), sky, horizon.of(moonrise));
        boolean dark = eclipse.kind() != LunarEclipseKind.PENUMBRAL;
        Sighting penumbral = local.penumbral();
        Function<TT, Circumstance> circumstance = local::circumstance;
        List<LocalGrahana.Contact> contacts = new ArrayList<>();
        TT p1 = eclipse.penumbralBegin();
        TT p4 = eclipse.penumbralEnd();
        add(contacts, GrahanaContact.UPACHCHHAYA_PRAVESHA, Optional.of(p1), circumstance, penumbral);
        add(contacts, GrahanaContact.SPARSHA, eclipse.partialBegin(), circumstance, penumbral);
        add(contacts, GrahanaContact.SAMMILANA, eclipse.totalBegin(), circumstance, penumbral);
        add(contacts, GrahanaContact.MADHYA, Optional.of(eclipse.greatest()), circumstance, penumbral);
        add(contacts, GrahanaContact.UNMILANA, eclipse.totalEnd(), circumstance, penumbral);
        add(contacts, GrahanaContact.MOKSHA, eclipse.partialEnd(), circumstance, penumbral);
        add(contacts, GrahanaContact.UPACHCHHAYA_NIRGAMA, Optional.of(p4), circumstance, penumbral);
        return local(
                place,
                of(eclipse),
                contacts,
                dark ? eclipse.umbralMagnitude() : eclipse.penumbralMagnitude(),
                OptionalDouble.empty(),
                local.umbral().orElse(penumbral),
                eclipse.partialBegin().orElse(p1),
                eclipse.greatest(),
                eclipse.partialEnd().orElse(p4),
                circumstance);
    }

    private LocalGrahana local(
            Birth place,
            Grahana grahana,
            List<LocalGrahana.Contact> contacts,
            double magnitude,
            OptionalDouble obscuration,
            Sighting sighting,
            TT begin,
            TT greatest,
            TT end,
            Function<TT, Circumstance> circumstance) {
        Optional<TimeSpan> seen = sighting.first()
                .map(first -> new TimeSpan(utc(first), utc(sighting.last().orElseThrow())));
        Almanac almanac = charts.almanac(place, conventions);
        boolean ofSun = grahana.graha() == Graha.SUN;
        Optional<Sutak> sutak = grahana.isObserved()
                ? seen.flatMap(
                        span -> Sutak.of(conventions.get(SutakReading.CONVENTION), ofSun, span, utc(begin), almanac))
                : Optional.empty();
        Optional<Vara> vara = seen.flatMap(span -> almanac.dayAndNight(span.start()))
                .map(day -> place.at(day.daylight().start()).localDate().getDayOfWeek())
                .map(Vara::of);
        boolean chudamani = grahana.isObserved()
                && vara.filter(v -> v.lord() == grahana.graha()).isPresent();
        return new LocalGrahana(
                grahana,
                contacts,
                magnitude,
                obscuration,
                seen,
                sighting.rise().map(t -> contact(Optional.empty(), t, circumstance, true)),
                sighting.set().map(t -> contact(Optional.empty(), t, circumstance, true)),
                sighting.nearest(greatest).map(t -> contact(Optional.empty(), t, circumstance, true)),
                sutak,
                vara,
                chudamani,
                sighting.setsIn() && grahana.isObserved() ? nextRise(place, ofSun, end) : Optional.empty());
    }

    private Optional<Instant> nextRise(Birth place, boolean ofSun, TT end) {
        Passage rise = new Horizon(sky, place.site())
                .rise(
                        ofSun ? Body.SUN : Body.MOON,
                        horizon.of(ofSun ? conventions.sunrise() : moonrise),
                        end,
                        end.plusDays(NEXT_RISE_DAYS));
        return rise instanceof Passage.At at ? Optional.of(utc(at.time())) : Optional.empty();
    }

    private void add(
            List<LocalGrahana.Contact> contacts,
            GrahanaContact contact,
            Optional<TT> time,
            Function<TT, Circumstance> circumstance,
            Sighting sighting) {
        time.ifPresent(t -> contacts.add(contact(Optional.of(contact), t, circumstance, sighting.isUp(t))));
    }

    private LocalGrahana.Contact contact(
            Optional<GrahanaContact> contact, TT time, Function<TT, Circumstance> circumstance, boolean isUp) {
        Circumstance found = circumstance.apply(time);
        return new LocalGrahana.Contact(contact, utc(time), found.altitude(), found.azimuth(), found.magnitude(), isUp);
    }

    private static Grahana grahana(Graha graha, GrahanaKind kind, Instant greatest, Placement at) {
        return new Grahana(graha, kind, greatest, at.rasi(), at.nakshatra(), at.pada());
    }

    /** Geocentric whatever the conventions say: the sign of an eclipse is the same for everybody. */
    private Placement placement(Graha graha, TT time) {
        Conventions geocentric = conventions.with(PositionReference.GEOCENTRIC);
        Chart chart = charts.chart(Birth.of(utc(time), Site.ofDegrees(0, 0)), geocentric);
        return chart.of(graha);
    }

    private Instant utc(TT t) {
        return sky.timeScales().utc(t);
    }
}
