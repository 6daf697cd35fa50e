package org.nirayana.place.gazetteer;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What countries, regions and places are called in one language; most places have no name in it. */
final class LocalNames {
    private final String language;
    private final List<String> countries;
    private final List<String> regions;

    /** Places with a name, by number, and where each name starts in the text. */
    private final int[] places;

    private final int[] starts;
    private final byte[] text;

    LocalNames(DataInputStream in, int countryCount, int regionCount) throws IOException {
        language = in.readUTF();
        countries = texts(in, countryCount);
        regions = texts(in, regionCount);
        int count = in.readInt();
        places = PlaceTable.ints(in, count);
        starts = PlaceTable.starts(PlaceTable.shorts(in, count));
        text = in.readNBytes(starts[count]);
    }

    private static List<String> texts(DataInputStream in, int count) throws IOException {
        List<String> texts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            texts.add(in.readUTF());
        }
        return texts;
    }

    String language() {
        return language;
    }

    Place.Local of(int place, int region, int country) {
        int at = Arrays.binarySearch(places, place);
        Optional<String> name = at < 0
                ? Optional.empty()
                : Optional.of(new String(text, starts[at], starts[at + 1] - starts[at], StandardCharsets.UTF_8));
        return new Place.Local(name, given(regions.get(region)), given(countries.get(country)));
    }

    private static Optional<String> given(String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(name);
    }
}
