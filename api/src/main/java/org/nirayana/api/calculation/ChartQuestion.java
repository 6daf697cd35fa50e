package org.nirayana.api.calculation;

import java.time.Instant;
import java.util.Optional;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.place.zone.Zone;

/**
 * A question about a chart while it is answered: the clock of its place, its price, its chart and what the answer says of how it
 * was computed. Until {@link #pay} nothing is computed.
 */
final class ChartQuestion {
    private final Engine engine;
    private final Input input;
    private final ChartQuery query;
    private final Optional<Zone> named;

    /** Whether the clock of the place matters: not to places and houses. */
    private final boolean hasClock;

    private Zone zone;
    private Chart chart;

    /** Reads the clock; complaints stay with the input until it is paid. */
    ChartQuestion(Engine engine, Input input, ChartQuery query) {
        this.engine = engine;
        this.input = input;
        this.query = query;
        this.hasClock = input.knows(ChartQuery.TIME_ZONE);
        this.named =
                hasClock ? ChartQuery.namedZone(engine, input, query.civil(), query.longitude()) : Optional.empty();
    }

    /** A question that has no other parameters, checked and paid. */
    static ChartQuestion only(Engine engine, Input input) {
        return new ChartQuestion(engine, input, ChartQuery.read(engine, input)).pay(Prices.ONE);
    }

    ChartQuery query() {
        return query;
    }

    Conventions conventions() {
        return query.conventions();
    }

    Instant instant() {
        return query.instant();
    }

    /** Checks what was read, and pays for what is computed now. */
    ChartQuestion pay(int requests) {
        input.pay(requests);
        return this;
    }

    /** For what looks for events around the instant; a complaint stays with the input. */
    ChartQuestion requireMonthsAround() {
        if (engine.covers(instant()) && !engine.coversMonthsAround(instant())) {
            input.reject(ChartQuery.DATE_AND_TIME, FieldCode.AROUND_NOT_COVERED.with());
        }
        return this;
    }

    /** For a birth whose time is not known; a complaint about a day that the ephemeris has not as a whole stays with the input. */
    ChartQuestion requireDay() {
        Zone.CivilDay day = zone().dayOf(instant());
        if (!engine.covers(day.start()) || !engine.covers(day.end())) {
            input.reject(ChartQuery.DATE_AND_TIME, ChartQuery.notCovered(engine));
        }
        return this;
    }

    /** Reads whether the time of the birth is known, or its day alone; a complaint stays with the input. */
    boolean isTimed() {
        boolean isTimed = input.get(BirthTime.PARAMETER) == BirthTime.KNOWN;
        if (!isTimed) {
            requireDay();
        }
        return isTimed;
    }

    /** The day of a birth whose time is not known. */
    BirthDay day() {
        Zone.CivilDay day = zone().dayOf(instant());
        return new BirthDay(
                new TimeSpan(day.start(), day.end()),
                instant -> engine.chart(birth().at(instant), conventions()),
                almanac()::at);
    }

    /** The clock that was named, or that of the place. */
    Zone zone() {
        if (zone == null) {
            zone = named.orElseGet(() -> engine.zones().at(query.latitude(), query.longitude()));
        }
        return zone;
    }

    /** By the clock of another place, unless one was named. */
    ChartQuestion byClockOf(double latitude, double longitude) {
        zone = named.orElseGet(() -> engine.zones().at(latitude, longitude));
        return this;
    }

    LocalTimes times() {
        return new LocalTimes(zone(), conventions().timeRounding());
    }

    Birth birth() {
        return new Birth(instant(), query.site(), zone().name(), zone().rules());
    }

    /** The chart; cast once, and not at all where who asks has it already. */
    Chart chart() {
        if (chart == null) {
            Birth birth = hasClock ? birth() : Birth.of(instant(), query.site());
            chart = input.source() instanceof ChartSource source
                    ? source.chart(birth, conventions(), () -> engine.chart(birth, conventions()))
                    : engine.chart(birth, conventions());
        }
        return chart;
    }

    /** The limbs at the place, which are geocentric whatever the chart is. */
    Almanac almanac() {
        return engine.almanac(birth(), conventions().with(PositionReference.GEOCENTRIC));
    }

    /** What the answer was computed by. */
    ConventionsView describe(ConventionsView.Part... parts) {
        return chart == null ? describe(instant(), parts) : engine.describe(query, chart.moment(), zone(), parts);
    }

    /** The same of an answer about another instant. */
    ConventionsView describe(Instant at, ConventionsView.Part... parts) {
        return engine.describe(query, at, zone(), parts);
    }

    /** An answer that stays the same where the question names its time. */
    <V> Answer<V> answer(V view) {
        return answer(view, true);
    }

    /** The same where also another time had to be named for that. */
    <V> Answer<V> answer(V view, boolean isNamed) {
        boolean lasting = query.explicitTime() && isNamed;
        return hasClock ? Answer.of(view, zone().rules(), lasting) : Answer.of(view, lasting);
    }

    /** With times that are rounded as the conventions say. */
    <V> Answer<V> rounded(V view) {
        return Answer.of(view, zone().rules(), conventions().timeRounding()::ofLocalSecond, query.explicitTime());
    }
}
