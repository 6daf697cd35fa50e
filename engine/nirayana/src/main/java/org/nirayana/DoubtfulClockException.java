package org.nirayana;

import java.io.Serial;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nirayana.place.zone.OldClocks;

/**
 * It is in doubt by which clock a time of long ago was told: before standard time every town kept its own, and some did for decades
 * after it.
 *
 * <p>Nothing is guessed: in Mumbai of 1940 the clocks were 39 minutes apart. A program asks its user which of the choices of {@link #doubt}
 * was meant and says so by its name, {@code zone("UTC+04:51")}, {@code zone("LMT")} or {@code zone("Asia/Kolkata")}; or it has the engine take one:
 * {@code engine.with(DoubtfulClocks.LIKELIEST)}.
 */
public final class DoubtfulClockException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    private final LocalDateTime localTime;
    private final String zoneName;

    /** Not of use in another process, which finds it again. */
    private final transient OldClocks.Doubt doubt;

    DoubtfulClockException(LocalDateTime localTime, String zoneName, OldClocks.Doubt doubt) {
        super("It is in doubt which clock " + localTime + " was read from in " + zoneName + ". It may be "
                + doubt.choices().stream()
                        .map(choice -> choice.id() + " (zone(\"" + choice.zone().name() + "\"), "
                                + choice.zone().rules().getOffset(localTime) + ")")
                        .collect(Collectors.joining(", "))
                + ". Name the zone that is meant, or give the time with its offset.");
        this.localTime = localTime;
        this.zoneName = zoneName;
        this.doubt = doubt;
    }

    /** What was asked for. */
    public LocalDateTime localTime() {
        return localTime;
    }

    /** The zone that the place lies in: {@code Asia/Kolkata}. */
    public String zoneName() {
        return zoneName;
    }

    /** Why it is in doubt, and the clocks that may be meant, the likeliest first; empty in an exception that was serialized. */
    public Optional<OldClocks.Doubt> doubt() {
        return Optional.ofNullable(doubt);
    }
}
