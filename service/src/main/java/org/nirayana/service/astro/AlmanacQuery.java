package org.nirayana.service.astro;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.jyotisha.panchanga.AlmanacChoices;
import org.nirayana.jyotisha.panchanga.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.HoraReckoning;
import org.nirayana.jyotisha.panchanga.JovianBija;
import org.nirayana.jyotisha.panchanga.MulaVarjyaReckoning;
import org.nirayana.jyotisha.panchanga.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.SolarCalendar;
import org.nirayana.jyotisha.panchanga.VikramReckoning;
import org.nirayana.service.http.Query;

/** The choices of an almanac as query parameters. */
final class AlmanacQuery {
    private static final List<String> PARAMETERS =
            List.of("solar_calendar", "seasons", "vikram", "jovian_bija", "mula_varjya", "brahma_muhurta", "hora");

    private static final Map<String, SolarCalendar> SOLAR = Asked.byId(SolarCalendar.values(), Conventions::id);
    private static final Map<String, SeasonReckoning> SEASONS = Asked.byId(SeasonReckoning.values(), Conventions::id);
    private static final Map<String, VikramReckoning> VIKRAM = Asked.byId(VikramReckoning.values(), Conventions::id);
    private static final Map<String, JovianBija> BIJA = Asked.byId(JovianBija.values(), Conventions::id);
    private static final Map<String, MulaVarjyaReckoning> MULA =
            Asked.byId(MulaVarjyaReckoning.values(), Conventions::id);
    private static final Map<String, BrahmaMuhurtaReckoning> BRAHMA =
            Asked.byId(BrahmaMuhurtaReckoning.values(), Conventions::id);
    private static final Map<String, HoraReckoning> HORA = Asked.byId(HoraReckoning.values(), Conventions::id);

    private AlmanacQuery() {}

    /**
     * The parameters of an almanac: place, ayanamsa, zone, choices and those given. Tithis are geocentric by their nature
     * and know no nodes, so neither is a parameter.
     */
    static Set<String> with(String... more) {
        Set<String> names = new LinkedHashSet<>(List.of("lat", "lon", "ayanamsa", "tz"));
        names.addAll(List.of(more));
        names.addAll(PARAMETERS);
        return Collections.unmodifiableSet(names);
    }

    static AlmanacChoices read(Query query) {
        AlmanacChoices usual = AlmanacChoices.DEFAULT;
        return new AlmanacChoices(
                query.oneOf("solar_calendar", SOLAR, usual.solarCalendar()),
                query.oneOf("seasons", SEASONS, usual.seasons()),
                query.oneOf("vikram", VIKRAM, usual.vikram()),
                query.oneOf("jovian_bija", BIJA, usual.bija()),
                query.oneOf("mula_varjya", MULA, usual.mulaVarjya()),
                query.oneOf("brahma_muhurta", BRAHMA, usual.brahmaMuhurta()),
                query.oneOf("hora", HORA, usual.hora()));
    }

    static Map<String, Object> told(AlmanacChoices choices) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("solar_calendar", Conventions.id(choices.solarCalendar()));
        told.put("seasons", Conventions.id(choices.seasons()));
        told.put("vikram", Conventions.id(choices.vikram()));
        told.put("jovian_bija", Conventions.id(choices.bija()));
        told.put("mula_varjya", Conventions.id(choices.mulaVarjya()));
        told.put("brahma_muhurta", Conventions.id(choices.brahmaMuhurta()));
        told.put("hora", Conventions.id(choices.hora()));
        return told;
    }
}
