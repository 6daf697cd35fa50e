package org.nirayana.jyotisha;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.house.Houses;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.LuminaryTable;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.placement.Kattam;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.transit.SunReturns;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.VargaChart;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * A birth under some conventions: where everything stands, and what follows from it.
 *
 * <p>The places of planets and ascendant are computed at once, everything else when it is first asked for and then kept.
 * Every feature is a pure function of a chart. Immutable to its users, for any number of threads.
 */
public final class Chart {
    private static final String SPHERE = "sphere";

    private final Birth birth;
    private final Conventions conventions;
    private final Sky sky;
    private final Ayanamsa ayanamsa;
    private final LuminaryTable luminaries;
    private final Moment moment;
    private final Placements placements;

    /** What was computed so far; most charts are asked for their places alone and never make the map. */
    private volatile Map<Object, Object> derived;

    Chart(Birth birth, Conventions conventions, Sky sky, Ayanamsa ayanamsa, LuminaryTable luminaries) {
        this.birth = birth;
        this.conventions = conventions;
        this.sky = sky;
        this.ayanamsa = ayanamsa;
        this.luminaries = luminaries;
        this.moment = sky.at(birth.instant());
        this.placements = cast(moment);
    }

    /** The same birth under the same sky by other conventions; what they leave as it is, is not computed again. */
    private Chart(Chart known, Conventions conventions, Ayanamsa ayanamsa) {
        this.birth = known.birth;
        this.conventions = conventions;
        this.sky = known.sky;
        this.ayanamsa = ayanamsa;
        this.luminaries = known.luminaries;
        this.moment = known.moment;
        boolean stands = ayanamsa == known.ayanamsa
                && conventions.positionReference() == known.conventions.positionReference()
                && conventions.nodeType() == known.conventions.nodeType()
                && conventions.siderealNutation() == known.conventions.siderealNutation();
        this.placements = stands ? known.placements : cast(moment);
        Map<Object, Object> had = known.derived;
        if (had != null) {
            keep(had, SPHERE);
            if (conventions.sunrise() == known.conventions.sunrise()) {
                keep(had, Day.class);
            }
        }
    }

    private void keep(Map<Object, Object> had, Object key) {
        Object value = had.get(key);
        if (value != null) {
            kept().put(key, value);
        }
    }

    /** The same birth by other conventions, which have the same sky. */
    Chart by(Conventions others, Ayanamsa theirs) {
        return new Chart(this, others, theirs);
    }

    public Birth birth() {
        return birth;
    }

    public Conventions conventions() {
        return conventions;
    }

    /** The sky of the chart's corrections, to compute what has no method here. */
    public Sky sky() {
        return sky;
    }

    /** The sky at the birth. */
    public Moment moment() {
        return moment;
    }

    /** What parts the sidereal zodiac from the tropical one; the mean one, as almanacs print it. */
    public Angle ayanamsa() {
        boolean kept = conventions.siderealNutation() == SiderealNutation.KEPT
                && conventions.corrections().nutation();
        return kept ? placements.appliedAyanamsa() : placements.ayanamsa();
    }

    /** The nine grahas and the ascendant. */
    public Placements placements() {
        return placements;
    }

    /**
     * Where the same points stand at another instant, by the same conventions.
     *
     * @throws org.nirayana.astronomy.ephemeris.OutsideSpanException when the ephemeris does not cover it
     */
    public Placements placementsAt(Instant instant) {
        return cast(sky.at(instant));
    }

    private Placements cast(Moment at) {
        return Placements.cast(
                at,
                birth.site(),
                conventions.positionReference(),
                conventions.nodeType(),
                ayanamsa,
                conventions.siderealNutation());
    }

    /** The years of the sky from this birth on, by the zodiac of the conventions. */
    public SunReturns sunReturns() {
        return derived(SunReturns.class, chart -> new SunReturns(chart.sky, chart.ayanamsa, chart.birth.instant()));
    }

    public Placement ascendant() {
        return placements.ascendant();
    }

    public Placement sun() {
        return placements.of(Graha.SUN);
    }

    public Placement moon() {
        return placements.of(Graha.MOON);
    }

    public Placement of(Graha graha) {
        return placements.of(graha);
    }

    /** The nine in the order of {@link Graha}. */
    public List<Placement> grahas() {
        return placements.grahas();
    }

    /** The twelve whole-sign houses with what stands in them, from the ascendant's on. */
    public List<Kattam> kattams() {
        return placements.kattams();
    }

    /** How the sphere stands over the place: what houses are reckoned from. */
    public LocalSphere sphere() {
        return derive(SPHERE, LocalSphere.class, () -> moment.from(birth.site()).sphere());
    }

    /** The houses by the system of the conventions, in the sidereal zodiac. */
    public Houses houses() {
        return derive(
                "houses", Houses.class, () -> conventions.houses().houses(sphere(), placements.appliedToAngles()));
    }

    /**
     * A divisional chart by the school of the conventions.
     *
     * @param divisions 9 for the navamsa
     */
    public VargaChart varga(int divisions) {
        return varga(conventions.varga(divisions));
    }

    /** A divisional chart by a rule of its own. */
    public VargaChart varga(Varga varga) {
        return VargaChart.of(varga, placements);
    }

    private record Points(List<PlacedPoint> placed) {}

    /** Where the points of a set stand that are none of the ten, in its order. */
    public List<PlacedPoint> points(PointSet set) {
        return derive(
                        set,
                        Points.class,
                        () -> new Points(set.points().stream().map(this::placed).toList()))
                .placed();
    }

    private PlacedPoint placed(PointRule point) {
        SiderealLongitude place = point.place(this);
        return new PlacedPoint(
                point,
                point.source(),
                place,
                place.rasi().countedFrom(ascendant().rasi()),
                point.latitude(this),
                point.speedPerDay(this));
    }

    /** The periods of a dasha system from this birth on. */
    public Dasha dasha(DashaSystem system) {
        return derive(system, Dasha.class, () -> system.of(this));
    }

    /** The panchanga of the day that the birth falls in. */
    public Panchanga panchanga() {
        return derive("panchanga", Panchanga.class, () -> almanac().at(birth.instant()));
    }

    private record Day(Optional<DayAndNight> sun) {}

    /** The almanac of the place by the same conventions. */
    public Almanac almanac() {
        return new Almanac(luminaries, sky, ayanamsa, birth.site(), birth.zone(), conventions);
    }

    /** The day from sunrise to sunrise that the birth falls in; none where the Sun does not rise and set. */
    public Optional<DayAndNight> dayAndNight() {
        return derived(Day.class, chart -> new Day(almanac().dayAndNight(birth.instant())))
                .sun();
    }

    /**
     * What a feature computes from this chart; it is computed once and then kept.
     *
     * <pre>{@code
     * Ashtakavarga ashtakavarga = chart.derived(Ashtakavarga.class, Ashtakavarga::of);
     * }</pre>
     *
     * @param type of the result, by which it is kept: one of each
     * @param compute a pure function of a chart
     */
    public <T> T derived(Class<T> type, Function<Chart, T> compute) {
        return derive(type, type, () -> compute.apply(this));
    }

    private <T> T derive(Object key, Class<T> type, Supplier<T> compute) {
        Map<Object, Object> kept = kept();
        Object known = kept.get(key);
        if (known == null) {
            // Two threads may compute the same thing; both get the one that is kept.
            T made = compute.get();
            Object other = kept.putIfAbsent(key, made);
            known = other == null ? made : other;
        }
        return type.cast(known);
    }

    private Map<Object, Object> kept() {
        Map<Object, Object> kept = derived;
        if (kept == null) {
            synchronized (this) {
                kept = derived;
                if (kept == null) {
                    kept = new ConcurrentHashMap<>();
                    derived = kept;
                }
            }
        }
        return kept;
    }

    /** A line for each point, as {@link Placement} has it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(birth.toString()).append('\n').append(ascendant());
        grahas().forEach(graha -> text.append('\n').append(graha));
        return text.toString();
    }
}
