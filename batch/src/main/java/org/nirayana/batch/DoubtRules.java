package org.nirayana.batch;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.zone.ClockChanges;
import org.nirayana.place.zone.DoubtfulClocks;

/**
 * What is taken where a row may mean several places or instants; left alone, nothing is, and the row is refused with what it may mean.
 *
 * @param places of a name that several places bear
 * @param changes of a time that clocks showed twice or never
 * @param clocks where it is in doubt which clock a place kept
 */
public record DoubtRules(AmbiguousPlaces places, ClockChanges changes, DoubtfulClocks clocks) {
    /** The names of the three choices, in commands with a hyphen for the underscore. */
    public static final String AMBIGUOUS = "ambiguous";

    public static final String CLOCK_CHANGE = "clock_change";
    public static final String OLD_CLOCK = "old_clock";

    /** Nothing is taken. */
    public static final DoubtRules REFUSE =
            new DoubtRules(AmbiguousPlaces.REFUSE, ClockChanges.REFUSE, DoubtfulClocks.REFUSE);

    public DoubtRules {
        Objects.requireNonNull(places);
        Objects.requireNonNull(changes);
        Objects.requireNonNull(clocks);
    }

    /**
     * The rules that somebody chose.
     *
     * @param chosen by their names; what is not there refuses
     * @throws IllegalArgumentException when there is no such choice; the message says what there is
     */
    public static DoubtRules of(Map<String, String> chosen) {
        for (String name : chosen.keySet()) {
            if (!List.of(AMBIGUOUS, CLOCK_CHANGE, OLD_CLOCK).contains(name)) {
                throw new IllegalArgumentException("'" + name + "' is no choice of what is taken in doubt; allowed: "
                        + AMBIGUOUS + ", " + CLOCK_CHANGE + ", " + OLD_CLOCK + ".");
            }
        }
        return new DoubtRules(
                choice(AMBIGUOUS, chosen, AmbiguousPlaces.values(), AmbiguousPlaces::id),
                choice(CLOCK_CHANGE, chosen, ClockChanges.values(), ClockChanges::id),
                choice(OLD_CLOCK, chosen, DoubtfulClocks.values(), DoubtfulClocks::id));
    }

    /** The same as a query: {@code ambiguous=largest&old_clock=zone}; empty for those that refuse. */
    public static DoubtRules of(String query) {
        return query.isBlank() ? REFUSE : of(BatchEngine.parameters(query));
    }

    /** The first of each refuses. */
    private static <T> T choice(String name, Map<String, String> chosen, T[] all, Function<T, String> id) {
        String given = chosen.get(name);
        return given == null
                ? all[0]
                : Arrays.stream(all)
                        .filter(one -> id.apply(one).equals(given))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(name + " takes "
                                + Arrays.stream(all).map(id).collect(Collectors.joining(", ")) + ", not '" + given
                                + "'."));
    }
}
