package org.nirayana.api.calculation;

import java.io.Serial;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.view.AyanamsaValue;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.NamedAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.match.KutaTable;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.point.PointSets;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;

/** The calculation engine under one set of conventions, with zones, places and a clock; for any thread. */
public final class Engine {
    /** The first and last two days of the ephemeris are kept for what is searched around an instant. */
    private static final Duration MARGIN = Duration.ofDays(2);

    /** A solar month and a little, either way: the new moons and sankrantis next to a day, and their own days. */
    private static final Duration ALMANAC_MARGIN = Duration.ofDays(50);

    /** A table of kutas takes some 130 KB. */
    private static final int MAX_TABLES = 16;

    private final Conventions conventions;
    private final Optional<Profile> profile;
    private final ChartFactory charts;
    private final DashaSystems dashas;
    private final ConventionsView.Engine program;
    private final Instant earliest;
    private final Instant latest;
    private final TimeZones zones;
    private final Gazetteer gazetteer;

    /** One for all conventions, so that all batches together remember no more than one. */
    private final PlaceNames placeNames;

    private final Clock clock;
    private final PointSets pointSets;

    /** By what they depend on, the last few that were asked for. */
    private final Map<Object, KutaTable> kutas = new LinkedHashMap<>(16, 0.75f, true) {
        @Serial
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, KutaTable> eldest) {
            return size() > MAX_TABLES;
        }
    };

    /** Without a profile; see the other constructor. */
    public Engine(
            Ephemeris ephemeris,
            Conventions conventions,
            String version,
            TimeZones zones,
            Gazetteer gazetteer,
            Clock clock) {
        this(ephemeris, conventions, Optional.empty(), version, zones, gazetteer, clock);
    }

    /**
     * @param conventions what a question that chooses nothing is answered by
     * @param profile the one that the conventions were made from, to be told in answers
     * @param version of this program, for the conventions of an answer
     * @param clock what the present is, for questions that name no time
     */
    public Engine(
            Ephemeris ephemeris,
            Conventions conventions,
            Optional<Profile> profile,
            String version,
            TimeZones zones,
            Gazetteer gazetteer,
            Clock clock) {
        this.conventions = conventions;
        this.profile = profile;
        this.zones = zones;
        this.gazetteer = gazetteer;
        this.placeNames = new PlaceNames(gazetteer);
        this.clock = clock;
        this.pointSets = PointSets.builtIn();
        this.program = new ConventionsView.Engine("Nirayana " + version, ephemeris.name());
        this.charts = new ChartFactory(ephemeris);
        this.dashas = DashaSystems.builtIn();
        var scales = sky().timeScales();
        this.earliest = scales.utc(scales.tt(ephemeris.span().start())).plus(MARGIN);
        this.latest = scales.utc(scales.tt(ephemeris.span().end())).minus(MARGIN);
    }

    private Engine(
            Engine known,
            Conventions conventions,
            Optional<Profile> profile,
            PointSets pointSets,
            DashaSystems dashas) {
        this.conventions = conventions;
        this.profile = profile;
        this.pointSets = pointSets;
        this.dashas = dashas;
        this.zones = known.zones;
        this.gazetteer = known.gazetteer;
        this.placeNames = known.placeNames;
        this.clock = known.clock;
        this.program = known.program;
        this.charts = known.charts;
        this.earliest = known.earliest;
        this.latest = known.latest;
    }

    public Conventions conventions() {
        return conventions;
    }

    /** What every answer depends on besides its question: another for other settings and for another file of the ephemeris. */
    public String fingerprint() {
        StringBuilder all = new StringBuilder(program.program()).append(' ').append(program.ephemeris());
        all.append(' ').append(earliest).append(' ').append(latest);
        for (Convention<?> convention : ConventionRegistry.ALL) {
            all.append(' ').append(convention.id()).append('=').append(conventions.text(convention));
        }
        if (pointSets != PointSets.builtIn()) {
            all.append(' ').append(pointSets.byId());
        }
        return all.append(' ').append(profile).toString();
    }

    /** The profile of the settings. */
    Optional<Profile> profile() {
        return profile;
    }

    public TimeZones zones() {
        return zones;
    }

    public Gazetteer gazetteer() {
        return gazetteer;
    }

    /** Towns by their whole names. */
    public PlaceNames placeNames() {
        return placeNames;
    }

    Clock clock() {
        return clock;
    }

    /** The same ephemeris, zones, places and clock, asked by other conventions. */
    public Engine with(Conventions others) {
        return new Engine(this, others, Optional.empty(), pointSets, dashas);
    }

    /** The same with other sets of points: {@code engine.with(engine.pointSets().with(own))}. */
    public Engine with(PointSets others) {
        return new Engine(this, conventions, profile, others, dashas);
    }

    /** The sets of points that questions may name. */
    public PointSets pointSets() {
        return pointSets;
    }

    /** The same with other dasha systems: those that {@link Calculations#of} offers, and batches. */
    public Engine with(DashaSystems others) {
        return new Engine(this, conventions, profile, pointSets, others);
    }

    /** The dasha systems that questions may name. */
    public DashaSystems dashas() {
        return dashas;
    }

    /** The sky under the corrections of the engine; a question may choose others. */
    Sky sky() {
        return charts.sky(conventions);
    }

    Sky sky(Conventions chosen) {
        return charts.sky(chosen);
    }

    /** The name for people of every ayanamsa of the catalogue, by id and in its order. */
    public Map<String, String> ayanamsaNames() {
        Map<String, String> names = new LinkedHashMap<>();
        charts.ayanamsas(conventions).all().forEach(ayanamsa -> names.put(ayanamsa.id(), ayanamsa.name()));
        return names;
    }

    NamedAyanamsa named(Conventions chosen) {
        return charts.named(chosen);
    }

    /** Whether the ephemeris covers an instant with what is searched around it. */
    public boolean covers(Instant instant) {
        return !instant.isBefore(earliest) && !instant.isAfter(latest);
    }

    public Instant earliest() {
        return earliest;
    }

    public Instant latest() {
        return latest;
    }

    /** Whether the months around an instant are covered too, which a panchanga needs. */
    public boolean coversMonthsAround(Instant instant) {
        return covers(instant.minus(ALMANAC_MARGIN)) && covers(instant.plus(ALMANAC_MARGIN));
    }

    public Instant earliestPanchanga() {
        return earliest.plus(ALMANAC_MARGIN);
    }

    public Instant latestPanchanga() {
        return latest.minus(ALMANAC_MARGIN);
    }

    Almanac almanac(Birth place, Conventions chosen) {
        return charts.almanac(place, chosen);
    }

    /** The kutas of all pairs by some conventions. */
    KutaTable kutas(Conventions chosen) {
        Object key = KutaTable.key(chosen);
        synchronized (kutas) {
            KutaTable known = kutas.get(key);
            if (known != null) {
                return known;
            }
        }
        // Two may make the same table; both are right.
        KutaTable made = KutaTable.of(chosen);
        synchronized (kutas) {
            kutas.put(key, made);
        }
        return made;
    }

    public ChartFactory charts() {
        return charts;
    }

    Chart chart(Birth birth, Conventions chosen) {
        return charts.chart(birth, chosen);
    }

    /**
     * What an answer about an instant was computed by.
     *
     * @param parts what the answer depends on besides what all do
     */
    ConventionsView describe(ChartQuery query, Instant at, Zone zone, ConventionsView.Part... parts) {
        return describe(query, sky(query.conventions()).at(at), zone, parts);
    }

    /** The same of the moment of a chart. */
    ConventionsView describe(ChartQuery query, Moment moment, Zone zone, ConventionsView.Part... parts) {
        Conventions chosen = query.conventions();
        AyanamsaValue ayanamsa = AyanamsaValue.at(moment, chosen, charts);
        return ConventionsView.of(
                chosen, query.profile(), ayanamsa, zone, query.civil().toView(), program, Set.of(parts));
    }

    /** What computes, as people should read it. */
    String program() {
        return program.program();
    }
}
