package org.nirayana.jyotisha.panchanga;

import java.time.Instant;
import java.time.zone.ZoneRules;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** How finely the times of an almanac are printed. */
public enum TimeRounding implements Choice {
    /** To the nearest second. */
    SECONDS("to the nearest second") {
        @Override
        public long ofLocalSecond(long second) {
            return second;
        }
    },
    /** The minute that has begun, as a clock without seconds shows it; many printed and web almanacs. */
    MINUTES_CUT("the minute that has begun: many printed and web almanacs") {
        @Override
        public long ofLocalSecond(long second) {
            return second - Math.floorMod(second, SECONDS_PER_MINUTE);
        }
    },
    /** The nearest minute. */
    MINUTES_ROUNDED("the nearest minute") {
        @Override
        public long ofLocalSecond(long second) {
            long half = second + SECONDS_PER_MINUTE / 2;
            return half - Math.floorMod(half, SECONDS_PER_MINUTE);
        }
    },
    /** The nearest minute, but for beginnings and ends of limbs the one that has begun: drikpanchang.com. */
    LIMBS_CUT("the nearest minute, but for beginnings and ends of limbs the one that has begun (drikpanchang.com)") {
        @Override
        public long ofLocalSecond(long second) {
            return MINUTES_ROUNDED.ofLocalSecond(second);
        }

        @Override
        public long ofLocalSecondOfLimb(long second) {
            return MINUTES_CUT.ofLocalSecond(second);
        }
    };

    /** Which of them is chosen. */
    public static final Convention<TimeRounding> CONVENTION = Convention.of(
                    "time_rounding", "How times are printed.", values())
            .about(Scope.DAY)
            .moving(Part.LIMBS, Part.SUN, Part.DAY_TIMES);

    private final String note;

    TimeRounding(String note) {
        this.note = note;
    }

    @Override
    public Convention<TimeRounding> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    private static final int SECONDS_PER_MINUTE = 60;

    /**
     * The second that is printed.
     *
     * @param second the nearest one, on the clock of the place
     */
    public abstract long ofLocalSecond(long second);

    /**
     * The same of a time at which a limb begins or ends: a tithi, nakshatra, yoga or karana.
     *
     * @param second the nearest one, on the clock of the place
     */
    public long ofLocalSecondOfLimb(long second) {
        return ofLocalSecond(second);
    }

    /**
     * When a limb begins and ends, as far as limbs are printed otherwise than other times: what {@link #ofLocalSecond} leaves is then
     * what is printed.
     *
     * @param zone the clock of the place
     */
    public TimeSpan ofLimb(TimeSpan limb, ZoneRules zone) {
        return this == LIMBS_CUT ? new TimeSpan(ofLimb(limb.start(), zone), ofLimb(limb.end(), zone)) : limb;
    }

    private Instant ofLimb(Instant instant, ZoneRules zone) {
        Instant nearest = instant.plusMillis(500);
        long offset = zone.getOffset(nearest).getTotalSeconds();
        return Instant.ofEpochSecond(ofLocalSecondOfLimb(nearest.getEpochSecond() + offset) - offset);
    }
}
