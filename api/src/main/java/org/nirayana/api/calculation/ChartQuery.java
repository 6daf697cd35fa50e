package org.nirayana.api.calculation;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.place.zone.Zone;

/**
 * What a question about a chart says: when, where and by which conventions.
 *
 * @param latitude degrees, -90 to 90
 * @param longitude degrees, -180 to 180
 * @param explicitTime whether the caller named the instant; otherwise it is the present
 * @param conventions those of the profile or of the engine, with what the caller chose
 * @param profile the one that was named, by the caller or by the settings
 * @param civil how the caller told the time, as far as that was said
 */
record ChartQuery(
        double latitude,
        double longitude,
        Instant instant,
        boolean explicitTime,
        Conventions conventions,
        Optional<Profile> profile,
        CivilTime civil) {
    private static final double DEFAULT_LATITUDE = 12.971667;
    private static final double DEFAULT_LONGITUDE = 77.593611;

    static final Parameter<Double> LATITUDE = Parameter.number("lat", -90, 90)
            .describe("Latitude of the observer in degrees, north positive.")
            .orElse(DEFAULT_LATITUDE, DEFAULT_LATITUDE)
            .shared("Latitude");

    static final Parameter<Double> LONGITUDE = Parameter.number("lon", -180, 180)
            .describe("Longitude of the observer in degrees, east positive.")
            .orElse(DEFAULT_LONGITUDE, DEFAULT_LONGITUDE)
            .shared("Longitude");

    /** Read as the catalogue's name of any name or alias. */
    static final Parameter<String> AYANAMSA = Parameter.oneOf("ayanamsa", ayanamsas())
            .typed(Vocabulary.AYANAMSA.schemaName())
            .describe("What parts the sidereal from the tropical zodiac. The last five names stand for others:"
                    + " `chitrapaksha` for `lahiri`, `kp` for `krishnamurti`, `true_chitra` for `true_citra`, `bv_raman`"
                    + " for `raman`, `fagan` for `fagan_bradley`. With a `profile`, left out: that of the profile.")
            .orElse(Conventions.standard().ayanamsa(), Conventions.standard().ayanamsa())
            .shared("Ayanamsa");

    static final Parameter<Instant> DATE_AND_TIME = Parameter.of(
                    "dateandtime",
                    Schemas.ordered("type", "string", "maxLength", DateAndTime.MAX_LENGTH),
                    DateAndTime::parse,
                    FieldCode.DATE_TIME.with())
            .describe(
                    "ISO 8601 date, or date and time; seconds, fractions and offset are optional, no offset means UTC,"
                            + " a date alone is its midnight. The calendar is Gregorian throughout, with a year 0. `time_scale`"
                            + " and `calendar` change both. Left out: now. An answer to a request that names its time carries an `ETag`.")
            .example("1990-05-17T10:30:00+05:30")
            .shared("DateAndTime");

    static final Parameter<NodeType> NODE_TYPE = Parameter.oneOf("node_type", NodeType.values(), NodeType::id)
            .describe("Which lunar node Rahu is, for this request only; left out, the setting of the service.")
            .shared("NodeType");

    static final Parameter<PositionReference> POSITION_REFERENCE = Parameter.oneOf(
                    "position_reference", PositionReference.values(), PositionReference::id)
            .describe("From where the planets are seen, for this request only; left out, the setting of the service.")
            .shared("PositionReference");

    static final Parameter<String> TIME_ZONE = Parameter.raw(
                    "tz", Schemas.ordered("type", "string", "pattern", "^[A-Za-z0-9_+/: -]{1,64}$"))
            .describe(
                    "Time zone by its name in the tz database (IANA), or `LMT` for the local mean time of the coordinates,"
                            + " or an offset from UTC, such as `+04:38:24` or `UTC+5:30`; left out, the zone found from the"
                            + " coordinates.")
            .example("Asia/Kolkata")
            .shared("TimeZone");

    private static final List<Parameter<?>> PARAMETERS = List.of(
            LATITUDE,
            LONGITUDE,
            AYANAMSA,
            DATE_AND_TIME,
            CivilTime.TIME_SCALE,
            CivilTime.CALENDAR,
            NODE_TYPE,
            POSITION_REFERENCE,
            ConventionParameters.PROFILE,
            ConventionParameters.POSITIONS,
            ConventionParameters.AYANAMSA_OFFSET,
            ConventionParameters.SIDEREAL_NUTATION,
            ConventionParameters.UNIVERSAL_TIME,
            ConventionParameters.APPLY_NUTATION);

    /** The parameters read here, and more. */
    static List<Parameter<?>> with(Parameter<?>... more) {
        List<Parameter<?>> parameters = new ArrayList<>(PARAMETERS);
        parameters.addAll(Arrays.asList(more));
        return Collections.unmodifiableList(parameters);
    }

    /** Reads the parameters; complaints stay with the input until it is checked. */
    static ChartQuery read(Engine engine, Input input) {
        double latitude = input.get(LATITUDE);
        double longitude = input.get(LONGITUDE);
        Optional<Profile> named = input.find(ConventionParameters.PROFILE);
        Conventions conventions = named.map(Profile::conventions).orElseGet(engine::conventions);
        String ayanamsa = input.get(AYANAMSA, conventions.ayanamsa());
        CivilTime civil = CivilTime.read(input);
        Instant instant = instant(engine, input, civil, latitude, longitude);
        NodeType nodes = input.get(NODE_TYPE, conventions.nodeType());
        PositionReference reference = input.get(POSITION_REFERENCE, conventions.positionReference());
        // Most questions choose nothing, and a copy costs something.
        if (!ayanamsa.equals(conventions.ayanamsa())) {
            conventions = conventions.withAyanamsa(ayanamsa);
        }
        if (nodes != conventions.nodeType()) {
            conventions = conventions.with(nodes);
        }
        if (reference != conventions.positionReference()) {
            conventions = conventions.with(reference);
        }
        conventions = ConventionParameters.read(input, conventions, ConventionParameters.OF_PLACES);
        Optional<Profile> profile = named.isPresent() ? named : engine.profile();
        return new ChartQuery(latitude, longitude, instant, input.has(DATE_AND_TIME), conventions, profile, civil);
    }

    /** The instant that the caller names, otherwise the present; a complaint stays with the input. */
    static Instant instant(Engine engine, Input input, CivilTime civil, double latitude, double longitude) {
        if (!input.has(DATE_AND_TIME)) {
            return engine.clock().instant();
        }
        Optional<Instant> instant;
        if (civil.isSaid()) {
            // A wrong name of a zone is complained about where it is read for the answer.
            Zone zone = civil.clock(engine, longitude)
                    .or(() ->
                            input.find(TIME_ZONE).flatMap(text -> engine.zones().named(text, longitude)))
                    .orElseGet(() -> engine.zones().at(latitude, longitude));
            instant = civil.instant(input, zone);
        } else {
            instant = input.find(DATE_AND_TIME);
        }
        if (instant.isPresent() && !engine.covers(instant.get())) {
            input.reject(DATE_AND_TIME, notCovered(engine));
        }
        return instant.orElse(Instant.EPOCH);
    }

    /** What to say about a time that the ephemeris does not have. */
    static Reason notCovered(Engine engine) {
        return FieldCode.TIME_NOT_COVERED.with("from", engine.earliest(), "to", engine.latest());
    }

    /** The zone that the caller names, or another clock of the place at a longitude; a complaint stays with the input. */
    static Optional<Zone> namedZone(Engine engine, Input input, CivilTime civil, double longitude) {
        Optional<String> name = input.find(TIME_ZONE);
        Optional<Zone> zone = name.flatMap(text -> engine.zones().named(text, longitude));
        if (name.isPresent() && zone.isEmpty()) {
            input.reject(TIME_ZONE, FieldCode.ZONE.with());
        }
        Optional<Zone> ofScale = civil.clock(engine, longitude);
        if (ofScale.isPresent()
                && zone.isPresent()
                && !zone.get().name().equals(ofScale.get().name())) {
            input.reject(
                    CivilTime.TIME_SCALE,
                    FieldCode.LMT_BESIDE_ZONE.with("zone", zone.get().name()));
        }
        return ofScale.or(() -> zone);
    }

    /** The same question by other conventions. */
    ChartQuery with(Conventions other) {
        return new ChartQuery(latitude, longitude, instant, explicitTime, other, profile, civil);
    }

    Site site() {
        return Site.ofDegrees(latitude, longitude);
    }

    private static Map<String, String> ayanamsas() {
        Map<String, String> ids = new LinkedHashMap<>();
        Ayanamsas.allNames().forEach(name -> ids.put(name, Ayanamsas.id(name).orElseThrow()));
        return ids;
    }
}
