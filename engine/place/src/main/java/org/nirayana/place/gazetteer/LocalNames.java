package org.nirayana.place.gazetteer;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** What countries, regions and places are called in one language; most places have no name in it. */
final class LocalNames {
    private final String language;
    private final Texts countries;
    private final Texts regions;

    /** Places with a name, by number, and where each name starts in the text. */
    private final int[] places;

    private final int[] starts;
    private final byte[] text;

    LocalNames(DataInputStream in, int countryCount, int regionCount) throws IOException {
        language = in.readUTF();
        countries = new Texts(in, countryCount);
        regions = new Texts(in, regionCount);
        int count = in.readInt();
        places = PlaceTable.ints(in, count);
        starts = PlaceTable.starts(PlaceTable.shorts(in, count));
        text = in.readNBytes(starts[count]);
    }

    /** Texts as one array of bytes: as objects, the names of regions in nine languages took two megabytes. */
    private static final class Texts {
        private final byte[] utf8;
        private final int[] starts;

        Texts(DataInputStream in, int count) throws IOException {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            starts = new int[count + 1];
            for (int i = 0; i < count; i++) {
                all.writeBytes(in.readUTF().getBytes(StandardCharsets.UTF_8));
                starts[i + 1] = all.size();
            }
            utf8 = all.toByteArray();
        }

        /** One of them; empty where there is none. */
        Optional<String> get(int index) {
            int length = starts[index + 1] - starts[index];
            return length == 0
                    ? Optional.empty()
                    : Optional.of(new String(utf8, starts[index], length, StandardCharsets.UTF_8));
        }
    }

    String language() {
        return language;
    }

    Place.Local of(int place, int region, int country) {
        int at = Arrays.binarySearch(places, place);
        Optional<String> name = at < 0
                ? Optional.empty()
                : Optional.of(new String(text, starts[at], starts[at + 1] - starts[at], StandardCharsets.UTF_8));
        return new Place.Local(name, regions.get(region), countries.get(country));
    }
}
