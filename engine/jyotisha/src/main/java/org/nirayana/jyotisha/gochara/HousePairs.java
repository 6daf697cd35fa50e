package org.nirayana.jyotisha.gochara;

import java.util.ArrayList;
import java.util.List;

/** Good houses, each with the house from which it is obstructed, or with none. */
final class HousePairs {
    /** What stands for the lack of a house. */
    static final int NONE = 0;

    private static final int HOUSES = 12;

    private final boolean[] good = new boolean[HOUSES + 1];

    /** For each house that from which it is obstructed. */
    private final int[] vedha = new int[HOUSES + 1];

    /** For each house the good one that it obstructs. */
    private final int[] obstructed = new int[HOUSES + 1];

    private final List<GoodHouse> all;

    /** @param text such as {@code 3:9 6:12}, or {@code 3 6} where nothing obstructs */
    private HousePairs(String text) {
        List<GoodHouse> found = new ArrayList<>();
        for (String pair : text.split(" ", -1)) {
            int colon = pair.indexOf(':');
            int house = Integer.parseInt(colon < 0 ? pair : pair.substring(0, colon));
            good[house] = true;
            if (colon > 0) {
                vedha[house] = Integer.parseInt(pair.substring(colon + 1));
                obstructed[vedha[house]] = house;
            }
            found.add(new GoodHouse(house, vedha[house]));
        }
        all = List.copyOf(found);
    }

    static HousePairs of(String text) {
        return new HousePairs(text);
    }

    boolean isGood(int house) {
        return good[house];
    }

    /** The house from which a good house is obstructed, or {@link #NONE}. */
    int vedhaOf(int house) {
        return vedha[house];
    }

    /** The good house that a house obstructs, or {@link #NONE}. */
    int obstructedFrom(int house) {
        return obstructed[house];
    }

    List<GoodHouse> all() {
        return all;
    }
}
