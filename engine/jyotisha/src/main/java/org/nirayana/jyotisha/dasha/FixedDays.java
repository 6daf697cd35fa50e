package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;

/** Years of so many days: exact to the nanosecond, because a step is kept as a fraction. */
final class FixedDays implements DashaTime {
    static final BigInteger NANOS_PER_SECOND = BigInteger.valueOf(1_000_000_000);
    static final BigDecimal NANOS_PER_DAY = new BigDecimal("86400e9");

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

    private final BigInteger origin;
    private final long originSecond;
    private final long originNano;

    /**
     * @param origin nanoseconds from 1970 to the beginning of the first mahadasha
     */
    FixedDays(DashaYear year, BigDecimal cycleYears, long cycleSteps, BigInteger origin) {
        this.cycleSteps = cycleSteps;
        BigDecimal exact =
                year.days().multiply(NANOS_PER_DAY).multiply(cycleYears).stripTrailingZeros();
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
        this.origin = origin;
        BigInteger[] seconds = floorDivide(origin);
        this.originSecond = seconds[0].longValueExact();
        this.originNano = seconds[1].longValueExact();
    }

    /** The only place where time is rounded: a border depends on its step alone, whichever period asks for it. */
    @Override
    public Instant instant(long step) {
        if (step <= mostShortSteps) {
            long fromOrigin = step * wholeStepNanos + step * restOfStep / divisor;
            return Instant.ofEpochSecond(originSecond, originNano + fromOrigin);
        }
        BigInteger fromOrigin = BigInteger.valueOf(step).multiply(stepNanos).divide(stepNanosDivisor);
        BigInteger[] seconds = floorDivide(origin.add(fromOrigin));
        return Instant.ofEpochSecond(seconds[0].longValueExact(), seconds[1].longValueExact());
    }

    /** The quotient may fall one step short of a border that was rounded down. */
    @Override
    public long cycles(Instant instant) {
        return nanos(instant)
                .subtract(origin)
                .multiply(stepNanosDivisor)
                .divide(stepNanos)
                .divide(BigInteger.valueOf(cycleSteps))
                .longValueExact();
    }

    static BigInteger nanos(Instant instant) {
        return BigInteger.valueOf(instant.getEpochSecond())
                .multiply(NANOS_PER_SECOND)
                .add(BigInteger.valueOf(instant.getNano()));
    }

    /** Whole seconds, and nanoseconds from 0 on. */
    private static BigInteger[] floorDivide(BigInteger nanos) {
        BigInteger[] seconds = nanos.divideAndRemainder(NANOS_PER_SECOND);
        return seconds[1].signum() >= 0
                ? seconds
                : new BigInteger[] {seconds[0].subtract(BigInteger.ONE), seconds[1].add(NANOS_PER_SECOND)};
    }
}
