package org.nirayana.jyotisha.match;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.NakshatraDasha;

/**
 * A change of Vimshottari mahadasha in one life near one in the other.
 *
 * <p>It is held bad when both lives are in a change at once. How near is near no text that is known to us says; six months is
 * what astrologers mostly use.
 */
public record DashaSandhi(Change bride, Change groom) {
    /** A mahadasha that ends and the one that follows. */
    public record Change(DashaLord from, DashaLord to, Instant at) {}

    /** A twelfth of a Julian year. */
    private static final Duration MONTH = Duration.ofMinutes(43_830);

    private static final Duration YEAR = MONTH.multipliedBy(12);

    /** How far the two lie apart. */
    public Duration apart() {
        return Duration.between(bride.at(), groom.at()).abs();
    }

    /**
     * All of them in a span of time, in the order of the bride's.
     *
     * @param from where the span begins
     * @param years how long it is
     * @param months how near is near
     */
    public static List<DashaSandhi> of(Chart bride, Chart groom, Instant from, int years, int months) {
        Instant to = from.plus(YEAR.multipliedBy(years));
        Duration near = MONTH.multipliedBy(months);
        List<Change> his = changes(groom, from.minus(near), to.plus(near));
        List<DashaSandhi> found = new ArrayList<>();
        for (Change hers : changes(bride, from, to)) {
            for (Change change : his) {
                DashaSandhi both = new DashaSandhi(hers, change);
                if (both.apart().compareTo(near) <= 0) {
                    found.add(both);
                }
            }
        }
        return found;
    }

    private static List<Change> changes(Chart chart, Instant from, Instant to) {
        List<DashaPeriod> periods = chart.dasha(NakshatraDasha.VIMSHOTTARI).periods(1, 2);
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i + 1 < periods.size(); i++) {
            Instant at = periods.get(i).end();
            if (!at.isBefore(from) && at.isBefore(to)) {
                changes.add(new Change(periods.get(i).lord(), periods.get(i + 1).lord(), at));
            }
        }
        return changes;
    }
}
