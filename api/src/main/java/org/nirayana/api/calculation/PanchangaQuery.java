package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.day.SunriseDefinition;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.placement.PositionReference;

/** What a question may choose of that on which makers of almanacs differ. */
final class PanchangaQuery {
    private static final Parameter<?> SOLAR_CALENDAR = ConventionParameters.of(SolarCalendar.CONVENTION);
    private static final Parameter<?> LUNAR_MONTH = ConventionParameters.of(LunarMonthReckoning.CONVENTION);

    /** What only almanacs depend on, as the first contract has it. */
    static final List<Parameter<UnaryOperator<Conventions>>> OF_ALMANACS = parameters(
            SolarCalendar.CONVENTION,
            SeasonReckoning.CONVENTION,
            VikramReckoning.CONVENTION,
            JovianBija.CONVENTION,
            MulaVarjyaReckoning.CONVENTION,
            BrahmaMuhurtaReckoning.CONVENTION,
            HoraReckoning.CONVENTION);

    static final List<Parameter<UnaryOperator<Conventions>>> OF_DAYS = parameters(
            SunriseDefinition.CONVENTION,
            MoonriseReckoning.CONVENTION,
            MoonriseDefinition.CONVENTION,
            LunarMonthReckoning.CONVENTION,
            SamvatsaraReckoning.CONVENTION,
            TimeRounding.CONVENTION);

    private PanchangaQuery() {}

    private static List<Parameter<UnaryOperator<Conventions>>> parameters(Convention<?>... conventions) {
        return Stream.of(conventions).map(ConventionParameters::of).toList();
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
                || !input.has(LUNAR_MONTH)
                || conventions.solarCalendar() != SolarCalendar.CONVENTION.standard();
    }

    /** The conventions with what the caller chose of days. */
    static Conventions readDays(Input input, Conventions conventions) {
        Conventions chosen = ConventionParameters.read(input, conventions, OF_ALMANACS);
        return ConventionParameters.read(input, chosen, OF_DAYS);
    }
}
