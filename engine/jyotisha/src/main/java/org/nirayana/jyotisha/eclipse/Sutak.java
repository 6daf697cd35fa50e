package org.nirayana.jyotisha.eclipse;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;

/**
 * The fast before an eclipse (sutak, vedha).
 *
 * @param start for everybody
 * @param startForTheWeak for children, the old and the sick
 * @param end the seen moksha, or the setting of the eclipsed body
 */
public record Sutak(Instant start, Instant startForTheWeak, Instant end) {
    private static final int PRAHARS_OF_HALF_A_DAY = 4;
    private static final int PRAHARS_OF_A_DAY = 8;
    private static final int PRAHARS_BEFORE_SUN = 4;
    private static final int PRAHARS_BEFORE_MOON = 3;
    private static final int PRAHARS_OF_THE_WEAK = 1;
    private static final Duration HOURS_BEFORE_SUN = Duration.ofHours(12);
    private static final Duration HOURS_BEFORE_MOON = Duration.ofHours(9);
    private static final Duration HOURS_OF_THE_WEAK = Duration.ofHours(3);

    /** An eclipsed Moon is within two degrees of opposite the Sun: in temperate latitudes that is minutes. */
    private static final Duration DUSK = Duration.ofMinutes(30);

    /**
     * The sutak by a reading.
     *
     * @param seen from the seen sparsha to the seen moksha
     * @param contact the sparsha itself
     * @return nothing where prahars are wanted and the Sun does not rise and set, so that there are none
     */
    static Optional<Sutak> of(SutakReading reading, boolean ofSun, TimeSpan seen, Instant contact, Almanac almanac) {
        if (reading == SutakReading.HOURS) {
            return Optional.of(new Sutak(
                    seen.start().minus(ofSun ? HOURS_BEFORE_SUN : HOURS_BEFORE_MOON),
                    seen.start().minus(HOURS_OF_THE_WEAK),
                    seen.end()));
        }
        Instant from = reading == SutakReading.PRAHARS_OF_CONTACT
                ? contact
                : ofSun ? seen.start() : withTheNight(almanac, seen.start());
        Optional<Instant> start = praharBefore(almanac, from, ofSun ? PRAHARS_BEFORE_SUN : PRAHARS_BEFORE_MOON);
        Optional<Instant> weak = praharBefore(almanac, from, PRAHARS_OF_THE_WEAK);
        return start.isPresent() && weak.isPresent()
                ? Optional.of(new Sutak(start.get(), weak.get(), seen.end()))
                : Optional.empty();
    }

    /**
     * A Moon that rises eclipsed rises as the Sun sets, some minutes earlier or later; almanacs count it with the night (Drik
     * Panchang, Delhi, 8 November 2022).
     */
    private static Instant withTheNight(Almanac almanac, Instant seen) {
        return almanac.dayAndNight(seen)
                .map(day -> day.daylight().end())
                .filter(sunset ->
                        seen.isBefore(sunset) && Duration.between(seen, sunset).compareTo(DUSK) < 0)
                .orElse(seen);
    }

    /** The start of the prahar, a quarter of the day or of the night, so many before the one that contains an instant. */
    private static Optional<Instant> praharBefore(Almanac almanac, Instant instant, int before) {
        Optional<DayAndNight> day = almanac.dayAndNight(instant);
        if (day.isEmpty()) {
            return Optional.empty();
        }
        int prahar = 0;
        while (prahar + 1 < PRAHARS_OF_A_DAY && !instant.isBefore(start(day.get(), prahar + 1))) {
            prahar++;
        }
        int target = prahar - before;
        if (target >= 0) {
            return Optional.of(start(day.get(), target));
        }
        // Half an hour before sunrise it is still the day before, wherever the Sun rises every day.
        return almanac.dayAndNight(day.get().daylight().start().minus(Duration.ofMinutes(30)))
                .map(yesterday -> start(yesterday, target + PRAHARS_OF_A_DAY));
    }

    /** @param prahar 0 from sunrise to 7 before the next */
    private static Instant start(DayAndNight day, int prahar) {
        return prahar < PRAHARS_OF_HALF_A_DAY
                ? day.daylight().at(prahar, PRAHARS_OF_HALF_A_DAY)
                : day.night().at(prahar - PRAHARS_OF_HALF_A_DAY, PRAHARS_OF_HALF_A_DAY);
    }
}
