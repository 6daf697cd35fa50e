package org.nirayana.api.calculation;

import java.util.Locale;
import java.util.Optional;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.place.zone.Zone;

/** Whether the time of a birth is known, or its day alone. */
enum BirthTime {
    KNOWN,
    UNKNOWN;

    static final Parameter<BirthTime> PARAMETER = Parameter.oneOf("birth_time", values(), BirthTime::id)
            .describe(
                    "`unknown`: of `dateandtime` only the day on the clock of the place counts, so name a time well inside it,"
                            + " such as its noon. Whatever stands on the ascendant or the minute is left out, the chart is that of the Moon"
                            + " (chandra lagna), and what changes within the day is given from midnight to midnight.")
            .orElse(KNOWN, KNOWN.id())
            .shared("BirthTime");

    private String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads whether the time is known; a complaint about a day that the ephemeris has not as a whole stays with the input. */
    static boolean isKnown(Engine engine, Input input, ChartQuery query, Optional<Zone> named) {
        boolean isKnown = input.get(PARAMETER) == KNOWN;
        if (!isKnown) {
            requireDay(engine, input, query, named);
        }
        return isKnown;
    }

    /** A complaint about a day that the ephemeris has not as a whole stays with the input. */
    static void requireDay(Engine engine, Input input, ChartQuery query, Optional<Zone> named) {
        Zone.CivilDay day = query.zone(engine, named).dayOf(query.instant());
        if (!engine.covers(day.start()) || !engine.covers(day.end())) {
            input.reject(ChartQuery.DATE_AND_TIME, ChartQuery.notCovered(engine));
        }
    }

    /** The day of a birth whose time is not known. */
    static BirthDay day(Engine engine, ChartQuery query, Zone zone) {
        Zone.CivilDay day = zone.dayOf(query.instant());
        Conventions conventions = query.conventions();
        Almanac almanac = engine.almanac(query.birth(zone), conventions.with(PositionReference.GEOCENTRIC));
        return new BirthDay(
                new TimeSpan(day.start(), day.end()),
                instant -> engine.chart(query.birth(zone).at(instant), conventions),
                almanac::at);
    }
}
