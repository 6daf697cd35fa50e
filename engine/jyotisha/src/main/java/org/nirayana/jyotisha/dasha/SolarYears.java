package org.nirayana.jyotisha.dasha;

import java.time.Instant;
import org.nirayana.jyotisha.transit.SunReturns;

/**
 * Years by the Sun's return to its sidereal place at birth, and parts of a year by its arc: fitted to printed dates of Jagannatha Hora
 * ({@code docs/dashas.md}).
 */
final class SolarYears implements DashaTime {
    private final SunReturns sun;
    private final double cycleSteps;
    private final double cycleYears;
    private final double passedYears;

    SolarYears(SunReturns sun, DashaCycle cycle) {
        this.sun = sun;
        this.cycleSteps = cycle.steps();
        this.cycleYears = cycle.years().doubleValue();
        this.passedYears = cycle.passedYears();
    }

    @Override
    public Instant instant(long step) {
        return sun.at(step / cycleSteps * cycleYears - passedYears);
    }

    /** An instant just before a border may be taken for one just after it. */
    @Override
    public long cycles(Instant instant) {
        long cycles = (long) Math.floor((sun.turns(instant) + passedYears) / cycleYears);
        return instant.isBefore(instant((long) (cycles * cycleSteps))) ? cycles - 1 : cycles;
    }
}
