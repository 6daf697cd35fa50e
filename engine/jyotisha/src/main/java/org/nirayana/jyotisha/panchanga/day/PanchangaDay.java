package org.nirayana.jyotisha.panchanga.day;

import java.time.Instant;
import java.util.Optional;
import org.nirayana.jyotisha.panchanga.TimeSpan;

/** The day that a panchanga is of. */
public sealed interface PanchangaDay {
    /** From its beginning to that of the next. */
    TimeSpan span();

    /** The sunrise in it, if there is one. */
    Optional<Instant> sunriseIfAny();

    /** The sunset in it, if there is one. */
    Optional<Instant> sunsetIfAny();

    /**
     * From one sunrise to the next.
     *
     * @param nightBefore from the sunset before to this sunrise; none where the Sun did not set that night
     */
    record Vedic(Instant sunrise, Instant sunset, Instant nextSunrise, Optional<TimeSpan> nightBefore)
            implements PanchangaDay {
        @Override
        public TimeSpan span() {
            return new TimeSpan(sunrise, nextSunrise);
        }

        public TimeSpan daylight() {
            return new TimeSpan(sunrise, sunset);
        }

        public TimeSpan night() {
            return new TimeSpan(sunset, nextSunrise);
        }

        @Override
        public Optional<Instant> sunriseIfAny() {
            return Optional.of(sunrise);
        }

        @Override
        public Optional<Instant> sunsetIfAny() {
            return Optional.of(sunset);
        }
    }

    /**
     * From midnight to midnight by the clock of the place, where the Sun does not rise once a day.
     *
     * @param reason why there is no Vedic day
     */
    record Civil(TimeSpan span, Polar reason, Optional<Instant> sunriseIfAny, Optional<Instant> sunsetIfAny)
            implements PanchangaDay {}

    /** Why the Sun does not rise once a day. */
    enum Polar {
        /** It stays above the horizon. */
        POLAR_DAY("polar_day"),
        /** It stays below the horizon. */
        POLAR_NIGHT("polar_night");

        private final String id;

        Polar(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }
    }
}
