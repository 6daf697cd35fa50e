package org.nirayana.place.gazetteer;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Makes the gazetteer from the list of towns that GeoNames publishes.
 *
 * <p>Run once for each new list; the recipe stands in {@code docs/adr/0083}. Arguments: {@code cities500.txt}, the names
 * of regions ({@code admin1.json}), the names of countries ({@code territories.json} of CLDR), and the file to write.
 */
final class MakeGazetteer {
    /** Towns from this population are taken, of the countries below all that the list has. */
    private static final int MIN_POPULATION = 5000;

    private static final Set<String> TAKEN_WHOLE = Set.of("IN", "NP", "BT", "BD", "LK", "PK", "MV");

    /** Places that are no more. */
    private static final Set<String> GONE = Set.of("PPLH", "PPLQ", "PPLW", "PPLCH");

    /** Seats of a government are taken whatever their population. */
    private static final Set<String> SEATS = Set.of("PPLC", "PPLG", "PPLA");

    /** The scripts besides Latin whose names are kept. */
    private static final Set<Character.UnicodeScript> INDIAN = Set.of(
            Character.UnicodeScript.DEVANAGARI,
            Character.UnicodeScript.BENGALI,
            Character.UnicodeScript.GURMUKHI,
            Character.UnicodeScript.GUJARATI,
            Character.UnicodeScript.ORIYA,
            Character.UnicodeScript.TAMIL,
            Character.UnicodeScript.TELUGU,
            Character.UnicodeScript.KANNADA,
            Character.UnicodeScript.MALAYALAM,
            Character.UnicodeScript.SINHALA);

    private record Town(
            String name,
            String ascii,
            List<String> alternatives,
            int latitude,
            int longitude,
            int population,
            String country,
            String region,
            String zone) {}

    private final TimeZones timeZones = TimeZones.builtIn();
    private final Map<String, String> regionNames = new HashMap<>();
    private final Map<String, String> countryNames = new HashMap<>();
    private final Map<String, Set<String>> countryWords = new HashMap<>();
    private final List<Town> towns = new ArrayList<>();
    private final Map<ZoneRules, Set<String>> countriesByClock = new HashMap<>();
    private int zonesUnlikeMap;

    public static void main(String[] arguments) throws IOException {
        var making = new MakeGazetteer();
        making.readRegions(Path.of(arguments[1]));
        making.readCountries(Path.of(arguments[2]));
        making.readTowns(Path.of(arguments[0]));
        byte[] table = making.make();
        Files.write(Path.of(arguments[3]), table);
        System.out.println(table.length + " bytes");
    }

    private void readRegions(Path file) throws IOException {
        for (JsonNode region : new ObjectMapper().readTree(Files.readString(file))) {
            regionNames.put(region.path("code").asString(), region.path("name").asString());
        }
    }

    private void readCountries(Path file) throws IOException {
        new ObjectMapper()
                .readTree(Files.readString(file))
                .path("main")
                .path("en")
                .path("localeDisplayNames")
                .path("territories")
                .properties()
                .forEach(territory -> {
                    // Besides "US" there are "US-alt-short" and the like: words to find it by.
                    String code = territory.getKey().substring(0, 2);
                    String name = territory.getValue().asString();
                    if (territory.getKey().length() == 2) {
                        countryNames.put(code, name);
                    }
                    countryWords
                            .computeIfAbsent(code, c -> new LinkedHashSet<>())
                            .add(Folding.fold(name));
                });
    }

    private void readTowns(Path file) throws IOException {
        List<String[]> rows = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String[] row = line.split("\t", -1);
            rows.add(row);
            countriesByClock
                    .computeIfAbsent(timeZones.named(row[17]).orElseThrow().rules(), rules -> new HashSet<>())
                    .add(row[8]);
        }
        for (String[] row : rows) {
            int population = Integer.parseInt(row[14]);
            String kind = row[7];
            String country = row[8];
            boolean taken = population >= MIN_POPULATION || SEATS.contains(kind) || TAKEN_WHOLE.contains(country);
            if (taken && !GONE.contains(kind)) {
                double latitude = Double.parseDouble(row[4]);
                double longitude = Double.parseDouble(row[5]);
                towns.add(new Town(
                        row[1],
                        ascii(row[1], row[2]),
                        alternatives(row[1], row[2], row[3].split(",")),
                        (int) Math.rint(latitude * PlaceTable.UNITS_PER_DEGREE),
                        (int) Math.rint(longitude * PlaceTable.UNITS_PER_DEGREE),
                        population,
                        country,
                        country + "." + row[10],
                        zone(row, latitude, longitude)));
            }
        }
        // Stable, and the list is in the order of GeoNames' numbers: the same file always makes the same table.
        towns.sort(Comparator.comparingInt(Town::population).reversed());
    }

    /**
     * The zone of our map, as for a request with coordinates alone, unless all towns of that zone are of other countries:
     * a town at a border keeps the clock of its country, whatever its coordinates say.
     */
    private String zone(String[] row, double latitude, double longitude) {
        Zone mapped = timeZones.at(latitude, longitude);
        Zone given = timeZones.named(row[17]).orElseThrow();
        Set<String> countries = countriesByClock.get(mapped.rules());
        if (countries == null || countries.contains(row[8])) {
            return mapped.name();
        }
        zonesUnlikeMap++;
        return given.name();
    }

    /** GeoNames' own; the few that are missing or not quite in ASCII are made from the name. */
    private static String ascii(String name, String given) {
        String whole = given.isEmpty() ? name : given;
        String plain = Normalizer.normalize(whole, Normalizer.Form.NFKD)
                .replace("œ", "oe")
                .replace("”", "\"")
                .replaceAll("\\p{M}", "");
        if (!plain.chars().allMatch(c -> c < 128)) {
            throw new IllegalStateException("not in ASCII: " + plain);
        }
        return plain;
    }

    /** Names in Latin or Indian letters that find the place by something its own name does not. */
    private static List<String> alternatives(String name, String ascii, String[] given) {
        Set<String> keys = new LinkedHashSet<>(List.of(Folding.fold(name), Folding.fold(ascii)));
        List<String> kept = new ArrayList<>();
        for (String alternative : given) {
            String key = Folding.fold(alternative);
            boolean usable = key.length() > 1 && (isIndian(alternative) || isLatinName(alternative));
            boolean known = keys.stream().anyMatch(other -> isFoundBy(other, key));
            if (usable && !known && kept.size() < PlaceTable.MAX_NAMES - 2) {
                keys.add(key);
                kept.add(alternative);
            }
        }
        return kept;
    }

    /**
     * The beginning of another name is found by that, and an ending of two letters more is nothing people type; but whole
     * words are a name of their own: New York is more than the beginning of New York City.
     */
    private static boolean isFoundBy(String other, String key) {
        return other.equals(key)
                || (other.startsWith(key) && other.charAt(key.length()) != ' ')
                || (key.startsWith(other) && key.length() <= other.length() + 2);
    }

    private static boolean isIndian(String name) {
        Set<Character.UnicodeScript> scripts = scripts(name);
        return scripts.size() == 1 && INDIAN.containsAll(scripts);
    }

    /** Not a transliteration by machine, which GeoNames has in small letters, and not the code of an airport. */
    private static boolean isLatinName(String name) {
        boolean code = name.length() <= 4 && name.equals(name.toUpperCase(Locale.ROOT));
        return scripts(name).equals(Set.of(Character.UnicodeScript.LATIN))
                && !Character.isLowerCase(name.codePointAt(0))
                && !code;
    }

    private static Set<Character.UnicodeScript> scripts(String name) {
        Set<Character.UnicodeScript> scripts = new LinkedHashSet<>();
        name.codePoints().filter(Character::isLetter).forEach(c -> scripts.add(Character.UnicodeScript.of(c)));
        return scripts;
    }

    private byte[] make() throws IOException {
        Map<String, Integer> countries = new LinkedHashMap<>();
        Map<String, Integer> regions = new LinkedHashMap<>();
        Map<String, Integer> zones = new LinkedHashMap<>();
        int unnamedRegions = 0;
        for (Town town : towns) {
            countries.putIfAbsent(town.country(), countries.size());
            regions.putIfAbsent(regionKey(town), regions.size());
            zones.putIfAbsent(town.zone(), zones.size());
            unnamedRegions += regionNames.containsKey(town.region()) ? 0 : 1;
        }
        var packed = new ByteArrayOutputStream();
        packed.write(PlaceTable.MAGIC.getBytes(StandardCharsets.US_ASCII));
        try (var out = new DataOutputStream(
                new DeflaterOutputStream(packed, new Deflater(Deflater.BEST_COMPRESSION), 1 << 16))) {
            out.writeShort(countries.size());
            for (String code : countries.keySet()) {
                out.writeUTF(code);
                out.writeUTF(Optional.ofNullable(countryNames.get(code)).orElseThrow());
                out.writeUTF(words(code));
            }
            out.writeShort(regions.size());
            for (String key : regions.keySet()) {
                out.writeShort(countries.get(key.substring(0, 2)));
                out.writeUTF(regionNames.getOrDefault(key, ""));
            }
            out.writeShort(zones.size());
            for (String zone : zones.keySet()) {
                out.writeUTF(zone);
            }
            writeTowns(out, regions, zones);
            int entries = writeIndex(out);
            System.out.println(towns.size() + " places in " + countries.size() + " countries, " + regions.size()
                    + " regions, " + zones.size() + " time zones; " + entries + " entries in the index");
        }
        System.out.println("without the name of a region: " + unnamedRegions);
        System.out.println("with another clock than on our map: " + zonesUnlikeMap);
        return packed.toByteArray();
    }

    private String regionKey(Town town) {
        return regionNames.containsKey(town.region()) ? town.region() : town.country() + ".";
    }

    private String words(String code) {
        Set<String> words = new LinkedHashSet<>(countryWords.get(code));
        words.add(code.toLowerCase(Locale.ROOT));
        if (Arrays.asList(Locale.getISOCountries()).contains(code)) {
            words.add(new Locale("", code).getISO3Country().toLowerCase(Locale.ROOT));
        }
        return String.join(" ", words);
    }

    private void writeTowns(DataOutputStream out, Map<String, Integer> regions, Map<String, Integer> zones)
            throws IOException {
        out.writeInt(towns.size());
        for (Town town : towns) {
            out.writeInt(town.latitude());
        }
        for (Town town : towns) {
            out.writeInt(town.longitude());
        }
        for (Town town : towns) {
            out.writeInt(town.population());
        }
        for (Town town : towns) {
            out.writeShort(regions.get(regionKey(town)));
        }
        for (Town town : towns) {
            out.writeShort(zones.get(town.zone()));
        }
        List<byte[]> texts = new ArrayList<>();
        for (Town town : towns) {
            String own = town.name() + "\n" + (town.ascii().equals(town.name()) ? "" : town.ascii()) + "\n";
            String others = town.alternatives().isEmpty() ? "" : String.join("\n", town.alternatives()) + "\n";
            texts.add((own + others).getBytes(StandardCharsets.UTF_8));
        }
        writeLengths(out, texts);
        for (byte[] text : texts) {
            out.write(text);
        }
    }

    private static void writeLengths(DataOutputStream out, List<byte[]> parts) throws IOException {
        for (byte[] part : parts) {
            writeUnsignedShort(out, part.length);
        }
    }

    private static void writeUnsignedShort(DataOutputStream out, int number) throws IOException {
        if (number > 0xffff) {
            throw new IOException("longer than the format allows: " + number);
        }
        out.writeShort(number);
    }

    /** Keys in the order of their bytes, each with the entries of the places it finds. */
    private int writeIndex(DataOutputStream out) throws IOException {
        TreeMap<byte[], Set<Integer>> index = new TreeMap<>(Arrays::compareUnsigned);
        for (int place = 0; place < towns.size(); place++) {
            Town town = towns.get(place);
            addName(index, place, 0, town.name());
            addName(index, place, 1, town.ascii());
            for (int i = 0; i < town.alternatives().size(); i++) {
                add(index, Folding.fold(town.alternatives().get(i)), place, PlaceTable.ALTERNATIVE, i + 2);
            }
        }
        List<byte[]> blocks = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        var entries = new ByteArrayOutputStream();
        var entryNumbers = new DataOutputStream(entries);
        var block = new ByteArrayOutputStream();
        byte[] before = {};
        int inBlock = 0;
        int entriesInBlock = 0;
        for (var key : index.entrySet()) {
            if (inBlock == Names.BLOCK) {
                blocks.add(block.toByteArray());
                counts.add(entriesInBlock);
                block.reset();
                before = new byte[0];
                inBlock = 0;
                entriesInBlock = 0;
            }
            byte[] name = key.getKey();
            int shared = Arrays.mismatch(before, name);
            writeNumber(block, shared);
            writeNumber(block, name.length - shared);
            block.write(name, shared, name.length - shared);
            writeNumber(block, key.getValue().size());
            for (int entry : key.getValue()) {
                entryNumbers.writeInt(entry);
            }
            before = name;
            inBlock++;
            entriesInBlock += key.getValue().size();
        }
        blocks.add(block.toByteArray());
        counts.add(entriesInBlock);
        out.writeInt(blocks.size());
        writeLengths(out, blocks);
        for (int count : counts) {
            writeUnsignedShort(out, count);
        }
        for (byte[] part : blocks) {
            out.write(part);
        }
        out.write(entries.toByteArray());
        return entries.size() / Integer.BYTES;
    }

    private static void addName(Map<byte[], Set<Integer>> index, int place, int which, String name) {
        String key = Folding.fold(name);
        add(index, key, place, PlaceTable.NAME, which);
        for (int space = key.indexOf(' '); space >= 0; space = key.indexOf(' ', space + 1)) {
            add(index, key.substring(space + 1), place, PlaceTable.LATER_WORD, which);
        }
    }

    private static void add(Map<byte[], Set<Integer>> index, String key, int place, int kind, int which) {
        if (key.isEmpty()) {
            return;
        }
        Set<Integer> entries = index.computeIfAbsent(key.getBytes(StandardCharsets.UTF_8), k -> new LinkedHashSet<>());
        // The name in ASCII is often the same key again.
        if (!entries.contains(PlaceTable.entry(place, kind, 0))) {
            entries.add(PlaceTable.entry(place, kind, which));
        }
    }

    private static void writeNumber(ByteArrayOutputStream out, int number) {
        int rest = number;
        while (rest >= 0x80) {
            out.write((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }
}
