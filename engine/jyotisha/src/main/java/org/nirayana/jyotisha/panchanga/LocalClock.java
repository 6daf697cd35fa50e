package org.nirayana.jyotisha.panchanga;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;

/** The civil time of a place. */
record LocalClock(ZoneRules rules) {
    LocalDate date(Instant instant) {
        return time(instant).toLocalDate();
    }

    LocalDateTime time(Instant instant) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), rules.getOffset(instant));
    }

    /** The first instant of a date, also where the clock skips midnight. */
    Instant startOf(LocalDate date) {
        return at(date, LocalTime.MIDNIGHT);
    }

    /** Whether the clock ever showed a date; where the date line was moved it skipped one whole. */
    boolean has(LocalDate date) {
        return startOf(date).isBefore(startOf(date.plusDays(1)));
    }

    /** When the clock shows a time: the first time it does, or the instant at which it skips it. */
    Instant at(LocalDate date, LocalTime time) {
        LocalDateTime local = date.atTime(time);
        ZoneOffsetTransition transition = rules.getTransition(local);
        return transition != null && transition.isGap()
                ? transition.getInstant()
                : local.toInstant(rules.getOffset(local));
    }
}
