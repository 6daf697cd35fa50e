package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * What a count of years has to know of a dasha.
 *
 * @param years of a cycle
 * @param steps of a cycle
 * @param firstYears of the mahadasha that ran at birth
 * @param balance how much of that had passed
 */
record DashaCycle(BigDecimal years, long steps, BigDecimal firstYears, DashaBalance balance) {
    /** What had passed of the first mahadasha at birth, in nanoseconds by years of so many days. */
    BigInteger passed(DashaYear year) {
        BigDecimal nanos = year.days().multiply(FixedDays.NANOS_PER_DAY).multiply(firstYears);
        return nanos.multiply(BigDecimal.valueOf(balance.passed()))
                .divide(BigDecimal.valueOf(balance.whole()), 0, RoundingMode.HALF_EVEN)
                .toBigIntegerExact();
    }

    /** The same in years. */
    double passedYears() {
        return (double) balance.passed() / balance.whole() * firstYears.doubleValue();
    }
}
