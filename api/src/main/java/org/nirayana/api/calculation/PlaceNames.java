package org.nirayana.api.calculation;

import java.util.Optional;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.gazetteer.PlaceMeaning;

/**
 * Towns by their whole names, for tables in which names repeat; for any number of threads.
 *
 * <p>A name that is found is remembered, up to {@link #MAX_BYTES} for all tables together. One that is not found is not: anybody can
 * make up as many as they like.
 */
public final class PlaceNames {
    /** The most characters of a name, here and wherever else places are looked up. */
    public static final int MAX_LENGTH = 100;

    /** What a name of a place has to be. */
    public static final Reason ALLOWED = FieldCode.LENGTH_BETWEEN.with("min", 1, "max", MAX_LENGTH);

    /** Some three thousand places. */
    static final long MAX_BYTES = 2 * 1024 * 1024;

    /** Of an entry without its texts: the map's node, the place, its boxes and the heads of its strings. */
    private static final int ENTRY_BYTES = 400;

    private final Gazetteer gazetteer;
    private final RecentValues<String, PlaceMeaning> found = new RecentValues<>(MAX_BYTES, PlaceNames::bytes);

    PlaceNames(Gazetteer gazetteer) {
        this.gazetteer = gazetteer;
    }

    /** What somebody wrote, without blanks around it; empty when it is not {@link #ALLOWED}. */
    public static Optional<String> read(String given) {
        String text = given.strip();
        int length = text.codePointCount(0, text.length());
        return length >= 1 && length <= MAX_LENGTH ? Optional.of(text) : Optional.empty();
    }

    /**
     * Which of the towns that are called so is meant, or which may be; empty when none is called so.
     *
     * @param name as {@link #read} has it
     */
    public Optional<PlaceMeaning> find(String name) {
        PlaceMeaning known = found.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        PlaceMeaning looked = gazetteer.meaning(name);
        if (looked.places().isEmpty()) {
            return Optional.empty();
        }
        found.put(name, looked);
        return Optional.of(looked);
    }

    /** Country, region and zone are texts of the gazetteer's own. */
    private static long bytes(String name, PlaceMeaning meaning) {
        long bytes = 2L * name.length();
        for (Place place : meaning.places()) {
            bytes += ENTRY_BYTES
                    + 2L
                            * (place.name().length()
                                    + place.asciiName().length()
                                    + place.matchedName().length());
        }
        return bytes;
    }

    long heldBytes() {
        return found.bytes();
    }
}
