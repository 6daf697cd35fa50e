package org.nirayana.batch.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.nirayana.batch.RowField;

/**
 * Which columns of a table are read.
 *
 * @param named the columns that somebody named for a field, where they are not called as we call them
 * @param kept those that go into the output as they are, by their names
 */
public record InputColumns(Map<RowField, String> named, List<String> kept) {
    public InputColumns {
        named = Map.copyOf(named);
        kept = List.copyOf(kept);
    }

    /**
     * Where the fields stand.
     *
     * @return by the numbers of the fields, -1 for one that the table lacks
     * @throws IllegalArgumentException when a column that was named is not there
     */
    public int[] places(List<String> header) {
        int[] places = new int[RowField.ALL.size()];
        Arrays.fill(places, -1);
        for (int field = 0; field < places.length; field++) {
            RowField meant = RowField.ALL.get(field);
            String name = named.get(meant);
            if (name != null) {
                places[field] = require(header, name);
                continue;
            }
            for (String known : meant.names()) {
                for (int i = 0; i < header.size() && places[field] < 0; i++) {
                    if (header.get(i).strip().equalsIgnoreCase(known)) {
                        places[field] = i;
                    }
                }
            }
        }
        return places;
    }

    /** The fields that stand somewhere. */
    public static Set<RowField> fields(int[] places) {
        return RowField.ALL.stream()
                .filter(field -> places[field.index()] >= 0)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Where the kept columns stand. */
    public int[] keptPlaces(List<String> header) {
        return kept.stream().mapToInt(name -> require(header, name)).toArray();
    }

    private static int require(List<String> header, String name) {
        int at = header.indexOf(name);
        if (at < 0) {
            throw new IllegalArgumentException(
                    "The input has no column '" + name + "'. It has: " + String.join(", ", header) + ".");
        }
        return at;
    }
}
