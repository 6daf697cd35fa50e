package org.nirayana.place.gazetteer;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.zip.InflaterInputStream;

/**
 * The places as columns of numbers, their names as one text, and the index of the names.
 *
 * <p>Places are in the order of their population, the greatest first. An entry of the index packs which place it is about,
 * what kind of match it is and which of the place's names it belongs to.
 */
final class PlaceTable {
    static final String MAGIC = "NiraPL1\n";

    /** Coordinates are whole numbers of this fraction of a degree, a metre or so, which is what GeoNames has. */
    static final double UNITS_PER_DEGREE = 1e5;

    static final int NAME = 0;
    static final int ALTERNATIVE = 1;
    static final int LATER_WORD = 2;

    /** So many names at most has a place: its own, the one in ASCII, and alternatives. */
    static final int MAX_NAMES = 256;

    /** A place that bears the name itself counts for so much against one of which it is an alternative name. */
    private static final long OWN_NAME_WEIGHT = 100;

    private record Country(String code, String name) {}

    private record Region(Country country, Optional<String> name, String folded) {}

    private final List<Region> regions;
    private final List<String> zones;
    private final int[] latitudes;
    private final int[] longitudes;
    private final int[] populations;
    private final short[] regionOf;
    private final short[] zoneOf;

    /** Names in UTF-8, each ended by a line feed; an empty second one says that the first is ASCII already. */
    private final byte[] texts;

    private final int[] textStarts;
    private final Names names;
    private final int[] entries;

    private PlaceTable(DataInputStream in) throws IOException {
        List<Country> countries = new ArrayList<>();
        List<String> countryWords = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            countries.add(new Country(in.readUTF(), in.readUTF()));
            countryWords.add(in.readUTF());
        }
        regions = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            int country = in.readUnsignedShort();
            String name = in.readUTF();
            // Words begin after a space, the first too.
            String folded = " " + Folding.fold(name) + " " + countryWords.get(country);
            regions.add(
                    new Region(countries.get(country), name.isEmpty() ? Optional.empty() : Optional.of(name), folded));
        }
        zones = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            zones.add(in.readUTF());
        }
        int size = in.readInt();
        latitudes = ints(in, size);
        longitudes = ints(in, size);
        populations = ints(in, size);
        regionOf = shorts(in, size);
        zoneOf = shorts(in, size);
        textStarts = starts(shorts(in, size));
        texts = in.readNBytes(textStarts[size]);
        int blocks = in.readInt();
        int[] keyStarts = starts(shorts(in, blocks));
        int[] firstEntries = starts(shorts(in, blocks));
        names = new Names(in.readNBytes(keyStarts[blocks]), keyStarts, firstEntries);
        entries = ints(in, firstEntries[blocks]);
        if (in.read() >= 0) {
            throw new IOException("the gazetteer is longer than it says");
        }
    }

    static PlaceTable builtIn() {
        try (InputStream in = PlaceTable.class.getResourceAsStream("gazetteer.bin")) {
            if (in == null) {
                throw new IllegalStateException("the gazetteer is missing from the program");
            }
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static PlaceTable read(InputStream in) throws IOException {
        byte[] magic = in.readNBytes(MAGIC.length());
        if (!new String(magic, StandardCharsets.US_ASCII).equals(MAGIC)) {
            throw new IOException("not a gazetteer");
        }
        return new PlaceTable(new DataInputStream(new BufferedInputStream(new InflaterInputStream(in), 1 << 16)));
    }

    private static int[] ints(DataInputStream in, int count) throws IOException {
        int[] numbers = new int[count];
        ByteBuffer.wrap(whole(in, 4 * count)).asIntBuffer().get(numbers);
        return numbers;
    }

    private static short[] shorts(DataInputStream in, int count) throws IOException {
        short[] numbers = new short[count];
        ByteBuffer.wrap(whole(in, 2 * count)).asShortBuffer().get(numbers);
        return numbers;
    }

    private static byte[] whole(DataInputStream in, int length) throws IOException {
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return bytes;
    }

    /** Where things of these lengths start, one after the other, and where the last ends. */
    private static int[] starts(short[] lengths) {
        int[] starts = new int[lengths.length + 1];
        for (int i = 0; i < lengths.length; i++) {
            starts[i + 1] = starts[i] + Short.toUnsignedInt(lengths[i]);
        }
        return starts;
    }

    static int entry(int place, int kind, int name) {
        return place << 10 | kind << 8 | name;
    }

    int size() {
        return populations.length;
    }

    List<Place> find(String text, int limit) {
        return find(text, limit, false);
    }

    /** Those of which the text is a whole name. */
    List<Place> named(String text, int limit) {
        return find(text, limit, true);
    }

    private List<Place> find(String text, int limit, boolean whole) {
        String[] parts = text.split(",", -1);
        byte[] prefix = Folding.fold(parts[0]).getBytes(StandardCharsets.UTF_8);
        if (prefix.length == 0) {
            return List.of();
        }
        Optional<BitSet> wanted = regionsNamed(parts);
        Names.Range range = names.startingWith(prefix);
        Best best = new Best(limit);
        for (int i = range.start(); i < (whole ? range.exactEnd() : range.end()); i++) {
            int entry = entries[i];
            if (whole && (entry >>> 8 & 3) == LATER_WORD) {
                continue;
            }
            long rank = rank(entry, i < range.exactEnd());
            if (best.wants(rank) && isIn(wanted, entry >>> 10)) {
                best.add(rank, entry);
            }
        }
        List<Place> found = new ArrayList<>(best.size());
        for (int i = 0; i < best.size(); i++) {
            found.add(place(best.entry(i)));
        }
        return found;
    }

    /** The lower the better. */
    private long rank(int entry, boolean exact) {
        int place = entry >>> 10;
        int kind = entry >>> 8 & 3;
        if (exact && kind != LATER_WORD) {
            // Madras is Chennai rather than a town in Oregon, but New Delhi is not Delhi.
            long weight = kind == NAME ? OWN_NAME_WEIGHT : 1;
            return ((1L << 32) - weight * populations[place]) << 21 | place;
        }
        return (kind == NAME ? 1L : 2L) << 60 | place;
    }

    private boolean isIn(Optional<BitSet> wanted, int place) {
        return wanted.isEmpty() || wanted.get().get(Short.toUnsignedInt(regionOf[place]));
    }

    /** Which regions every part after the first speaks of; empty: no part says anything. */
    private Optional<BitSet> regionsNamed(String[] parts) {
        Optional<BitSet> all = Optional.empty();
        for (int i = 1; i < parts.length; i++) {
            String word = " " + Folding.fold(parts[i]);
            if (word.length() > 1) {
                BitSet named = new BitSet(regions.size());
                for (int r = 0; r < regions.size(); r++) {
                    named.set(r, regions.get(r).folded().contains(word));
                }
                all.ifPresent(named::and);
                all = Optional.of(named);
            }
        }
        return all;
    }

    private Place place(int entry) {
        int place = entry >>> 10;
        String name = name(place, 0);
        String ascii = name(place, 1);
        Region region = regions.get(Short.toUnsignedInt(regionOf[place]));
        return new Place(
                name,
                ascii.isEmpty() ? name : ascii,
                name(place, entry & 255),
                region.country().name(),
                region.country().code(),
                region.name(),
                latitudes[place] / UNITS_PER_DEGREE,
                longitudes[place] / UNITS_PER_DEGREE,
                zones.get(zoneOf[place]),
                populations[place]);
    }

    private String name(int place, int which) {
        int start = textStarts[place];
        for (int skipped = 0; skipped < which; start++) {
            if (texts[start] == '\n') {
                skipped++;
            }
        }
        int end = start;
        while (texts[end] != '\n') {
            end++;
        }
        return new String(texts, start, end - start, StandardCharsets.UTF_8);
    }

    /** Every name of a place, to look for what the index may have missed. */
    List<String> namesOf(int place) {
        String all =
                new String(texts, textStarts[place], textStarts[place + 1] - textStarts[place], StandardCharsets.UTF_8);
        List<String> given = new ArrayList<>(List.of(all.split("\n", -1)));
        // After the last line feed comes nothing.
        given.remove(given.size() - 1);
        if (given.get(1).isEmpty()) {
            given.remove(1);
        }
        return given;
    }

    /** A place by its number, matched by its own name. */
    Place place(int place, int name) {
        return place(entry(place, NAME, name));
    }

    /** The best so far, no place twice, as a sorted list of fixed size. */
    private static final class Best {
        private final long[] ranks;
        private final int[] entries;
        private int size;

        Best(int limit) {
            ranks = new long[limit];
            entries = new int[limit];
        }

        int size() {
            return size;
        }

        int entry(int i) {
            return entries[i];
        }

        boolean wants(long rank) {
            return size < ranks.length || rank < ranks[size - 1];
        }

        void add(long rank, int entry) {
            int at = 0;
            while (at < size && ranks[at] <= rank) {
                if (entries[at] >>> 10 == entry >>> 10) {
                    return;
                }
                at++;
            }
            int end = at;
            while (end < size && entries[end] >>> 10 != entry >>> 10) {
                end++;
            }
            // The worse match of the same place makes room, else the last.
            if (end == size && size < ranks.length) {
                size++;
            }
            end = Math.min(end, size - 1);
            System.arraycopy(ranks, at, ranks, at + 1, end - at);
            System.arraycopy(entries, at, entries, at + 1, end - at);
            ranks[at] = rank;
            entries[at] = entry;
        }
    }
}
