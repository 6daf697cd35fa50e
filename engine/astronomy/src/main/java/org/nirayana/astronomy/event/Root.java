package org.nirayana.astronomy.event;

import org.nirayana.astronomy.time.TT;

/**
 * An instant at which a function has the value that was searched.
 *
 * @param time when
 * @param direction how the function passes
 */
public record Root(TT time, Direction direction) {
    /** How a function passes a value. */
    public enum Direction {
        /** From below to above; an angle goes forward. */
        UPWARD,
        /** From above to below; an angle goes backward. */
        DOWNWARD,
        /** It touches the value and turns back. */
        TOUCHING;

        Direction reversed() {
            return switch (this) {
                case UPWARD -> DOWNWARD;
                case DOWNWARD -> UPWARD;
                case TOUCHING -> TOUCHING;
            };
        }
    }
}
