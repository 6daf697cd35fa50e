package org.nirayana.service.astro;

import java.util.Optional;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Query;

/** The zone of a request: the one it names, or that of its place. */
record ZoneChoice(TimeZones zones) {
    /** The zone of the parameter {@code tz}; a complaint stays with the query. */
    Optional<Zone> named(Query query) {
        Optional<String> name = query.raw("tz");
        Optional<Zone> zone = name.flatMap(zones::named);
        if (name.isPresent() && zone.isEmpty()) {
            query.reject("tz", "must be a name of the tz database (IANA), such as Asia/Kolkata or Europe/London");
        }
        return zone;
    }

    Zone of(Optional<Zone> named, ChartQuery asked) {
        return named.orElseGet(() -> zones.at(asked.latitude(), asked.longitude()));
    }
}
