package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * A dasha in which a part has the share of its whole that its ruler's years have in the cycle, at every level.
 *
 * <p>Time is counted in steps from the beginning of the mahadasha that ran at birth. A cycle of {@code Y} years has
 * {@code Y}⁶ steps, so a period of any of the six levels is a whole number of them.
 */
public final class ProportionalDasha implements Dasha {
    private static final BigInteger NANOS_PER_SECOND = BigInteger.valueOf(1_000_000_000);
    private static final BigDecimal NANOS_PER_DAY = new BigDecimal("86400e9");

    private final NakshatraDasha system;
    private final DashaYear year;
    private final Instant birth;
    private final DashaBalance balance;
    private final long cycleSteps;

    /** Nanoseconds of a step as a fraction in lowest terms, which for the years in use has few digits. */
    private final BigInteger stepNanos;

    private final BigInteger stepNanosDivisor;

    /** Whole nanoseconds of a step, and what is left over in parts of the divisor. */
    private final long wholeStepNanos;

    private final long restOfStep;
    private final long divisor;

    /** Up to this step a border is reckoned in numbers of 64 bits; beyond, which no tree reaches, with numbers of any size. */
    private final long mostShortSteps;

    /** Nanoseconds from 1970 to the beginning of the first mahadasha. */
    private final BigInteger origin;

    private final long originSecond;
    private final long originNano;

    public ProportionalDasha(NakshatraDasha system, Instant birth, SiderealLongitude moon, DashaYear year) {
        this.system = system;
        this.year = year;
        this.birth = birth;
        this.balance = system.at(moon);
        this.cycleSteps = power(system.cycleYears(), LEVELS);
        BigDecimal exact = year.days()
                .multiply(NANOS_PER_DAY)
                .multiply(BigDecimal.valueOf(system.cycleYears()))
                .stripTrailingZeros();
        int decimals = Math.max(exact.scale(), 0);
        BigInteger cycleNanos = exact.movePointRight(decimals).toBigIntegerExact();
        BigInteger steps = BigInteger.valueOf(cycleSteps).multiply(BigInteger.TEN.pow(decimals));
        BigInteger common = cycleNanos.gcd(steps);
        this.stepNanos = cycleNanos.divide(common);
        this.stepNanosDivisor = steps.divide(common);
        BigInteger[] perStep = stepNanos.divideAndRemainder(stepNanosDivisor);
        // A year with a dozen decimals has a divisor beyond 64 bits.
        boolean fits = stepNanosDivisor.bitLength() < Long.SIZE;
        this.wholeStepNanos = perStep[0].longValueExact();
        this.divisor = fits ? stepNanosDivisor.longValueExact() : 1;
        this.restOfStep = fits ? perStep[1].longValueExact() : 0;
        this.mostShortSteps = fits
                ? (Long.MAX_VALUE - NANOS_PER_SECOND.longValueExact()) / Math.max(wholeStepNanos + 1, divisor)
                : -1;
        this.origin = nanos(birth).subtract(passedAtBirth());
        BigInteger[] seconds = floorDivide(origin);
        this.originSecond = seconds[0].longValueExact();
        this.originNano = seconds[1].longValueExact();
    }

    @Override
    public NakshatraDasha system() {
        return system;
    }

    public DashaYear year() {
        return year;
    }

    @Override
    public Instant birth() {
        return birth;
    }

    /** The rule at birth and how much of it had passed. */
    public DashaBalance balance() {
        return balance;
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
        // The quotient may fall one step short of a border that was rounded down, so it only tells the cycle to begin
        // in.
        long nth = nanos(instant)
                .subtract(origin)
                .multiply(stepNanosDivisor)
                .divide(stepNanos)
                .divide(BigInteger.valueOf(cycleSteps))
                .longValueExact();
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

    /** The only place where time is rounded: a border depends on its step alone, whichever period asks for it. */
    private Instant instant(long step) {
        if (step <= mostShortSteps) {
            long fromOrigin = step * wholeStepNanos + step * restOfStep / divisor;
            return Instant.ofEpochSecond(originSecond, originNano + fromOrigin);
        }
        BigInteger fromOrigin = BigInteger.valueOf(step).multiply(stepNanos).divide(stepNanosDivisor);
        BigInteger[] seconds = floorDivide(origin.add(fromOrigin));
        return Instant.ofEpochSecond(seconds[0].longValueExact(), seconds[1].longValueExact());
    }

    /** Whole seconds, and nanoseconds from 0 on. */
    private static BigInteger[] floorDivide(BigInteger nanos) {
        BigInteger[] seconds = nanos.divideAndRemainder(NANOS_PER_SECOND);
        return seconds[1].signum() >= 0
                ? seconds
                : new BigInteger[] {seconds[0].subtract(BigInteger.ONE), seconds[1].add(NANOS_PER_SECOND)};
    }

    private BigInteger passedAtBirth() {
        BigDecimal nanosOfRule = year.days()
                .multiply(NANOS_PER_DAY)
                .multiply(BigDecimal.valueOf(lordAtBirth().years()));
        return nanosOfRule
                .multiply(BigDecimal.valueOf(balance.passed()))
                .divide(BigDecimal.valueOf(balance.whole()), 0, RoundingMode.HALF_EVEN)
                .toBigIntegerExact();
    }

    private static BigInteger nanos(Instant instant) {
        return BigInteger.valueOf(instant.getEpochSecond())
                .multiply(NANOS_PER_SECOND)
                .add(BigInteger.valueOf(instant.getNano()));
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
