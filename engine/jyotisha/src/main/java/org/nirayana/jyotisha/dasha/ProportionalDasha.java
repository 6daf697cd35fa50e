package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.nirayana.astronomy.units.Constants;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * A dasha in which a part has the share of its whole that its ruler's years have in the cycle, at every level.
 *
 * <p>Time is counted in steps from the beginning of the mahadasha that ran at birth. A cycle of {@code Y} years has
 * {@code Y}⁶ steps, so a period of any of the six levels is a whole number of them.
 */
public final class ProportionalDasha extends SteppedDasha {
    private final NakshatraDasha system;
    private final DashaYear year;
    private final DashaYearKind kind;
    private final DashaBalance balance;
    private final int cycleYears;
    private final long yearSteps;

    /** By years of so many days. */
    public ProportionalDasha(NakshatraDasha system, Instant birth, SiderealLongitude moon, DashaYear year) {
        this(
                system,
                birth,
                year,
                DashaYearKind.FIXED_DAYS,
                system.at(moon),
                cycle -> DashaTime.ofFixedDays(birth, year, cycle));
    }

    /** By the years of a chart's conventions, from the star that they name. */
    ProportionalDasha(NakshatraDasha system, Chart chart) {
        this(
                system,
                chart.birth().instant(),
                chart.conventions().dashaYear(),
                chart.conventions().dashaYearKind(),
                system.at(chart.conventions().dashaSeed().of(chart)),
                cycle -> DashaTime.of(chart, cycle));
    }

    private interface Clock {
        DashaTime of(DashaCycle cycle);
    }

    private ProportionalDasha(
            NakshatraDasha system,
            Instant birth,
            DashaYear year,
            DashaYearKind kind,
            DashaBalance balance,
            Clock clock) {
        super(
                system,
                birth,
                power(system.cycleYears(), LEVELS),
                clock.of(new DashaCycle(
                        BigDecimal.valueOf(system.cycleYears()),
                        power(system.cycleYears(), LEVELS),
                        BigDecimal.valueOf(system.years(balance.lord())),
                        balance)));
        this.system = system;
        this.year = year;
        this.kind = kind;
        this.balance = balance;
        this.cycleYears = system.cycleYears();
        this.yearSteps = power(cycleYears, LEVELS - 1);
    }

    @Override
    public NakshatraDasha system() {
        return system;
    }

    @Override
    public double cycleYears() {
        return cycleYears;
    }

    /** How long a year is, where years are counted by days. */
    public DashaYear year() {
        return year;
    }

    /** What the years are counted by. */
    public DashaYearKind yearKind() {
        return kind;
    }

    /** The rule at birth and how much of it had passed. */
    public DashaBalance balance() {
        return balance;
    }

    @Override
    public Optional<DashaRemainder> remainder() {
        return Optional.of(
                new DashaRemainder(lordAtBirth(), balance.remaining() * system.years(balance.lord()), daysLeft()));
    }

    /** Days from birth to the end of the rule at birth. */
    public double daysLeft() {
        if (kind == DashaYearKind.FIXED_DAYS) {
            return balance.remaining()
                    * system.years(balance.lord())
                    * year.days().doubleValue();
        }
        Duration left = Duration.between(birth(), instant(firstSteps(balance.lord())));
        return (left.toSeconds() + left.toNanosPart() * 1e-9) / Constants.SECONDS_PER_DAY;
    }

    /** The lord whose rule ran at birth. */
    public DashaLord lordAtBirth() {
        return system.lords().get(balance.lord());
    }

    @Override
    int first(int number) {
        return part(balance.lord(), number);
    }

    @Override
    long firstSteps(int lord) {
        return partSteps(lord, yearSteps);
    }

    @Override
    int part(int lord, int number) {
        int place = lord + number;
        int count = system.lords().size();
        return place < count ? place : place - count;
    }

    /** Exact, because six levels of sharing is what a step was chosen for. */
    @Override
    long unit(long whole) {
        return whole / cycleYears;
    }

    @Override
    long partSteps(int lord, long unit) {
        return unit * system.years(lord);
    }
}
