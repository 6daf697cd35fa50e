package org.nirayana.jyotisha;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A birth of which the day is known and the time is not: what may have been, between the two midnights of the day. Nothing here stands
 * on the ascendant, which passes all signs meanwhile.
 */
public final class BirthDay {
    /** How near a border is found, and how long before the end of a stay its last birth is: of a dasha of 20 years 10 s of the balance. */
    private static final Duration STEP = Duration.ofMillis(1);

    private final TimeSpan span;
    private final Function<Instant, Chart> charts;
    private final Function<Instant, Panchanga> almanac;
    private final Chart first;
    private final Chart middle;
    private final Chart last;

    /** Those that the day has a part of, once somebody has asked. */
    private List<Panchanga> panchangas = List.of();

    /**
     * @param span the day on the clock of the place
     * @param charts the chart of a birth at any of its instants
     * @param almanac the day of the almanac that an instant falls in; the day on the clock has parts of two
     */
    public BirthDay(TimeSpan span, Function<Instant, Chart> charts, Function<Instant, Panchanga> almanac) {
        this.span = span;
        this.charts = charts;
        this.almanac = almanac;
        this.first = charts.apply(span.start());
        this.middle = charts.apply(span.at(1, 2));
        this.last = charts.apply(span.end().minus(STEP));
    }

    public TimeSpan span() {
        return span;
    }

    /** The chart of the middle of the day: what it has of slow things holds for most of it. */
    public Chart middle() {
        return middle;
    }

    /** Where a graha stood when the day began. */
    public Placement first(Graha graha) {
        return first.of(graha);
    }

    /** Where it stood when the day ended. */
    public Placement last(Graha graha) {
        return last.of(graha);
    }

    /** The signs that a graha was in, in their order in time. */
    public List<Rasi> rasis(Graha graha) {
        return values(chart -> chart.of(graha).rasi());
    }

    /** The nakshatras that a graha was in, in their order in time. */
    public List<Nakshatra> nakshatras(Graha graha) {
        // The Moon, which never goes back, may pass a whole one between two charts.
        if (graha != Graha.MOON) {
            return values(chart -> chart.of(graha).nakshatra());
        }
        Nakshatra end = last.moon().nakshatra();
        return Stream.concat(
                        Stream.iterate(first.moon().nakshatra(), star -> star != end, star -> star.plus(1)),
                        Stream.of(end))
                .toList();
    }

    /** What did not change during the day; empty where it did. */
    public <T> Optional<T> steady(Function<Chart, T> what) {
        List<T> found = values(what);
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private <T> List<T> values(Function<Chart, T> what) {
        return Stream.of(first, middle, last).map(what).distinct().toList();
    }

    /** Which tithis, yogas or karanas ran during the day, in their order in time. */
    public <T> List<T> limbs(Function<Panchanga, List<Spanned<T>>> which) {
        return panchangas().stream()
                .flatMap(day -> which.apply(day).stream())
                .filter(limb -> limb.span().touches(span))
                .map(Spanned::value)
                .distinct()
                .toList();
    }

    /** The weekdays, which begin with the sunrise. */
    public List<Vara> varas() {
        return panchangas().stream().map(Panchanga::vara).distinct().toList();
    }

    private synchronized List<Panchanga> panchangas() {
        if (panchangas.isEmpty()) {
            panchangas = Stream.of(first, middle, last)
                    .map(chart -> almanac.apply(chart.birth().instant()))
                    .distinct()
                    .toList();
        }
        return panchangas;
    }

    /**
     * The periods that there may be, one after another for each nakshatra that may have begun them. There are none where they begin from the
     * ascendant.
     */
    public List<PossibleDasha> dashas(DashaSystem system) {
        DashaSeed seed = middle.conventions().dashaSeed();
        if (!system.isOpenedByNakshatra() || seed == DashaSeed.LAGNA) {
            return List.of();
        }
        return stays(chart -> seed.of(chart).nakshatra()).stream()
                .map(stay -> new PossibleDasha(
                        stay.value(),
                        system.of(charts.apply(stay.span().start())),
                        system.of(charts.apply(stay.span().end().minus(STEP)))))
                .toList();
    }

    /** From when to when something was the same, of what does not come back to a value within a day. */
    private <T> List<Spanned<T>> stays(Function<Chart, T> what) {
        List<Spanned<T>> stays = new ArrayList<>();
        T end = what.apply(last);
        T now = what.apply(first);
        Instant start = span.start();
        while (!now.equals(end)) {
            Instant same = start;
            Instant other = last.birth().instant();
            while (Duration.between(same, other).compareTo(STEP) > 0) {
                Instant between = same.plus(Duration.between(same, other).dividedBy(2));
                if (what.apply(charts.apply(between)).equals(now)) {
                    same = between;
                } else {
                    other = between;
                }
            }
            stays.add(new Spanned<>(now, new TimeSpan(start, other)));
            start = other;
            now = what.apply(charts.apply(other));
        }
        stays.add(new Spanned<>(now, new TimeSpan(start, span.end())));
        return stays;
    }

    /**
     * The periods of a birth somewhere within the stay in one nakshatra: as the time of birth goes on, less of the first is left.
     *
     * @param nakshatra what begins them
     * @param first of a birth when the stay began
     * @param last of a birth when it ended
     */
    public record PossibleDasha(Nakshatra nakshatra, Dasha first, Dasha last) {
        /** The periods of the highest level. */
        public List<PossiblePeriod> periods() {
            int cycles = first.system().defaultCycles();
            List<DashaPeriod> some = first.periods(1, cycles);
            List<DashaPeriod> others = last.periods(1, cycles);
            List<PossiblePeriod> periods = new ArrayList<>();
            for (int i = 0; i < Math.min(some.size(), others.size()); i++) {
                Instant one = some.get(i).end();
                Instant other = others.get(i).end();
                periods.add(new PossiblePeriod(
                        some.get(i).lord(), one.isBefore(other) ? one : other, one.isBefore(other) ? other : one));
            }
            return periods;
        }
    }

    /** A period, and when it ends: between two instants, by the time of birth. */
    public record PossiblePeriod(DashaLord lord, Instant earliestEnd, Instant latestEnd) {}
}
