package org.nirayana;

import java.io.Serial;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.nirayana.place.gazetteer.Place;

/**
 * Several places bear a name, and none of them is so much larger than the others that it alone can be meant.
 *
 * <p>Nothing is guessed: a chart of the wrong town is a wrong chart. A program asks its user which of {@link #places} was meant, and
 * says so by the region or the country behind a comma, {@code in("Salem, Oregon")}, or by coordinates; or it has the engine take the
 * largest: {@code engine.with(AmbiguousPlaces.LARGEST)}.
 */
public final class AmbiguousPlaceException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    private static final int LISTED = 6;

    private final String name;

    /** Not of use in another process, which looks the name up again. */
    private final transient List<Place> places;

    AmbiguousPlaceException(String name, List<Place> places) {
        super("'" + name + "' may be "
                + places.stream()
                        .limit(LISTED)
                        .map(place -> String.format(
                                Locale.ROOT, "%s (%.4f, %.4f)", place.label(), place.latitude(), place.longitude()))
                        .collect(Collectors.joining("; "))
                + (places.size() > LISTED ? "; and others" : "")
                + ". Write the region or the country behind a comma, or give the coordinates.");
        this.name = name;
        this.places = List.copyOf(places);
    }

    /** What was asked for. */
    public String name() {
        return name;
    }

    /** The places that may be meant, the first of the name first; none in an exception that was serialized. */
    public List<Place> places() {
        return places == null ? List.of() : places;
    }
}
