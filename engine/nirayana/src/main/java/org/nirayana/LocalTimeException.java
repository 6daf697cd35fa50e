package org.nirayana;

import java.io.Serial;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;

/**
 * The clocks of a place showed a time twice, when they were put back, or never, when they were put forward.
 *
 * <p>Nothing is guessed: half of such births would be an hour wrong. A program asks its user which of {@link #possible} was
 * meant, and says it with an offset: {@code Birth.at("1990-09-30T02:30+02:00")}.
 */
public final class LocalTimeException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    private final LocalDateTime localTime;
    private final String zoneName;
    private final ZoneOffsetTransition change;

    @SuppressWarnings("serial") // always made by List.of
    private final List<Instant> possible;

    LocalTimeException(LocalDateTime localTime, String zoneName, ZoneOffsetTransition change, List<Instant> possible) {
        super(message(localTime, zoneName, change, possible));
        this.localTime = localTime;
        this.zoneName = zoneName;
        this.change = change;
        this.possible = List.copyOf(possible);
    }

    private static String message(
            LocalDateTime localTime, String zoneName, ZoneOffsetTransition change, List<Instant> possible) {
        return "The clocks of %s showed %s %s: at %s they were put %s to %s. It may be %s (%s) or %s (%s); give the time with the offset that is meant."
                .formatted(
                        zoneName,
                        localTime,
                        change.isOverlap() ? "twice" : "never",
                        change.getDateTimeBefore(),
                        change.isOverlap() ? "back" : "forward",
                        change.getDateTimeAfter(),
                        possible.get(0),
                        text(localTime, change.getOffsetBefore()),
                        possible.get(1),
                        text(localTime, change.getOffsetAfter()));
    }

    private static String text(LocalDateTime localTime, ZoneOffset offset) {
        return localTime + offset.toString();
    }

    /** What was asked for. */
    public LocalDateTime localTime() {
        return localTime;
    }

    /** Whose clocks: {@code Europe/Berlin}. */
    public String zoneName() {
        return zoneName;
    }

    /** When the clocks were changed, and from what to what. */
    public ZoneOffsetTransition change() {
        return change;
    }

    /** The two instants that may be meant: by the clock before the change and by the clock after it. */
    public List<Instant> possible() {
        return possible;
    }
}
