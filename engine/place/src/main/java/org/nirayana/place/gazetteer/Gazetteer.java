package org.nirayana.place.gazetteer;

import java.util.List;

/**
 * Finds places by their names, from a table inside the program; immutable, for any thread.
 *
 * <p>The table is read when first needed, in some tens of milliseconds; {@link #warmUp} does it beforehand.
 */
public final class Gazetteer {
    /** What the licence of the data asks to be said wherever it is shown. */
    public static final String ATTRIBUTION =
            "Place data (c) GeoNames, https://www.geonames.org/, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/";

    private Gazetteer() {}

    /** The table of the program; nothing is read yet. */
    public static Gazetteer builtIn() {
        return new Gazetteer();
    }

    /** Reads the table now, so that no request waits for it. */
    public void warmUp() {
        find("a", 1);
    }

    /**
     * The best matches of the beginning of a name, best first.
     *
     * <p>A whole name comes before the beginning of a place's own name, that before the beginning of a later word or of an
     * alternative name, and of one kind the more populous place comes first. What follows a comma narrows the search to
     * countries and regions with a word that starts so: {@code Springfield, Ill}.
     *
     * @param limit the most matches that are wanted
     */
    public List<Place> find(String text, int limit) {
        return Table.PLACES.find(text, limit);
    }

    /**
     * The places that are called so, best first: unlike {@link #find}, which also takes the beginning of a name.
     *
     * <p>The more populous place comes first, but one that bears the name itself counts for a hundred times its people
     * against one of which it is another name: Paris is in France, and Madras is Chennai. What follows a comma narrows the
     * search as in {@link #find}.
     *
     * @param limit the most matches that are wanted
     */
    public List<Place> named(String text, int limit) {
        return Table.PLACES.named(text, limit);
    }

    /** How many places there are. */
    public int size() {
        return Table.PLACES.size();
    }

    /** Read at first use, once, by the rules of class initialisation. */
    private static final class Table {
        static final PlaceTable PLACES = PlaceTable.builtIn();
    }
}
