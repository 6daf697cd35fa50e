package org.nirayana.place.gazetteer;

import java.util.ArrayList;
import java.util.List;

/**
 * Which place a name means, by the rule of <em>ten times</em>.
 *
 * <p>The first place of a name is the one that {@link Gazetteer#named} has first. It alone is meant when it has at least {@value
 * #TIMES} times the people of every other place of that name: Paris is in France, for Paris in Texas has an eightieth of its people; but
 * Salem may be in Tamil Nadu or in Oregon. Two things are judged more mildly:
 *
 * <ul>
 *   <li>a place of which it is only another name counts against one that bears it itself when it has half as many people again: Kochi may
 *       be in Japan or in Kerala, but Philadelphia is not Amman, and Salem not Jerusalem;
 *   <li>a place within {@value #SAME_TOWN_KM} km of the first is the same town: New Delhi and Delhi.
 * </ul>
 *
 * <p>A population that is not known counts as {@value #UNKNOWN_POPULATION}.
 *
 * @param places those that may be meant, the first of the name first, at most {@value #MOST}: one where the name is clear, none where no
 *     place is called so
 */
public record PlaceMeaning(List<Place> places) {
    static final int TIMES = 10;
    static final int SAME_TOWN_KM = 30;
    static final int UNKNOWN_POPULATION = 1_000;
    static final int MOST = 12;

    /** So many places of a name are looked at: the others have fewer people. */
    static final int LOOKED_AT = 64;

    private static final double KM_PER_DEGREE = 111.2;

    public PlaceMeaning {
        places = List.copyOf(places);
    }

    /** @param named all places of a name, best first */
    static PlaceMeaning of(List<Place> named) {
        List<Place> meant = new ArrayList<>();
        for (Place place : named) {
            if (meant.size() < MOST && (meant.isEmpty() || isRival(place, meant.get(0)))) {
                meant.add(place);
            }
        }
        return new PlaceMeaning(meant);
    }

    private static boolean isRival(Place other, Place first) {
        if (kilometres(other, first) <= SAME_TOWN_KM) {
            return false;
        }
        return (bearsItself(first) && !bearsItself(other))
                ? 2 * people(other) > 3 * people(first)
                : TIMES * people(other) > people(first);
    }

    private static boolean bearsItself(Place place) {
        return place.matchedName().equals(place.name()) || place.matchedName().equals(place.asciiName());
    }

    private static long people(Place place) {
        return place.population() == 0 ? UNKNOWN_POPULATION : place.population();
    }

    private static double kilometres(Place one, Place other) {
        double east = (one.longitude() - other.longitude())
                * Math.cos(Math.toRadians((one.latitude() + other.latitude()) / 2));
        return KM_PER_DEGREE * Math.hypot(east, one.latitude() - other.latitude());
    }

    /** Whether several places may be meant. */
    public boolean isAmbiguous() {
        return places.size() > 1;
    }
}
