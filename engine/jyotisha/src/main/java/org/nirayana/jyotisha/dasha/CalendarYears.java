package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;

/**
 * Years, months of 30 days and days that are added to the numbers of a date, as AstroSage does: fitted to its printed dates ({@code
 * docs/dashas.md}).
 *
 * <p>Everything is counted in a calendar in which every month has 30 days; its date is then read as a date of the real one, at the
 * birth's time of the day by the clock of its place. What a month of the real calendar lacks is pressed into its last day: the 29th and 30th of
 * a February of 28 days lie within the 28th. The 31st counts as the first of the next month. Neither was seen in print.
 */
final class CalendarYears implements DashaTime {
    private static final int MONTH = 30;
    private static final int MONTHS = 12;
    private static final int YEAR = MONTH * MONTHS;

    private final FixedDays counted;
    private final ZoneRules zone;

    /** The balance is rounded to whole days. */
    CalendarYears(Instant birth, ZoneRules zone, DashaCycle cycle) {
        this.zone = zone;
        DashaBalance balance = cycle.balance();
        BigDecimal whole = cycle.firstYears().multiply(BigDecimal.valueOf(YEAR));
        BigDecimal left = whole.multiply(BigDecimal.valueOf(balance.whole() - balance.passed()))
                .divide(BigDecimal.valueOf(balance.whole()), 0, RoundingMode.HALF_UP);
        // A dasha that begins with the birth has nothing to round.
        BigDecimal passed = balance.passed() == 0 ? BigDecimal.ZERO : whole.subtract(left);
        BigInteger origin = FixedDays.nanos(count(birth, zone))
                .subtract(passed.multiply(FixedDays.NANOS_PER_DAY).toBigInteger());
        this.counted = new FixedDays(DashaYear.SAVANA, cycle.years(), cycle.steps(), origin);
    }

    @Override
    public Instant instant(long step) {
        return real(counted.instant(step));
    }

    /** On a 31st the count is ahead. */
    @Override
    public long cycles(Instant instant) {
        return Math.max(0, counted.cycles(count(instant, zone)) - 1);
    }

    /** A balance in whole days. */
    static double roundedBalance(double years) {
        return (double) Math.round(years * YEAR) / YEAR;
    }

    /** Years from one instant to another by the same count. */
    static double years(Instant from, Instant to, ZoneRules zone) {
        Duration counted = Duration.between(count(from, zone), count(to, zone));
        return (counted.toSeconds() + counted.toNanosPart() * 1e-9)
                / Duration.ofDays(YEAR).toSeconds();
    }

    /** The time of the local clock in the count of equal months, as if it were an instant. */
    private static Instant count(Instant instant, ZoneRules zone) {
        LocalDateTime local = LocalDateTime.ofInstant(instant, zone.getOffset(instant));
        long day = (long) local.getYear() * YEAR + (local.getMonthValue() - 1L) * MONTH + local.getDayOfMonth() - 1;
        LocalTime time = local.getDayOfMonth() > MONTH ? LocalTime.MIN : local.toLocalTime();
        return Instant.EPOCH.plus(Duration.ofDays(day)).plusNanos(time.toNanoOfDay());
    }

    private Instant real(Instant count) {
        LocalDateTime inCount = LocalDateTime.ofInstant(count, ZoneOffset.UTC);
        long days = inCount.toLocalDate().toEpochDay();
        int inYear = (int) Math.floorMod(days, (long) YEAR);
        YearMonth month = YearMonth.of((int) Math.floorDiv(days, (long) YEAR), inYear / MONTH + 1);
        int day = inYear % MONTH + 1;
        int last = Math.min(month.lengthOfMonth(), MONTH);
        LocalDate date = month.atDay(Math.min(day, last));
        long nano = inCount.toLocalTime().toNanoOfDay();
        if (day >= last && last < MONTH) {
            long pressed = MONTH + 1L - last;
            nano = ((day - last) * Duration.ofDays(1).toNanos() + nano) / pressed;
        }
        return instant(date.atTime(LocalTime.ofNanoOfDay(nano)));
    }

    /** What the clock left out is the moment at which it was put forward. */
    private Instant instant(LocalDateTime local) {
        ZoneOffsetTransition change = zone.getTransition(local);
        return change != null && change.isGap()
                ? change.getInstant()
                : local.toInstant(change == null ? zone.getOffset(local) : change.getOffsetBefore());
    }
}
