package org.nirayana.jyotisha.panchanga.hours;

import java.time.Duration;
import java.util.Optional;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;

/** How long the muhurtas before sunrise are. */
public enum BrahmaMuhurtaReckoning implements Choice {
    /** A fifteenth of the night each; none after a night in which the Sun did not set. */
    PROPORTIONAL("a fifteenth of the night each") {
        @Override
        Optional<TimeSpan> before(PanchangaDay.Vedic day) {
            return day.nightBefore().map(Muhurta::brahma);
        }
    },

    /** 48 minutes each: from 96 to 48 minutes before sunrise. */
    FIXED("48 minutes each") {
        @Override
        Optional<TimeSpan> before(PanchangaDay.Vedic day) {
            return Optional.of(new TimeSpan(
                    day.sunrise().minus(MUHURTA.multipliedBy(2)), day.sunrise().minus(MUHURTA)));
        }
    };

    /** Which of them is chosen. */
    public static final Convention<BrahmaMuhurtaReckoning> CONVENTION = Convention.of(
                    "brahma_muhurta", "How long the muhurtas before sunrise are.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_TIMES);

    private final String note;

    BrahmaMuhurtaReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<BrahmaMuhurtaReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    private static final Duration MUHURTA = Duration.ofMinutes(48);

    abstract Optional<TimeSpan> before(PanchangaDay.Vedic day);
}
