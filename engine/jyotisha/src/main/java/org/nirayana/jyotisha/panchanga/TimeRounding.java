package org.nirayana.jyotisha.panchanga;

/** How finely the times of an almanac are printed. */
public enum TimeRounding {
    /** To the nearest second. */
    SECONDS {
        @Override
        public long ofLocalSecond(long second) {
            return second;
        }
    },
    /** The minute that has begun, as a clock without seconds shows it; many printed and web almanacs. */
    MINUTES_CUT {
        @Override
        public long ofLocalSecond(long second) {
            return second - Math.floorMod(second, SECONDS_PER_MINUTE);
        }
    },
    /** The nearest minute. */
    MINUTES_ROUNDED {
        @Override
        public long ofLocalSecond(long second) {
            long half = second + SECONDS_PER_MINUTE / 2;
            return half - Math.floorMod(half, SECONDS_PER_MINUTE);
        }
    };

    private static final int SECONDS_PER_MINUTE = 60;

    /**
     * The second that is printed.
     *
     * @param second the nearest one, on the clock of the place
     */
    public abstract long ofLocalSecond(long second);
}
