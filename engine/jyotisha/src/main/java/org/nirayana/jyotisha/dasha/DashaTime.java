package org.nirayana.jyotisha.dasha;

import java.time.Instant;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;

/**
 * Where the borders of a dasha lie in time. A border is a number of steps from the beginning of the mahadasha that ran at birth, and
 * lies at the same instant whichever period asks for it.
 */
interface DashaTime {
    /** The instant of a border; never before that of a lesser step. */
    Instant instant(long step);

    /** How many whole cycles have passed by an instant that is not before the first border; it may be one too few. */
    long cycles(Instant instant);

    /** By what a chart's conventions count years. */
    static DashaTime of(Chart chart, DashaCycle cycle) {
        Conventions conventions = chart.conventions();
        Instant birth = chart.birth().instant();
        return switch (conventions.dashaYearKind()) {
            case FIXED_DAYS -> ofFixedDays(birth, conventions.dashaYear(), cycle);
            case SUN_RETURN -> beginning(birth, cycle, new SolarYears(chart.sunReturns(), cycle));
            case CALENDAR ->
                beginning(birth, cycle, new CalendarYears(birth, chart.birth().zone(), cycle));
        };
    }

    /** What begins with the birth begins at its very instant, which the Sun's place or a 31st would miss. */
    private static DashaTime beginning(Instant birth, DashaCycle cycle, DashaTime time) {
        return cycle.balance().passed() > 0
                ? time
                : new DashaTime() {
                    @Override
                    public Instant instant(long step) {
                        return step == 0 ? birth : time.instant(step);
                    }

                    @Override
                    public long cycles(Instant instant) {
                        return Math.max(0, time.cycles(instant));
                    }
                };
    }

    /** By years of so many days. */
    static DashaTime ofFixedDays(Instant birth, DashaYear year, DashaCycle cycle) {
        return new FixedDays(
                year, cycle.years(), cycle.steps(), FixedDays.nanos(birth).subtract(cycle.passed(year)));
    }
}
