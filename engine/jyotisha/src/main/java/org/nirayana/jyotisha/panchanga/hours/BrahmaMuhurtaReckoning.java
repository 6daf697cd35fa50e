package org.nirayana.jyotisha.panchanga.hours;

import java.time.Duration;
import java.util.Optional;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;

/** How long the muhurtas before sunrise are. */
public enum BrahmaMuhurtaReckoning {
    /** A fifteenth of the night each; none after a night in which the Sun did not set. */
    PROPORTIONAL {
        @Override
        Optional<TimeSpan> before(PanchangaDay.Vedic day) {
            return day.nightBefore().map(Muhurta::brahma);
        }
    },

    /** 48 minutes each: from 96 to 48 minutes before sunrise. */
    FIXED {
        @Override
        Optional<TimeSpan> before(PanchangaDay.Vedic day) {
            return Optional.of(new TimeSpan(
                    day.sunrise().minus(MUHURTA.multipliedBy(2)), day.sunrise().minus(MUHURTA)));
        }
    };

    private static final Duration MUHURTA = Duration.ofMinutes(48);

    abstract Optional<TimeSpan> before(PanchangaDay.Vedic day);
}
