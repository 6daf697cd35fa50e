package org.nirayana.place.gazetteer;

import java.util.List;

/**
 * Finds places by their names, from tables inside the program; immutable, for any thread.
 *
 * <p>The tables are read when first needed, in some hundred milliseconds; {@link #warmUp} does it beforehand.
 */
public final class Gazetteer {
    /** What the licence of the data asks to be said wherever it is shown. */
    public static final String ATTRIBUTION =
            "Place data (c) GeoNames, https://www.geonames.org/, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/";

    /** The same for the post offices, for answers that have any. */
    public static final String POST_OFFICE_ATTRIBUTION =
            "Post offices: Department of Posts, Government of India, All India Pincode Directory, https://www.data.gov.in/,"
                    + " Government Open Data License - India";

    private Gazetteer() {}

    /** The tables of the program; nothing is read yet. */
    public static Gazetteer builtIn() {
        return new Gazetteer();
    }

    /** Reads the tables now, so that no request waits for it. */
    public void warmUp() {
        find("a", 1);
    }

    /** {@link #find(String, int, String)} without names in another language. */
    public List<Place> find(String text, int limit) {
        return find(text, limit, "");
    }

    /**
     * The best matches of the beginning of a name, best first.
     *
     * <p>Of towns, a whole name comes before the beginning of a place's own name, that before the beginning of a later word
     * or of an alternative name, and of one kind the more populous place comes first. What follows a comma narrows the
     * search to countries and regions with a word that starts so: {@code Springfield, Ill}; without a comma the last words
     * do so if nothing is called by all of them: {@code madurai tamil nadu}. Post offices of India follow, which are in its
     * villages too, and six digits are their PIN code. Where no town's name begins so, names with a slip or two in them are
     * looked for: {@code Maduri}.
     *
     * @param limit the most matches that are wanted
     * @param language code of the language for {@link Place#local}
     */
    public List<Place> find(String text, int limit, String language) {
        return Tables.SEARCH.find(text, limit, language);
    }

    /** The towns whose name begins so, best first: no villages, no slips. */
    public List<Place> towns(String text, int limit) {
        return Tables.SEARCH.towns(text, limit);
    }

    /**
     * The places that are called so, best first: unlike {@link #find}, which also takes the beginning of a name.
     *
     * <p>The more populous place comes first, but one that bears the name itself counts for a hundred times its people
     * against one of which it is another name: Paris is in France, and Madras is Chennai. What follows a comma narrows the
     * search as in {@link #find}. Only towns are named here: of a name, India has many villages.
     *
     * @param limit the most matches that are wanted
     */
    public List<Place> named(String text, int limit) {
        return Tables.SEARCH.named(text, limit);
    }

    /**
     * Which place a name means, or which places it may mean: {@link PlaceMeaning} has the rule. The name is read as by {@link #named}, so
     * that {@code Salem, Oregon} says which.
     */
    public PlaceMeaning meaning(String text) {
        return PlaceMeaning.of(named(text, PlaceMeaning.LOOKED_AT));
    }

    /** How many places there are. */
    public int size() {
        return Tables.SEARCH.size();
    }

    /** Read at first use, once, by the rules of class initialisation. */
    private static final class Tables {
        static final PlaceSearch SEARCH = new PlaceSearch(PlaceTable.towns(), PlaceTable.postOffices());
    }
}
