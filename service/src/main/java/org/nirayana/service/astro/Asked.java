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
import org.nirayana.jyotisha.horoscope.NodeType;
import org.nirayana.jyotisha.horoscope.PositionReference;
import org.nirayana.service.http.Query;

/**
 * What every astrology endpoint is asked: when, where and by which conventions.
 *
 * @param latitude degrees, -90 to 90
 * @param longitude degrees, -180 to 180
 * @param explicitTime whether the caller named the instant; otherwise it is the present
 */
record Asked(
        double latitude,
        double longitude,
        Engine.ChosenAyanamsa ayanamsa,
        Instant instant,
        boolean explicitTime,
        NodeType nodes,
        PositionReference reference) {

    static final double DEFAULT_LATITUDE = 12.971667;
    static final double DEFAULT_LONGITUDE = 77.593611;

    /** The parameters read here. */
    static final Set<String> PARAMETERS =
            names(List.of("lat", "lon", "ayanamsa", "dateandtime", "node_type", "position_reference"));

    private static final Map<String, NodeType> NODE_TYPES = byId(NodeType.values(), NodeType::id);
    private static final Map<String, PositionReference> REFERENCES =
            byId(PositionReference.values(), PositionReference::id);

    /** Reads the parameters; complaints stay with the query until it is checked. */
    static Asked read(Query query, Engine engine, Clock clock) {
        double latitude = query.number("lat", 90, DEFAULT_LATITUDE);
        double longitude = query.number("lon", 180, DEFAULT_LONGITUDE);
        return new Asked(
                latitude,
                longitude,
                query.oneOf("ayanamsa", engine.ayanamsas(), engine.defaultAyanamsa()),
                instant(query, engine, clock),
                query.has("dateandtime"),
                query.oneOf("node_type", NODE_TYPES, engine.defaultNodeType()),
                query.oneOf("position_reference", REFERENCES, engine.defaultPositionReference()));
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
