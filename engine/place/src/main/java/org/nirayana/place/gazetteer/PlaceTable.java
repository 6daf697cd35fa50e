package org.nirayana.place.gazetteer;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.InflaterInputStream;

/**
 * Places as columns of numbers, their names as one text, the index of the names, and names in languages.
 *
 * <p>Places are in the order of their population, the greatest first. An entry of the index packs which place it is about,
 * what kind of match it is and which of the place's names it belongs to.
 */
final class PlaceTable {
    static final String MAGIC = "NiraPL2\n";

    /** Coordinates are whole numbers of this fraction of a degree, a metre or so, which is what GeoNames has. */
    static final double UNITS_PER_DEGREE = 1e5;

    static final int NAME = 0;
    static final int ALTERNATIVE = 1;
    static final int LATER_WORD = 2;

    /** So many names at most has a place: its own, the one in ASCII, and alternatives. */
    static final int MAX_NAMES = 256;

    /** A place that bears the name itself counts for so much against one of which it is an alternative name. */
    private static final long OWN_NAME_WEIGHT = 100;

    /** A town of so many people may be meant by the later words of its name, as New Delhi is by Delhi. */
    private static final int LARGE = 100_000;

    private record Country(String code, String name) {}

    private record Region(
            Country country, int countryNumber, Optional<String> name, Optional<String> district, String folded) {}

    /** Where the postal code stands among the names of a place that has one. */
    static final int CODE = 2;

    private final boolean isCoded;
    private final List<Region> regions;

    /** By each word that may be typed for a region, which regions it is of. */
    private final NavigableMap<String, List<Integer>> regionWords = new TreeMap<>();

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

    private final List<LocalNames> local = new ArrayList<>();

    private PlaceTable(DataInputStream in) throws IOException {
        isCoded = in.readBoolean();
        List<Country> countries = new ArrayList<>();
        List<String> countryWords = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            countries.add(new Country(in.readUTF(), in.readUTF()));
            countryWords.add(in.readUTF());
        }
        regions = new ArrayList<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            int country = in.readUnsignedShort();
            Optional<String> name = text(in);
            Optional<String> district = text(in);
            String words = in.readUTF();
            // Words begin after a space, the first too.
            String folded = " " + words + " " + countryWords.get(country);
            for (String word : new HashSet<>(List.of(folded.strip().split(" +", -1)))) {
                regionWords.computeIfAbsent(word, first -> new ArrayList<>()).add(regions.size());
            }
            regions.add(new Region(countries.get(country), country, name, district, folded));
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
        for (int count = in.readUnsignedByte(); count > 0; count--) {
            local.add(new LocalNames(in, countries.size(), regions.size()));
        }
        if (in.read() >= 0) {
            throw new IOException("the gazetteer is longer than it says");
        }
    }

    /** Towns of the whole world, of GeoNames. */
    static PlaceTable towns() {
        return builtIn("gazetteer.bin");
    }

    /** Post offices of India, which are in its villages too. */
    static PlaceTable postOffices() {
        return builtIn("post-offices.bin");
    }

    private static PlaceTable builtIn(String file) {
        try (InputStream in = PlaceTable.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is missing from the program");
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

    private static Optional<String> text(DataInputStream in) throws IOException {
        String text = in.readUTF();
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    static int[] ints(DataInputStream in, int count) throws IOException {
        int[] numbers = new int[count];
        ByteBuffer.wrap(whole(in, 4 * count)).asIntBuffer().get(numbers);
        return numbers;
    }

    static short[] shorts(DataInputStream in, int count) throws IOException {
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
    static int[] starts(short[] lengths) {
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

    /** The places whose name begins so, best first, as entries. */
    int[] beginning(String name, Optional<BitSet> filter, int limit) {
        return find(name, filter, limit, false);
    }

    /** The places that are called so, best first, as entries. */
    int[] whole(String name, Optional<BitSet> filter, int limit) {
        return find(name, filter, limit, true);
    }

    private int[] find(String name, Optional<BitSet> filter, int limit, boolean whole) {
        byte[] prefix = name.getBytes(StandardCharsets.UTF_8);
        if (prefix.length == 0) {
            return new int[0];
        }
        Names.Range range = names.startingWith(prefix);
        Best best = new Best(limit);
        for (int i = range.start(); i < (whole ? range.exactEnd() : range.end()); i++) {
            int entry = entries[i];
            if (whole && kind(entry) == LATER_WORD) {
                continue;
            }
            long rank = rank(entry, i < range.exactEnd());
            if (best.wants(rank) && isIn(filter, placeOf(entry))) {
                best.add(rank, entry);
            }
        }
        return best.entries();
    }

    /**
     * The places whose name is nearest to one with a slip in it, as entries: the fewer slips the better, then a whole name
     * before a beginning, then the more populous place.
     */
    int[] near(String name, Optional<BitSet> filter, int limit) {
        int[] letters = name.codePoints().toArray();
        int most = Slips.allowed(letters.length);
        if (most == 0) {
            return new int[0];
        }
        Best best = new Best(limit);
        byte[] first = Character.toString(letters[0]).getBytes(StandardCharsets.UTF_8);
        names.near(first, new Slips(letters), (start, end, whole, beginning) -> {
            if (whole <= most || beginning <= most) {
                addNear(best, start, end, Math.min(2 * whole, 2 * beginning + 1), filter);
            }
        });
        for (String other : OtherFirstLetter.of(name)) {
            Names.Range range = names.whole(other.getBytes(StandardCharsets.UTF_8));
            addNear(best, range.start(), range.exactEnd(), 2, filter);
        }
        return best.entries();
    }

    private void addNear(Best best, int start, int end, int far, Optional<BitSet> filter) {
        for (int i = start; i < end; i++) {
            int entry = entries[i];
            long rank = (long) far << 32 | placeOf(entry);
            if (kind(entry) != LATER_WORD && best.wants(rank) && isIn(filter, placeOf(entry))) {
                best.add(rank, entry);
            }
        }
    }

    static int placeOf(int entry) {
        return entry >>> 10;
    }

    private static int kind(int entry) {
        return entry >>> 8 & 3;
    }

    /** The lower the better. */
    private long rank(int entry, boolean exact) {
        int place = placeOf(entry);
        int kind = kind(entry);
        if (exact && (kind != LATER_WORD || populations[place] >= LARGE)) {
            // Madras is Chennai rather than a town in Oregon, and by Delhi New Delhi is meant rather than Dili.
            long weight = kind == NAME ? OWN_NAME_WEIGHT : 1;
            return ((1L << 32) - weight * populations[place]) << 21 | place;
        }
        return (kind == NAME ? 1L : 2L) << 60 | place;
    }

    private boolean isIn(Optional<BitSet> filter, int place) {
        return filter.isEmpty() || filter.get().get(Short.toUnsignedInt(regionOf[place]));
    }

    /** Which regions every one of the folded texts speaks of; empty: none says anything. */
    Optional<BitSet> regionsNamed(List<String> texts) {
        Optional<BitSet> all = Optional.empty();
        for (String text : texts) {
            if (!text.isEmpty()) {
                BitSet named = regionsNamed(text);
                all.ifPresent(named::and);
                all = Optional.of(named);
            }
        }
        return all;
    }

    /** The regions with a word that starts so, or with words that do one after the other. */
    private BitSet regionsNamed(String text) {
        BitSet named = new BitSet(regions.size());
        int space = text.indexOf(' ');
        String first = space < 0 ? text : text.substring(0, space);
        for (var word : regionWords.tailMap(first).entrySet()) {
            if (!word.getKey().startsWith(first)) {
                break;
            }
            for (int region : word.getValue()) {
                if (space < 0 || regions.get(region).folded().contains(" " + text)) {
                    named.set(region);
                }
            }
        }
        return named;
    }

    /** The place of an entry, with its names in a language of which this is the number, if not negative. */
    Place place(int entry, int language) {
        int place = placeOf(entry);
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
                populations[place],
                region.district(),
                isCoded ? Optional.of(name(place, CODE)) : Optional.empty(),
                language < 0
                        ? Place.Local.NONE
                        : local.get(language).of(place, regionOf[place], region.countryNumber()));
    }

    /** The number of a language among those with names of places, or -1. */
    int language(String code) {
        for (int i = 0; i < local.size(); i++) {
            if (local.get(i).language().equals(code)) {
                return i;
            }
        }
        return -1;
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
    Place numbered(int place) {
        return place(entry(place, NAME, 0), -1);
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

        int[] entries() {
            return Arrays.copyOf(entries, size);
        }

        boolean wants(long rank) {
            return size < ranks.length || rank < ranks[size - 1];
        }

        void add(long rank, int entry) {
            int at = 0;
            while (at < size && ranks[at] <= rank) {
                if (placeOf(entries[at]) == placeOf(entry)) {
                    return;
                }
                at++;
            }
            int end = at;
            while (end < size && placeOf(entries[end]) != placeOf(entry)) {
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
