package org.nirayana.service.astro;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Decimal;
import org.nirayana.service.http.Json;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** Everything a chart is read by in one answer, so that whoever moves through time asks once for each moment. */
public final class HoroscopeRoutes {
    private static final Set<String> PARAMETERS = ChartQuery.with("tz", "varga", "school");

    private static final byte[] LOCAL_TIME = JsonBytes.ascii("{\"local_time\":");
    private static final byte[] ASCENDANT = JsonBytes.ascii(",\"ascendant\":");
    private static final byte[] PLANETS = JsonBytes.ascii(",\"planets\":");
    private static final byte[] SUN = JsonBytes.ascii(",\"sunrise_sunset\":");
    private static final byte[] VARGA = JsonBytes.ascii(",\"varga\":");
    private static final byte[] CONVENTIONS = JsonBytes.ascii(",\"conventions\":");
    private static final int LENGTH = 12_000;

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;
    private final ConventionsJson conventions;

    /** @param version of this program, for the conventions */
    public HoroscopeRoutes(Engine engine, TimeZones zones, Clock clock, String version) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
        this.conventions = new ConventionsJson(engine, version);
    }

    public void mount(Routes routes) {
        routes.documentedIn("horoscope");
        routes.quick(Method.GET, "/api/v1/astro/horoscope", Access.TIER, "getHoroscope", this::horoscope);
    }

    private Response horoscope(Request request) {
        Query query = new Query(request.query(), PARAMETERS);
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        Optional<Zone> named = zones.named(query);
        Varga varga = VargaRoutes.varga(
                query, "varga", query.raw("varga").map(Decimal::parse).orElse(1.0), "school");
        query.check();
        Zone zone = zones.of(named, asked);
        Chart chart = engine.chart(asked.birth(zone), asked.conventions());
        Zone.CivilDay day = zone.dayOf(asked.instant());
        SolarDay sun =
                SolarDay.of(engine.sky(), asked.site(), asked.conventions().sunrise(), day);
        Map<String, Object> divided = new LinkedHashMap<>();
        VargaRoutes.describe(divided, chart.varga(varga));
        byte[] body = new JsonBytes(LENGTH)
                .raw(LOCAL_TIME)
                .raw(Json.write(ClockReading.told(asked.instant(), zone)))
                .raw(ASCENDANT)
                .raw(HoroscopeJson.placement(chart.ascendant()))
                .raw(PLANETS)
                .raw(HoroscopeJson.placements(chart.grahas()))
                .raw(SUN)
                .raw(SolarDayJson.write(sun, day, zone))
                .raw(VARGA)
                .raw(Json.write(divided))
                .raw(CONVENTIONS)
                .raw(Json.write(conventions.describe(asked.conventions(), asked.instant(), zone)))
                .raw('}')
                .toBytes();
        return Conditional.answer(request, asked.explicitTime(), Response.JSON, body);
    }
}
