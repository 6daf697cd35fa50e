package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.astronomy.units.Constants;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * A dasha in which a part has the share of its whole that its ruler's years have in the cycle, at every level.
 *
 * <p>Time is counted in steps from the beginning of the mahadasha that ran at birth. A cycle of {@code Y} years has
 * {@code Y}⁶ steps, so a period of any of the six levels is a whole number of them.
 */
public final class ProportionalDasha implements Dasha {
    private final NakshatraDasha system;
    private final DashaYear year;
    private final DashaYearKind kind;
    private final Instant birth;
    private final DashaBalance balance;
    private final long cycleSteps;
    private final DashaTime time;

    /** By years of so many days. */
    public ProportionalDasha(NakshatraDasha system, Instant birth, SiderealLongitude moon, DashaYear year) {
        this.system = system;
        this.year = year;
        this.kind = DashaYearKind.FIXED_DAYS;
        this.birth = birth;
        this.balance = system.at(moon);
        this.cycleSteps = power(system.cycleYears(), LEVELS);
        BigInteger origin = FixedDays.nanos(birth).subtract(passedAtBirth());
        this.time = new FixedDays(year, system.cycleYears(), cycleSteps, origin);
    }

    /** By the years of a chart's conventions, from the star that they name. */
    ProportionalDasha(NakshatraDasha system, Chart chart) {
        Conventions conventions = chart.conventions();
        this.system = system;
        this.year = conventions.dashaYear();
        this.kind = conventions.dashaYearKind();
        this.birth = chart.birth().instant();
        this.balance = system.at(conventions.dashaSeed().of(chart));
        this.cycleSteps = power(system.cycleYears(), LEVELS);
        int years = lordAtBirth().years();
        this.time = switch (kind) {
            case FIXED_DAYS ->
                new FixedDays(
                        year,
                        system.cycleYears(),
                        cycleSteps,
                        FixedDays.nanos(birth).subtract(passedAtBirth()));
            case SUN_RETURN ->
                new SolarYears(
                        chart.sunReturns(),
                        system.cycleYears(),
                        cycleSteps,
                        (double) balance.passed() / balance.whole() * years);
            case CALENDAR ->
                new CalendarYears(birth, chart.birth().zone(), balance, years, system.cycleYears(), cycleSteps);
        };
    }

    @Override
    public NakshatraDasha system() {
        return system;
    }

    /** How long a year is, where years are counted by days. */
    public DashaYear year() {
        return year;
    }

    /** What the years are counted by. */
    public DashaYearKind yearKind() {
        return kind;
    }

    @Override
    public Instant birth() {
        return birth;
    }

    /** The rule at birth and how much of it had passed. */
    public DashaBalance balance() {
        return balance;
    }

    /** Days from birth to the end of the rule at birth. */
    public double daysLeft() {
        int years = lordAtBirth().years();
        if (kind == DashaYearKind.FIXED_DAYS) {
            return balance.remaining() * years * year.days().doubleValue();
        }
        Duration left = Duration.between(birth, instant(stepsOf(balance.lord(), cycleSteps)));
        return (left.toSeconds() + left.toNanosPart() * 1e-9) / Constants.SECONDS_PER_DAY;
    }

    /** The lord whose rule ran at birth. */
    public DashaLord lordAtBirth() {
        return system.lords().get(balance.lord());
    }

    @Override
    public List<DashaPeriod> periods(int levels, int cycles) {
        requireLevel(levels);
        if (cycles < 1) {
            throw new IllegalArgumentException("at least one cycle, not " + cycles);
        }
        List<DashaPeriod> periods = new ArrayList<>();
        long step = 0;
        for (int i = 0; i < cycles * system.lords().size(); i++) {
            int lord = (balance.lord() + i) % system.lords().size();
            long length = stepsOf(lord, cycleSteps);
            periods.add(period(DashaPath.of(i + 1), lord, step, length, levels - 1));
            step += length;
        }
        return List.copyOf(periods);
    }

    @Override
    public DashaPeriod period(List<Integer> path, int levels) {
        if (path.isEmpty()) {
            throw new IllegalArgumentException("a path has at least one number");
        }
        requireLevel(path.size() + levels);
        int count = system.lords().size();
        int first = path.get(0) - 1;
        if (first < 0 || first >= MAX_CYCLES * count) {
            throw new IllegalArgumentException("there is no mahadasha " + path.get(0));
        }
        int lord = (balance.lord() + first) % count;
        long step = Math.multiplyExact(first / count, cycleSteps);
        for (int i = 0; i < first % count; i++) {
            step += stepsOf((balance.lord() + i) % count, cycleSteps);
        }
        long length = stepsOf(lord, cycleSteps);
        for (int number : path.subList(1, path.size())) {
            if (number < 1 || number > count) {
                throw new IllegalArgumentException("a period has " + count + " parts, not a part " + number);
            }
            for (int i = 0; i < number - 1; i++) {
                step += stepsOf((lord + i) % count, length);
            }
            lord = (lord + number - 1) % count;
            length = stepsOf(lord, length);
        }
        return period(DashaPath.of(path), lord, step, length, levels);
    }

    @Override
    public List<DashaPeriod> at(Instant instant, int levels) {
        requireLevel(levels);
        if (instant.isBefore(instant(0))) {
            return List.of();
        }
        int count = system.lords().size();
        // Perhaps one too few, so that it only tells the cycle to begin in.
        long nth = time.cycles(instant);
        if (nth >= MAX_CYCLES) {
            return List.of();
        }
        List<DashaPeriod> found = new ArrayList<>();
        DashaPath path = null;
        long step = nth * cycleSteps;
        int lord = balance.lord();
        long parent = cycleSteps;
        int before = (int) nth * count;
        for (int level = 1; level <= levels; level++) {
            int number = 1;
            long length = stepsOf(lord, parent);
            while (!instant.isBefore(instant(step + length))) {
                step += length;
                number++;
                lord = (lord + 1) % count;
                length = stepsOf(lord, parent);
            }
            path = path == null ? DashaPath.of(before + number) : path.part(number);
            found.add(period(path, lord, step, length, 0));
            parent = length;
        }
        return List.copyOf(found);
    }

    /** Enough for any instant that a caller can name and few enough for steps to fit a {@code long}. */
    private static final int MAX_CYCLES = 1000;

    private DashaPeriod period(DashaPath path, int lord, long step, long length, int levels) {
        return period(path, lord, step, length, instant(step), instant(step + length), levels);
    }

    /** With its borders, which it shares with its neighbours and its first and last part: reckoning one is not cheap. */
    private DashaPeriod period(
            DashaPath path, int lord, long step, long length, Instant start, Instant end, int levels) {
        List<DashaLord> lords = system.lords();
        if (levels == 0) {
            return new DashaPeriod(path, lords.get(lord), start, end, List.of());
        }
        int count = lords.size();
        DashaPeriod[] parts = new DashaPeriod[count];
        // Exact, as in stepsOf.
        long yearSteps = length / system.cycleYears();
        long at = step;
        Instant from = start;
        for (int i = 0; i < count; i++) {
            int partLord = lord + i < count ? lord + i : lord + i - count;
            long partLength = yearSteps * lords.get(partLord).years();
            at += partLength;
            Instant to = i == count - 1 ? end : instant(at);
            parts[i] = period(path.part(i + 1), partLord, at - partLength, partLength, from, to, levels - 1);
            from = to;
        }
        return new DashaPeriod(path, lords.get(lord), start, end, List.of(parts));
    }

    /** The share of a lord in a period; exact, because six levels of sharing is what a step was chosen for. */
    private long stepsOf(int lord, long whole) {
        return whole / system.cycleYears() * system.lords().get(lord).years();
    }

    private Instant instant(long step) {
        return time.instant(step);
    }

    private BigInteger passedAtBirth() {
        BigDecimal nanosOfRule = year.days()
                .multiply(FixedDays.NANOS_PER_DAY)
                .multiply(BigDecimal.valueOf(lordAtBirth().years()));
        return nanosOfRule
                .multiply(BigDecimal.valueOf(balance.passed()))
                .divide(BigDecimal.valueOf(balance.whole()), 0, RoundingMode.HALF_EVEN)
                .toBigIntegerExact();
    }

    private static void requireLevel(int level) {
        if (level < 1 || level > LEVELS) {
            throw new IllegalArgumentException("levels are 1 to " + LEVELS + ", not " + level);
        }
    }

    private static long power(long base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }
}
