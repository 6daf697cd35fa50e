package org.nirayana.service.astro;

import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Query;

/**
 * What a request for a chart says: when, where and by which conventions.
 *
 * @param latitude degrees, -90 to 90
 * @param longitude degrees, -180 to 180
 * @param explicitTime whether the caller named the instant; otherwise it is the present
 * @param conventions those of the service, with what the caller chose
 */
record ChartQuery(double latitude, double longitude, Instant instant, boolean explicitTime, Conventions conventions) {
    static final double DEFAULT_LATITUDE = 12.971667;
    static final double DEFAULT_LONGITUDE = 77.593611;

    /** The parameters read here. */
    static final Set<String> PARAMETERS =
            names(List.of("lat", "lon", "ayanamsa", "dateandtime", "node_type", "position_reference"));

    private static final Map<String, NodeType> NODE_TYPES = byId(NodeType.values(), NodeType::id);
    private static final Map<String, PositionReference> REFERENCES =
            byId(PositionReference.values(), PositionReference::id);

    /** Reads the parameters; complaints stay with the query until it is checked. */
    static ChartQuery read(Query query, Engine engine, Clock clock) {
        double latitude = query.number("lat", 90, DEFAULT_LATITUDE);
        double longitude = query.number("lon", 180, DEFAULT_LONGITUDE);
        Conventions conventions = engine.conventions();
        String ayanamsa = query.oneOf("ayanamsa", engine.ayanamsas(), conventions.ayanamsa());
        Instant instant = instant(query, engine, clock);
        NodeType nodes = query.oneOf("node_type", NODE_TYPES, conventions.nodeType());
        PositionReference reference = query.oneOf("position_reference", REFERENCES, conventions.positionReference());
        // Most requests choose nothing, and a copy costs something.
        if (!ayanamsa.equals(conventions.ayanamsa())) {
            conventions = conventions.withAyanamsa(ayanamsa);
        }
        if (nodes != conventions.nodeType()) {
            conventions = conventions.with(nodes);
        }
        if (reference != conventions.positionReference()) {
            conventions = conventions.with(reference);
        }
        return new ChartQuery(latitude, longitude, instant, query.has("dateandtime"), conventions);
    }

    /** The same request by other conventions. */
    ChartQuery with(Conventions other) {
        return new ChartQuery(latitude, longitude, instant, explicitTime, other);
    }

    Site site() {
        return Site.ofDegrees(latitude, longitude);
    }

    /** What is asked about, where the clock of the place does not matter. */
    Birth birth() {
        return Birth.of(instant, site());
    }

    Birth birth(Zone zone) {
        return new Birth(instant, site(), zone.name(), zone.rules());
    }

    /** The instant of the parameter {@code dateandtime}, without it the present; a complaint stays with the query. */
    static Instant instant(Query query, Engine engine, Clock clock) {
        Optional<String> text = query.raw("dateandtime");
        if (text.isEmpty()) {
            return clock.instant();
        }
        Optional<Instant> instant = DateAndTime.parse(text.get());
        if (instant.isEmpty()) {
            query.reject("dateandtime", DateAndTime.ALLOWED);
        } else if (!engine.covers(instant.get())) {
            query.reject(
                    "dateandtime",
                    "must be from " + engine.earliest() + " to " + engine.latest()
                            + ", the span of the ephemeris of this service");
        }
        return instant.orElse(Instant.EPOCH);
    }

    /** An enum's constants by the names that requests use, in order. */
    static <E extends Enum<E>> Map<String, E> byId(E[] constants, Function<E, String> id) {
        Map<String, E> map = new LinkedHashMap<>();
        Arrays.stream(constants).forEach(constant -> map.put(id.apply(constant), constant));
        return Collections.unmodifiableMap(map);
    }

    /** The same parameters and more. */
    static Set<String> with(String... more) {
        Set<String> names = new LinkedHashSet<>(PARAMETERS);
        names.addAll(List.of(more));
        return Collections.unmodifiableSet(names);
    }

    private static Set<String> names(List<String> names) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(names));
    }
}
