package org.nirayana.place.zone;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where the history of a zone does not tell which clock a place kept.
 *
 * <p>The tz database answers for every instant, but before a zone's first standard time it has the mean time of one town,
 * and in India one after another of Calcutta's and Madras', which no other town need have kept. After standard time came,
 * Calcutta and Bombay kept their own for decades. Here is what may have been meant instead; which it was only a person can
 * say. The sources, and how sure they are, are in docs/clocks.md.
 */
public final class OldClocks {
    /** Why it is not known. */
    public enum Reason {
        /** There was no standard time yet. */
        BEFORE_STANDARD_TIME,
        /** There was, but the town kept its own as well. */
        TOWN_TIME
    }

    /**
     * What may have been meant, the likeliest first; never empty.
     *
     * @param choices each with another clock
     */
    public record Doubt(Reason reason, List<OldClock> choices) {
        public Doubt {
            choices = List.copyOf(choices);
        }
    }

    /** British India, for which the tz database has zones of its neighbours today. */
    private static final Set<String> INDIA = Set.of("Asia/Kolkata", "Asia/Calcutta", "Asia/Karachi", "Asia/Dhaka");

    /** While clocks were put forward for the war, 1941 to 1945, all were: of a town's own time then there is no source. */
    private static final ZoneOffset STANDARD = ZoneOffset.of("+05:30");

    private static final LocalDateTime INDIAN_STANDARD_TIME = LocalDateTime.of(1906, 1, 1, 0, 0);

    /** Before the first observatories gave time to others, no clock of another town can have been meant. */
    private static final LocalDateTime FIRST_TOWN_TIMES = LocalDateTime.of(1800, 1, 1, 0, 0);

    /** A mean time of the zone's chief town as near as this to that of the place is that of the place. */
    private static final int NEGLIGIBLE_SECONDS = 60;

    private static final double TOWN_DEGREES = 0.4;

    /** The time of a town that others kept too, and until when the town itself kept it beside standard time. */
    private enum Town {
        MADRAS("madras_time", "+05:21:10", 13.08, 80.28, INDIAN_STANDARD_TIME),
        CALCUTTA("calcutta_time", "+05:53:20", 22.57, 88.36, LocalDateTime.of(1949, 1, 1, 0, 0)),
        BOMBAY("bombay_time", "+04:51:00", 18.97, 72.83, LocalDateTime.of(1956, 1, 1, 0, 0));

        final String id;
        final ZoneOffset offset;
        final double latitude;
        final double longitude;
        final LocalDateTime until;

        Town(String id, String offset, double latitude, double longitude, LocalDateTime until) {
            this.id = id;
            this.offset = ZoneOffset.of(offset);
            this.latitude = latitude;
            this.longitude = longitude;
            this.until = until;
        }

        boolean contains(double latitudeDegrees, double longitudeDegrees) {
            return Math.abs(latitudeDegrees - latitude) < TOWN_DEGREES
                    && Math.abs(longitudeDegrees - longitude) < TOWN_DEGREES;
        }

        OldClock clock() {
            return new OldClock(id, FixedClock.of(offset));
        }
    }

    private OldClocks() {}

    /**
     * Whether it is in doubt which clock showed a reading at a place, whose zone this is; empty where the zone's history is
     * enough, or where it is no zone of the tz database.
     */
    public static Optional<Doubt> about(
            Zone zone, LocalDateTime reading, double latitudeDegrees, double longitudeDegrees) {
        if (zone.rules().isFixedOffset()) {
            return Optional.empty();
        }
        ZoneOffset ruled = zone.rules().getOffset(reading);
        if (INDIA.contains(zone.name()) && reading.isBefore(INDIAN_STANDARD_TIME)) {
            return Optional.of(new Doubt(Reason.BEFORE_STANDARD_TIME, inIndia(local(longitudeDegrees), reading)));
        }
        if (zone.clockAt(reading.toInstant(ruled))
                .filter(FixedClock.LOCAL_MEAN_TIME::equals)
                .isPresent()) {
            OldClock local = local(longitudeDegrees);
            int apart = Math.abs(seconds(local) - ruled.getTotalSeconds());
            return apart <= NEGLIGIBLE_SECONDS
                    ? Optional.empty()
                    : Optional.of(
                            new Doubt(Reason.BEFORE_STANDARD_TIME, List.of(local, new OldClock(OldClock.ZONE, zone))));
        }
        for (Town town : Town.values()) {
            if (INDIA.contains(zone.name())
                    && ruled.equals(STANDARD)
                    && town.contains(latitudeDegrees, longitudeDegrees)
                    && reading.isBefore(town.until)) {
                return Optional.of(new Doubt(
                        Reason.TOWN_TIME,
                        List.of(town.clock(), new OldClock(OldClock.ZONE, zone), local(longitudeDegrees))));
            }
        }
        return Optional.empty();
    }

    private static OldClock local(double longitudeDegrees) {
        return new OldClock(OldClock.LOCAL_MEAN_TIME, FixedClock.localMeanTime(longitudeDegrees));
    }

    private static List<OldClock> inIndia(OldClock local, LocalDateTime reading) {
        List<OldClock> choices = new ArrayList<>(List.of(local));
        if (!reading.isBefore(FIRST_TOWN_TIMES)) {
            List<OldClock> towns = new ArrayList<>();
            for (Town town : Town.values()) {
                towns.add(town.clock());
            }
            towns.sort(Comparator.comparingInt(clock -> Math.abs(seconds(clock) - seconds(local))));
            choices.addAll(towns);
        }
        return choices;
    }

    private static int seconds(OldClock clock) {
        return clock.zone().rules().getOffset(Instant.EPOCH).getTotalSeconds();
    }
}
