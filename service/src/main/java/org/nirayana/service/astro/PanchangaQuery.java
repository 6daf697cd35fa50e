package org.nirayana.service.astro;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.HoraReckoning;
import org.nirayana.jyotisha.panchanga.JovianBija;
import org.nirayana.jyotisha.panchanga.MulaVarjyaReckoning;
import org.nirayana.jyotisha.panchanga.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.SolarCalendar;
import org.nirayana.jyotisha.panchanga.VikramReckoning;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.service.http.Query;

/** What a request may choose of that on which makers of almanacs differ. */
final class PanchangaQuery {
    private static final List<String> PARAMETERS =
            List.of("solar_calendar", "seasons", "vikram", "jovian_bija", "mula_varjya", "brahma_muhurta", "hora");

    private static final Map<String, SolarCalendar> SOLAR =
            ChartQuery.byId(SolarCalendar.values(), ConventionsView::id);
    private static final Map<String, SeasonReckoning> SEASONS =
            ChartQuery.byId(SeasonReckoning.values(), ConventionsView::id);
    private static final Map<String, VikramReckoning> VIKRAM =
            ChartQuery.byId(VikramReckoning.values(), ConventionsView::id);
    private static final Map<String, JovianBija> BIJA = ChartQuery.byId(JovianBija.values(), ConventionsView::id);
    private static final Map<String, MulaVarjyaReckoning> MULA =
            ChartQuery.byId(MulaVarjyaReckoning.values(), ConventionsView::id);
    private static final Map<String, BrahmaMuhurtaReckoning> BRAHMA =
            ChartQuery.byId(BrahmaMuhurtaReckoning.values(), ConventionsView::id);
    private static final Map<String, HoraReckoning> HORA = ChartQuery.byId(HoraReckoning.values(), ConventionsView::id);

    private PanchangaQuery() {}

    /**
     * The parameters of a panchanga: place, ayanamsa, zone, choices and those given. Tithis are geocentric by their nature
     * and know no nodes, so neither is a parameter.
     */
    static Set<String> with(String... more) {
        Set<String> names = new LinkedHashSet<>(List.of("lat", "lon", "ayanamsa", "tz"));
        names.addAll(List.of(more));
        names.addAll(PARAMETERS);
        return Collections.unmodifiableSet(names);
    }

    /** The conventions with what the request chose. Whatever the service is set to, the limbs are geocentric. */
    static Conventions read(Query query, Conventions conventions) {
        return conventions
                .with(PositionReference.GEOCENTRIC)
                .with(query.oneOf("solar_calendar", SOLAR, conventions.solarCalendar()))
                .with(query.oneOf("seasons", SEASONS, conventions.seasons()))
                .with(query.oneOf("vikram", VIKRAM, conventions.vikram()))
                .with(query.oneOf("jovian_bija", BIJA, conventions.jovianBija()))
                .with(query.oneOf("mula_varjya", MULA, conventions.mulaVarjya()))
                .with(query.oneOf("brahma_muhurta", BRAHMA, conventions.brahmaMuhurta()))
                .with(query.oneOf("hora", HORA, conventions.hora()));
    }
}
