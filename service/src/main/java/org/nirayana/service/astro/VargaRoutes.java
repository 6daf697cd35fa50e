package org.nirayana.service.astro;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.view.VargaView;
import org.nirayana.jyotisha.varga.CyclicVarga;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Decimal;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** The divisional charts. */
public final class VargaRoutes {
    private static final Set<String> PARAMETERS = ChartQuery.with("tz", "school");

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;

    public VargaRoutes(Engine engine, TimeZones zones, Clock clock) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
    }

    public void mount(Routes routes) {
        routes.documentedIn("vargas");
        routes.quick(Method.GET, "/api/v1/astro/vargas/{d}", Access.TIER, "getVarga", this::varga);
    }

    private Response varga(Request request) {
        Query query = new Query(request.query(), PARAMETERS);
        Varga varga = varga(query, "d", Decimal.parse(request.pathParameter("d")), "school");
        ChartQuery asked = ChartQuery.read(query, engine, clock);
        Optional<Zone> named = zones.named(query);
        query.check();
        Zone zone = zones.of(named, asked);
        VargaView view = VargaView.of(
                engine.chart(asked).varga(varga),
                Optional.of(engine.describe(asked.conventions(), asked.instant(), zone)));
        byte[] body = Answers.toJson(view, zone);
        return Conditional.answer(request, asked.explicitTime(), Response.JSON, body);
    }

    /**
     * The varga that a request names; a complaint stays with the query.
     *
     * @param field where the number of divisions came from
     * @param divisions NaN when it was no number
     */
    static Varga varga(Query query, String field, double divisions, String schoolField) {
        if (!(divisions >= 1 && divisions <= CyclicVarga.MAX_DIVISIONS && divisions == Math.rint(divisions))) {
            query.reject(field, "must be a whole number from 1 to " + CyclicVarga.MAX_DIVISIONS);
            return Vargas.of(1);
        }
        int number = (int) divisions;
        List<Varga> schools = Vargas.variants(number);
        return query.oneOf(
                schoolField,
                school -> Vargas.of(number, school),
                schools.stream().map(Varga::id).toList(),
                schools.get(0));
    }
}
