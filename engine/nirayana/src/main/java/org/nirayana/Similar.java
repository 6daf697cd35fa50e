package org.nirayana;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;

/** What somebody may have meant who wrote a name that there is not. */
final class Similar {
    private static final int LIMIT = 5;

    /** So many places with the same beginning are compared. */
    private static final int CANDIDATES = 2_000;

    private Similar() {}

    /** The names that differ least, at most five; of equal ones those that come first. */
    static List<String> names(Collection<String> names, String written) {
        return nearest(names, name -> name, written);
    }

    /**
     * The places whose names differ least, at most five, of equal ones the more populous. Typing goes wrong seldom at the
     * beginning, so those are compared that share as much of it as any does; what follows a comma is left aside, for it may
     * be what is wrong.
     */
    static List<Place> places(Gazetteer gazetteer, String written) {
        String name = written.split(",", -1)[0].strip();
        Map<Place, String> candidates = new LinkedHashMap<>();
        for (int length = name.codePointCount(0, name.length()); length > 0; length--) {
            String beginning = name.substring(0, name.offsetByCodePoints(0, length));
            for (Place place : gazetteer.towns(beginning, CANDIDATES)) {
                candidates.putIfAbsent(place, place.matchedName());
            }
            List<Place> near = nearest(candidates.keySet(), candidates::get, name);
            if (!near.isEmpty()) {
                return near;
            }
        }
        return List.of();
    }

    private static <T> List<T> nearest(Collection<T> things, Function<T, String> nameOf, String written) {
        String query = plain(written);
        // A third of the letters may be wrong; then a name is another one.
        int most = Math.max(1, query.length() / 3);
        Map<T, Integer> distances = new LinkedHashMap<>();
        for (T thing : things) {
            int distance = distance(plain(nameOf.apply(thing)), query);
            if (distance <= most) {
                distances.put(thing, distance);
            }
        }
        List<T> near = new ArrayList<>(distances.keySet());
        near.sort(Comparator.comparing(distances::get));
        return near.subList(0, Math.min(LIMIT, near.size()));
    }

    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("[\\u0300-\\u036f]", "")
                .toLowerCase(Locale.ROOT);
    }

    /** How many letters must be put in, left out or replaced to make one of the other (Levenshtein). */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], row[j]));
            }
        }
        return row[b.length()];
    }
}
