package org.nirayana.service.astro;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nirayana.api.view.AyanamsaValue;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.ayanamsa.NamedAyanamsa;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.place.zone.Zone;

/** The calculation engine under the settings of the service; immutable, shared by all event loops. */
public final class Engine {
    /** The first and last two days of the ephemeris are kept for what is searched around an instant. */
    private static final Duration MARGIN = Duration.ofDays(2);

    /** A solar month and a little, either way: the new moons and sankrantis next to a day, and their own days. */
    private static final Duration ALMANAC_MARGIN = Duration.ofDays(50);

    private final Conventions conventions;
    private final ChartFactory charts;
    private final ConventionsView.Engine program;
    private final Map<String, String> ayanamsas;
    private final Instant earliest;
    private final Instant latest;

    /**
     * @param conventions what a request that chooses nothing is answered by
     * @param version of this program, for the conventions of an answer
     */
    public Engine(Ephemeris ephemeris, Conventions conventions, String version) {
        this.conventions = conventions;
        this.program = new ConventionsView.Engine("Nirayana " + version, ephemeris.name());
        this.charts = new ChartFactory(ephemeris);
        Map<String, String> ids = new LinkedHashMap<>();
        Ayanamsas.allNames().forEach(name -> ids.put(name, Ayanamsas.id(name).orElseThrow()));
        this.ayanamsas = Collections.unmodifiableMap(ids);
        var scales = sky().timeScales();
        this.earliest = scales.utc(scales.tt(ephemeris.span().start())).plus(MARGIN);
        this.latest = scales.utc(scales.tt(ephemeris.span().end())).minus(MARGIN);
    }

    Conventions conventions() {
        return conventions;
    }

    /** The sky under the corrections of the service, which no request changes. */
    Sky sky() {
        return charts.sky(conventions);
    }

    /** The catalogue's name of every name and alias. */
    Map<String, String> ayanamsas() {
        return ayanamsas;
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

    boolean covers(Instant instant) {
        return !instant.isBefore(earliest) && !instant.isAfter(latest);
    }

    Instant earliest() {
        return earliest;
    }

    Instant latest() {
        return latest;
    }

    /** Whether the months around an instant are covered too, which a panchanga needs. */
    boolean coversMonthsAround(Instant instant) {
        return covers(instant.minus(ALMANAC_MARGIN)) && covers(instant.plus(ALMANAC_MARGIN));
    }

    Instant earliestPanchanga() {
        return earliest.plus(ALMANAC_MARGIN);
    }

    Instant latestPanchanga() {
        return latest.minus(ALMANAC_MARGIN);
    }

    Almanac almanac(Birth place, Conventions chosen) {
        return charts.almanac(place, chosen);
    }

    Chart chart(Birth birth, Conventions chosen) {
        return charts.chart(birth, chosen);
    }

    /** The chart of a request in which the clock of the place does not matter. */
    Chart chart(ChartQuery query) {
        return charts.chart(query.birth(), query.conventions());
    }

    /** What an answer about an instant was computed by. */
    ConventionsView describe(Conventions chosen, Instant at, Zone zone) {
        return describe(chosen, at, zone, false);
    }

    /** The same with what only panchangas depend on. */
    ConventionsView describePanchanga(Conventions chosen, Instant at, Zone zone) {
        return describe(chosen, at, zone, true);
    }

    private ConventionsView describe(Conventions chosen, Instant at, Zone zone, boolean forPanchanga) {
        return ConventionsView.of(chosen, AyanamsaValue.at(at, chosen, charts), zone, program, forPanchanga);
    }
}
