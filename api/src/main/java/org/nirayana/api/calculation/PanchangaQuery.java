package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.placement.PositionReference;

/** What a question may choose of that on which makers of almanacs differ. */
final class PanchangaQuery {
    private static final Conventions STANDARD = Conventions.standard();

    private static final Parameter<SolarCalendar> SOLAR_CALENDAR =
            choice("solar_calendar", SolarCalendar.values(), STANDARD.solarCalendar(), "How a solar month begins.");
    private static final Parameter<SeasonReckoning> SEASONS =
            choice("seasons", SeasonReckoning.values(), STANDARD.seasons(), "By what ritu and ayana are told.");
    private static final Parameter<VikramReckoning> VIKRAM =
            choice("vikram", VikramReckoning.values(), STANDARD.vikram(), "When the Vikram year begins.");
    private static final Parameter<JovianBija> JOVIAN_BIJA = choice(
            "jovian_bija",
            JovianBija.values(),
            STANDARD.jovianBija(),
            "Whether the mean Jupiter of the northern samvatsara is corrected.");
    private static final Parameter<MulaVarjyaReckoning> MULA_VARJYA = choice(
            "mula_varjya",
            MulaVarjyaReckoning.values(),
            STANDARD.mulaVarjya(),
            "Which varjyas the nakshatra Mula has.");
    private static final Parameter<BrahmaMuhurtaReckoning> BRAHMA_MUHURTA = choice(
            "brahma_muhurta",
            BrahmaMuhurtaReckoning.values(),
            STANDARD.brahmaMuhurta(),
            "How long the muhurtas before sunrise are.");
    private static final Parameter<HoraReckoning> HORA =
            choice("hora", HoraReckoning.values(), STANDARD.hora(), "How long the planetary hours are.");

    /** What only almanacs depend on, as the first contract has it. */
    static final List<Parameter<?>> OF_ALMANACS =
            List.of(SOLAR_CALENDAR, SEASONS, VIKRAM, JOVIAN_BIJA, MULA_VARJYA, BRAHMA_MUHURTA, HORA);

    static final List<Parameter<UnaryOperator<Conventions>>> OF_DAYS = List.of(
            ConventionParameters.SUNRISE_DEFINITION,
            ConventionParameters.MOONRISE,
            ConventionParameters.MOONRISE_DEFINITION,
            ConventionParameters.LUNAR_MONTH,
            ConventionParameters.SAMVATSARA,
            ConventionParameters.TIME_ROUNDING);

    private PanchangaQuery() {}

    private static <E extends Enum<E>> Parameter<E> choice(String name, E[] constants, E standard, String text) {
        return Parameter.oneOf(name, constants, ConventionsView::id)
                .describe(text + " Default `" + ConventionsView.id(standard) + "`.")
                .orElse(standard, ConventionsView.id(standard))
                .shared("Almanac_" + name);
    }

    /**
     * The parameters of a panchanga: place, ayanamsa, zone, choices and those given. Tithis are geocentric by their nature
     * and know no nodes, so neither is a parameter.
     */
    static List<Parameter<?>> with(Parameter<?>... more) {
        List<Parameter<?>> parameters = new ArrayList<>(
                List.of(ChartQuery.LATITUDE, ChartQuery.LONGITUDE, ChartQuery.AYANAMSA, ChartQuery.TIME_ZONE));
        parameters.addAll(Arrays.asList(more));
        parameters.addAll(OF_ALMANACS);
        parameters.add(ConventionParameters.PROFILE);
        parameters.addAll(ConventionParameters.OF_PLACES);
        parameters.addAll(OF_DAYS);
        return parameters;
    }

    /** The conventions with what the caller chose. Whatever the engine is set to, the limbs are geocentric. */
    static Conventions read(Input input, Conventions conventions) {
        return readDays(input, geocentric(conventions));
    }

    /** The conventions of limbs. */
    static Conventions geocentric(Conventions conventions) {
        return conventions.with(PositionReference.GEOCENTRIC);
    }

    /**
     * Whether solar months have the names of a calendar: who says how lunar months end and names no solar calendar counts by the Moon, and does not mean
     * the one that is usual.
     */
    static boolean isSolarMonthNamed(Input input, Conventions conventions) {
        return input.has(SOLAR_CALENDAR)
                || !input.has(ConventionParameters.LUNAR_MONTH)
                || conventions.solarCalendar() != STANDARD.solarCalendar();
    }

    /** The conventions with what the caller chose of days. */
    static Conventions readDays(Input input, Conventions conventions) {
        Conventions chosen = conventions
                .with(input.get(SOLAR_CALENDAR, conventions.solarCalendar()))
                .with(input.get(SEASONS, conventions.seasons()))
                .with(input.get(VIKRAM, conventions.vikram()))
                .with(input.get(JOVIAN_BIJA, conventions.jovianBija()))
                .with(input.get(MULA_VARJYA, conventions.mulaVarjya()))
                .with(input.get(BRAHMA_MUHURTA, conventions.brahmaMuhurta()))
                .with(input.get(HORA, conventions.hora()));
        return ConventionParameters.read(input, chosen, OF_DAYS);
    }
}
