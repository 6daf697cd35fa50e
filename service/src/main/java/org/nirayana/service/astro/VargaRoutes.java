package org.nirayana.service.astro;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.varga.CyclicVarga;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.VargaChart;
import org.nirayana.jyotisha.varga.VargaPlace;
import org.nirayana.jyotisha.varga.Vargas;
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

/** The divisional charts. */
public final class VargaRoutes {
    private static final Set<String> PARAMETERS = ChartQuery.with("tz", "school");

    private final Engine engine;
    private final ZoneChoice zones;
    private final Clock clock;
    private final ConventionsJson conventions;

    /** @param version of this program, for the conventions */
    public VargaRoutes(Engine engine, TimeZones zones, Clock clock, String version) {
        this.engine = engine;
        this.zones = new ZoneChoice(zones);
        this.clock = clock;
        this.conventions = new ConventionsJson(engine, version);
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
        Map<String, Object> answer = new LinkedHashMap<>();
        describe(answer, engine.chart(asked).varga(varga));
        answer.put("conventions", conventions.describe(asked.conventions(), asked.instant(), zones.of(named, asked)));
        byte[] body = Json.write(answer);
        return Conditional.answer(request, asked.explicitTime(), Response.JSON, body);
    }

    /** Puts a divisional chart, its rule and the rules there are besides into an answer. */
    static void describe(Map<String, Object> answer, VargaChart chart) {
        Varga varga = chart.varga();
        answer.put("varga", varga.divisions());
        answer.put("school", varga.id());
        answer.put("source", varga.source());
        answer.put(
                "schools",
                Vargas.variants(varga.divisions()).stream().map(Varga::id).toList());
        answer.put("ascendant", toJson(chart.ascendant()));
        answer.put("planets", chart.grahas().stream().map(VargaRoutes::toJson).toList());
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

    private static Map<String, Object> toJson(VargaChart.Point point) {
        Placement placement = point.placement();
        VargaPlace place = point.place();
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("name", placement.point().id());
        out.put("code", placement.point().code());
        out.put("nirayana_longitude", Degrees.cut(placement.sidereal()));
        out.put("part", place.part());
        out.put("varga_longitude", Degrees.cut(place.longitude()));
        out.put("rasi_occupied", place.rasi().id());
        out.put("rasi", place.rasi().number());
        out.put("advanced_by", Degrees.cutInRasi(place.longitude()));
        out.put("lord", place.rasi().lord().id());
        out.put("posited_at", Integer.toString(point.house()));
        out.put("is_retrograde", placement.isRetrograde());
        return out;
    }
}
