package org.nirayana.batch;

import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.match.MoonPada;

/**
 * One of two people as a row has them: a birth, or where the Moon stood.
 *
 * @param star of those without a birth
 */
public record PersonRow(Optional<BatchRow> birth, Optional<MoonPada> star) {
    /** Made once: a pair of stars is a look-up, and so should its reading be. */
    private static final List<PersonRow> STARS = MoonPada.ALL.stream()
            .map(moon -> new PersonRow(Optional.empty(), Optional.of(moon)))
            .toList();

    public PersonRow {
        if (birth.isPresent() == star.isPresent()) {
            throw new IllegalArgumentException("somebody is a birth or a star");
        }
    }

    /** By a birth. */
    public static PersonRow of(BatchRow birth) {
        return new PersonRow(Optional.of(birth), Optional.empty());
    }

    /** By the star. */
    public static PersonRow of(MoonPada star) {
        return STARS.get(star.index());
    }

    /** By the star, {@link MoonPada#index}. */
    static PersonRow ofMoon(int index) {
        return STARS.get(index);
    }
}
