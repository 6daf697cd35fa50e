package org.nirayana.service.shares;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Answer;

/** The calendar of a feed: that of its address, in a span that goes along with the days. */
final class FeedCalendar {
    /** What just was stays to be looked up; a year ahead is as far as people plan. */
    private static final Duration EVENTS_BEFORE = Duration.ofDays(31);

    private static final Duration EVENTS_AFTER = Duration.ofDays(366);
    private static final int DAYS_BEFORE = 7;
    private static final int DAYS = 100;

    /** The span is not for the address to name. */
    private static final Set<String> SPAN = Set.of("from", "to", "start_date", "days");

    private final Engine engine;

    FeedCalendar(Engine engine) {
        this.engine = engine;
    }

    /** A calculation and what it found. */
    record Made(String tierName, Answer<?> answer) {}

    /**
     * The calendar as of a moment; the same throughout a day.
     *
     * @throws org.nirayana.api.operation.InvalidInput when the address names something that is not allowed
     */
    Made of(PageAddress address, Instant now) {
        Calculation calculation = Calculations.ALL.stream()
                .filter(one -> one.operation().path().equals(address.path()))
                .findFirst()
                .orElseThrow();
        Map<String, String> query = new LinkedHashMap<>(address.without(SPAN).parameters());
        Instant today = now.truncatedTo(ChronoUnit.DAYS);
        if (calculation.operation().queryParameters().contains("start_date")) {
            query.put(
                    "start_date",
                    LocalDate.ofInstant(today, ZoneOffset.UTC)
                            .minusDays(DAYS_BEFORE)
                            .toString());
            query.put("days", Integer.toString(DAYS));
        } else {
            query.put("from", today.minus(EVENTS_BEFORE).toString());
            query.put("to", today.plus(EVENTS_AFTER).toString());
        }
        return new Made(
                calculation.operation().tierName().orElseThrow(),
                calculation.compute(engine, new FirstLook.Query(Map.of(), query, null)));
    }
}
