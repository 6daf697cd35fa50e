package org.nirayana.jyotisha.placement;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * One square of the chart: a house, the rasi it is, and the grahas in it.
 *
 * @param house 1 to 12 from the ascendant
 * @param rasi the rasi of the house
 * @param ascendant the ascendant, in the first house only
 * @param grahas in the order of {@link Graha}
 */
public record Kattam(int house, Rasi rasi, Optional<Placement> ascendant, List<Placement> grahas) {
    public Kattam {
        grahas = List.copyOf(grahas);
    }

    public boolean isAscendant() {
        return ascendant.isPresent();
    }

    /** The graha that owns the rasi. */
    public Graha owner() {
        return rasi.lord();
    }

    /** For people: {@code 1  Cancer  Ascendant, Jupiter}. */
    @Override
    public String toString() {
        String inside = Stream.concat(ascendant.stream(), grahas.stream())
                .map(placement -> placement.point().toString())
                .collect(Collectors.joining(", "));
        return house + "  " + rasi + (inside.isEmpty() ? "" : "  " + inside);
    }
}
