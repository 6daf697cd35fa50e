package org.nirayana.jyotisha.event;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.transit.Division;
import org.nirayana.jyotisha.transit.Ingress;
import org.nirayana.jyotisha.transit.Ingresses;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * The Sun's entries into the rasis, with the date on which they are kept at a place and the time of merit (punya kala).
 *
 * <p>By day it is that date; at night, before the middle of the night the day just ended, after it the coming one; Makara after sunset the
 * coming one, Karka at night the day before. The time of merit is so many ghatis before and after the entry, as far as they are in the
 * daylight of the date; where none are, that half of the daylight which is nearer to the night of the entry. Rules as {@code
 * docs/events.md} has them, with how sure they are.
 */
final class SankrantiEvents implements EventSource {
    private static final Duration GHATI = Duration.ofMinutes(24);

    /** Ghatis before and after the entry, from Mesha on; what follows Makara is a reading. */
    private static final int[] BEFORE = {10, 16, 0, 30, 16, 0, 10, 16, 0, 0, 16, 0};

    private static final int[] AFTER = {10, 16, 60, 0, 16, 60, 10, 16, 60, 0, 16, 60};
    private static final int MAHA_PUNYA = 2;

    @Override
    public Set<EventKind> kinds() {
        return Set.of(SkyEventKind.SANKRANTI);
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        if (!scope.grahas().contains(Graha.SUN)) {
            return events;
        }
        for (Ingress ingress : Ingresses.of(
                scope.motion(),
                Graha.SUN,
                Division.RASI,
                scope.motion().instant(from),
                scope.motion().instant(until))) {
            events.add(new SkyEvent(
                    SkyEventKind.SANKRANTI,
                    Change.ENTERS,
                    ingress.instant(),
                    List.of(Graha.SUN),
                    ingress.rasi().start(),
                    false,
                    observance(scope, ingress.rasi(), ingress.instant())));
        }
        return events;
    }

    private static SkyEvent.Sankranti observance(EventScope scope, Rasi rasi, Instant entry) {
        Optional<DayAndNight> day = scope.almanac().dayAndNight(entry);
        if (day.isEmpty()) {
            return new SkyEvent.Sankranti(rasi, Optional.empty(), Optional.empty(), Optional.empty());
        }
        boolean byDay = day.get().isDaylight(entry);
        boolean nextDay = !byDay && isOfNextDay(rasi, entry, day.get().night());
        Optional<DayAndNight> kept =
                nextDay ? scope.almanac().dayAndNight(day.get().night().end().plus(Duration.ofMinutes(1))) : day;
        return kept.map(observed -> {
                    TimeSpan daylight = observed.daylight();
                    TimeSpan punya = punya(scope, rasi, entry, daylight, nextDay);
                    Instant end = punya.start().plus(GHATI.multipliedBy(MAHA_PUNYA));
                    TimeSpan maha = new TimeSpan(punya.start(), end.isAfter(punya.end()) ? punya.end() : end);
                    return new SkyEvent.Sankranti(
                            rasi, Optional.of(date(scope, daylight.start())), Optional.of(punya), Optional.of(maha));
                })
                .orElseGet(() -> new SkyEvent.Sankranti(rasi, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    private static boolean isOfNextDay(Rasi rasi, Instant entry, TimeSpan night) {
        return switch (rasi) {
            case CAPRICORN -> true;
            case CANCER -> false;
            default -> !entry.isBefore(night.at(1, 2));
        };
    }

    private static TimeSpan punya(EventScope scope, Rasi rasi, Instant entry, TimeSpan daylight, boolean nextDay) {
        int after = rasi == Rasi.CAPRICORN
                ? scope.conventions().get(MakaraPunya.CONVENTION).ghatis()
                : AFTER[rasi.number() - 1];
        Instant begin = later(daylight.start(), entry.minus(GHATI.multipliedBy(BEFORE[rasi.number() - 1])));
        Instant end = earlier(daylight.end(), entry.plus(GHATI.multipliedBy(after)));
        if (begin.isBefore(end)) {
            return new TimeSpan(begin, end);
        }
        return nextDay ? daylight.part(1, 2) : daylight.part(2, 2);
    }

    private static LocalDate date(EventScope scope, Instant sunrise) {
        return scope.place().at(sunrise).localDate();
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }
}
