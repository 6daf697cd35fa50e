package org.nirayana.service.astro;

import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.view.HoroscopeView;
import org.nirayana.api.view.PlacementView;
import org.nirayana.api.view.VargaView;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Decimal;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** Everything a chart is read by in one answer, so that whoever moves through time asks once for each moment. */
public final class HoroscopeRoutes {
    private static final Set<String> PARAMETERS = ChartQuery.with("tz", "varga", "school");

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;

    public HoroscopeRoutes(Engine engine, TimeZones zones, Clock clock) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
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
        HoroscopeView view = new HoroscopeView(
                ClockReading.describe(asked.instant(), zone),
                PlacementView.of(chart.ascendant()),
                PlacementView.of(chart.grahas()),
                sun.view(day, zone),
                VargaView.of(chart.varga(varga), Optional.empty()),
                engine.describe(asked.conventions(), asked.instant(), zone));
        byte[] body = Answers.toJson(view, zone);
        return Conditional.answer(request, asked.explicitTime(), Response.JSON, body);
    }
}
