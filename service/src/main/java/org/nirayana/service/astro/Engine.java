package org.nirayana.service.astro;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.horoscope.Horoscope;
import org.nirayana.jyotisha.horoscope.NodeType;
import org.nirayana.jyotisha.horoscope.PositionReference;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.AlmanacChoices;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.config.EngineSettings;

/** The calculation engine under the settings of the service; immutable, shared by all event loops. */
public final class Engine {
    /** The first and last two days of the ephemeris are kept for what is searched around an instant. */
    private static final Duration MARGIN = Duration.ofDays(2);

    /** A solar month and a little, either way: the new moons and sankrantis next to a day, and their own days. */
    private static final Duration ALMANAC_MARGIN = Duration.ofDays(50);

    private final EngineSettings settings;
    private final Sky sky;
    private final Map<String, ChosenAyanamsa> ayanamsas = new LinkedHashMap<>();
    private final ChosenAyanamsa defaultAyanamsa;
    private final Instant earliest;
    private final Instant latest;

    /**
     * An ayanamsa as a request chooses it.
     *
     * @param id its name in the catalogue, also when an alias was given
     * @param name its name for people
     * @param ayanamsa with the setting {@code ayanamsa_delta} in it
     */
    record ChosenAyanamsa(String id, String name, Ayanamsa ayanamsa) {}

    public Engine(Ephemeris ephemeris, EngineSettings settings) {
        this.settings = settings;
        this.sky = Sky.of(ephemeris)
                .with(new Corrections(
                        settings.applyNutation(), settings.applyAberration(), settings.applyGravDeflection()));
        Angle delta = Angle.degrees(settings.ayanamsaDelta());
        Ayanamsas catalogue = Ayanamsas.in(sky);
        for (String name : catalogue.names()) {
            catalogue
                    .find(name)
                    .ifPresent(found -> ayanamsas.put(
                            name,
                            new ChosenAyanamsa(
                                    found.id(), found.name(), found.ayanamsa().plus(delta))));
        }
        this.defaultAyanamsa = ayanamsas.get(Ayanamsas.DEFAULT);
        var scales = sky.timeScales();
        this.earliest = scales.utc(scales.tt(ephemeris.span().start())).plus(MARGIN);
        this.latest = scales.utc(scales.tt(ephemeris.span().end())).minus(MARGIN);
    }

    EngineSettings settings() {
        return settings;
    }

    Sky sky() {
        return sky;
    }

    /** By every name and alias. */
    Map<String, ChosenAyanamsa> ayanamsas() {
        return ayanamsas;
    }

    /** The name for people of every ayanamsa of the catalogue, by id and in its order. */
    public Map<String, String> ayanamsaNames() {
        Map<String, String> names = new LinkedHashMap<>();
        ayanamsas.values().forEach(chosen -> names.putIfAbsent(chosen.id(), chosen.name()));
        return names;
    }

    ChosenAyanamsa defaultAyanamsa() {
        return defaultAyanamsa;
    }

    NodeType defaultNodeType() {
        return switch (settings.nodeType()) {
            case TRUE -> NodeType.TRUE;
            case MEAN -> NodeType.MEAN;
        };
    }

    PositionReference defaultPositionReference() {
        return switch (settings.positionReference()) {
            case GEOCENTRIC -> PositionReference.GEOCENTRIC;
            case TOPOCENTRIC -> PositionReference.TOPOCENTRIC;
        };
    }

    RiseDefinition riseDefinition() {
        return switch (settings.sunriseDefinition()) {
            case GEOMETRIC -> RiseDefinition.GEOMETRIC;
            case DISC_CENTRE -> RiseDefinition.DISC_CENTRE;
        };
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

    Almanac almanac(double latitude, double longitude, ChosenAyanamsa ayanamsa, Zone zone, AlmanacChoices choices) {
        return new Almanac(
                sky, ayanamsa.ayanamsa(), Site.ofDegrees(latitude, longitude), riseDefinition(), zone.rules(), choices);
    }

    Horoscope cast(Asked asked) {
        return Horoscope.cast(
                sky.at(asked.instant()),
                Site.ofDegrees(asked.latitude(), asked.longitude()),
                asked.reference(),
                asked.nodes(),
                asked.ayanamsa().ayanamsa());
    }
}
