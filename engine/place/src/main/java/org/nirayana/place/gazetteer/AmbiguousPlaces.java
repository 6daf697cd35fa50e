package org.nirayana.place.gazetteer;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** What to do with a name that may mean several places. */
public enum AmbiguousPlaces {
    /** Nothing is taken: the caller has to say which. */
    REFUSE,
    /** The one with the most people is taken. */
    LARGEST;

    /** {@code refuse} or {@code largest}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The place that this rule takes; empty where it takes none. */
    public Optional<Place> take(PlaceMeaning meaning) {
        return meaning.isAmbiguous() && this == REFUSE
                ? Optional.empty()
                : meaning.places().stream().max(Comparator.comparingInt(Place::population));
    }
}
