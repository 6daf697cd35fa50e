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
 * Makes the gazetteer from the list of towns that GeoNames publishes and from the directory of India's post offices.
 *
 * <p>Run once for each new list; the recipe stands in {@code docs/adr/0140}. Arguments: {@code cities500.txt}, the names
 * of regions ({@code admin1.json}), the folder {@code main} of CLDR's names, the folder of GeoNames' names by language, the
 * folder of CLDR's names of regions, the directory of post offices ({@code pincodes.json.gz}), the second list of PIN codes
 * ({@code pincode.js}), and the folder to write to.
 */
final class MakeGazetteer {
    /** Towns from this population are taken, of the countries below all that the list has. */
    private static final int MIN_POPULATION = 5000;

    /** A post office with the name of a town in its state is in that town if it is not further away. */
    private static final double SAME_TOWN_KM = 20;

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
            String district,
            String zone,
            Map<String, String> local) {}

    private final TimeZones timeZones = TimeZones.builtIn();
    private final Map<String, String> regionNames = new HashMap<>();
    private final Map<String, String> countryNames = new HashMap<>();
    private final Map<String, Set<String>> countryWords = new HashMap<>();
    private final List<Town> towns = new ArrayList<>();
    private final Map<ZoneRules, Set<String>> countriesByClock = new HashMap<>();
    private int zonesUnlikeMap;

    private LanguageNames languages;

    public static void main(String[] arguments) throws IOException {
        var making = new MakeGazetteer();
        making.languages = new LanguageNames(Path.of(arguments[3]), Path.of(arguments[4]), Path.of(arguments[2]));
        making.readRegions(Path.of(arguments[1]));
        making.readCountries(Path.of(arguments[2], "en", "territories.json"));
        making.readTowns(Path.of(arguments[0]));
        making.write(Path.of(arguments[7], "gazetteer.bin"), false);
        making.readPostOffices(Path.of(arguments[5]), Path.of(arguments[6]));
        making.write(Path.of(arguments[7], "post-offices.bin"), true);
    }

    private void write(Path file, boolean isCoded) throws IOException {
        byte[] table = make(isCoded);
        Files.write(file, table);
        System.out.println(file.getFileName() + ": " + table.length + " bytes");
    }

    /** Replaces the towns; what is one of them already, by name, state and distance, is found by its PIN code only. */
    private void readPostOffices(Path file, Path secondList) throws IOException {
        Map<String, List<Town>> known = new HashMap<>();
        Map<String, String> states = new HashMap<>();
        regionNames.forEach((code, name) -> {
            if (code.startsWith("IN.")) {
                states.put(Folding.fold(name), code);
            }
        });
        states.put(
                "the dadra and nagar haveli and daman and diu", states.get("dadra and nagar haveli and daman and diu"));
        states.put("andaman and nicobar islands", states.get("andaman and nicobar"));
        for (Town town : towns) {
            known.computeIfAbsent(Folding.fold(town.ascii()) + town.region(), key -> new ArrayList<>())
                    .add(town);
        }
        List<Town> offices = new ArrayList<>();
        int towns500 = 0;
        for (PostOffices.Office office : PostOffices.read(file, secondList)) {
            String state = Optional.ofNullable(states.get(Folding.fold(office.state())))
                    .orElseThrow(() -> new IllegalStateException("no such state: " + office.state()));
            boolean isTown = known.getOrDefault(Folding.fold(office.name()) + state, List.of()).stream()
                    .anyMatch(town -> PostOffices.km(
                                    town.latitude() / PlaceTable.UNITS_PER_DEGREE,
                                    town.longitude() / PlaceTable.UNITS_PER_DEGREE,
                                    office)
                            < SAME_TOWN_KM);
            towns500 += isTown ? 1 : 0;
            String name = ascii(office.name(), "");
            offices.add(new Town(
                    name,
                    isTown ? "" : name,
                    List.of(office.code()),
                    (int) Math.rint(office.latitude() * PlaceTable.UNITS_PER_DEGREE),
                    (int) Math.rint(office.longitude() * PlaceTable.UNITS_PER_DEGREE),
                    0,
                    "IN",
                    state,
                    office.district(),
                    "Asia/Kolkata",
                    Map.of()));
        }
        towns.clear();
        towns.addAll(offices);
        System.out.println("post offices that are towns of the list: " + towns500);
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
                List<String> others = List.of(row[3].split(",", -1));
                Map<String, String> local = languages.ofTown(row[0], others);
                List<String> given = new ArrayList<>(others);
                given.addAll(local.values());
                towns.add(new Town(
                        row[1],
                        ascii(row[1], row[2]),
                        alternatives(row[1], row[2], given),
                        (int) Math.rint(latitude * PlaceTable.UNITS_PER_DEGREE),
                        (int) Math.rint(longitude * PlaceTable.UNITS_PER_DEGREE),
                        population,
                        country,
                        country + "." + row[10],
                        "",
                        zone(row, latitude, longitude),
                        local));
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
    private static List<String> alternatives(String name, String ascii, List<String> given) {
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

    private byte[] make(boolean isCoded) throws IOException {
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
            out.writeBoolean(isCoded);
            out.writeShort(countries.size());
            for (String code : countries.keySet()) {
                out.writeUTF(code);
                out.writeUTF(Optional.ofNullable(countryNames.get(code)).orElseThrow());
                out.writeUTF(words(code));
            }
            out.writeShort(regions.size());
            for (String key : regions.keySet()) {
                out.writeShort(countries.get(key.substring(0, 2)));
                out.writeUTF(regionName(key));
                out.writeUTF(district(key));
                out.writeUTF(regionWords(key));
            }
            out.writeShort(zones.size());
            for (String zone : zones.keySet()) {
                out.writeUTF(zone);
            }
            writeTowns(out, regions, zones);
            int entries = writeIndex(out, isCoded);
            out.writeByte(LanguageNames.CODES.size());
            for (String language : LanguageNames.CODES) {
                writeLocal(out, language, countries.keySet(), regions.keySet());
            }
            System.out.println(towns.size() + " places in " + countries.size() + " countries, " + regions.size()
                    + " regions, " + zones.size() + " time zones; " + entries + " entries in the index");
        }
        System.out.println("without the name of a region: " + unnamedRegions);
        System.out.println("with another clock than on our map: " + zonesUnlikeMap);
        return packed.toByteArray();
    }

    private String regionKey(Town town) {
        String region = regionNames.containsKey(town.region()) ? town.region() : town.country() + ".";
        return region + "/" + town.district();
    }

    private String regionName(String key) {
        return regionNames.getOrDefault(key.substring(0, key.indexOf('/')), "");
    }

    private static String district(String key) {
        return key.substring(key.indexOf('/') + 1);
    }

    /** What one may type for a region: its name, also without the space, its short form, and the district. */
    private String regionWords(String key) {
        Set<String> words = new LinkedHashSet<>();
        String name = Folding.fold(regionName(key));
        words.add(name);
        words.add(name.replace(" ", ""));
        if (!name.isEmpty()) {
            languages.codeOfRegion(key.substring(0, 2), regionName(key)).ifPresent(words::add);
        }
        words.add(Folding.fold(district(key)));
        words.remove("");
        return String.join(" ", words);
    }

    private void writeLocal(DataOutputStream out, String language, Set<String> countries, Set<String> regions)
            throws IOException {
        out.writeUTF(language);
        for (String country : countries) {
            out.writeUTF(languages.ofCountry(language, country).orElse(""));
        }
        for (String region : regions) {
            out.writeUTF(languages
                    .ofRegion(language, region.substring(0, 2), regionName(region))
                    .orElse(""));
        }
        List<Integer> places = new ArrayList<>();
        List<byte[]> texts = new ArrayList<>();
        for (int place = 0; place < towns.size(); place++) {
            String name = towns.get(place).local().get(language);
            if (name != null) {
                places.add(place);
                texts.add(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        out.writeInt(places.size());
        for (int place : places) {
            out.writeInt(place);
        }
        writeLengths(out, texts);
        for (byte[] text : texts) {
            out.write(text);
        }
        System.out.println(language + ": " + places.size() + " places");
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
            boolean same = town.ascii().isEmpty() || town.ascii().equals(town.name());
            String own = town.name() + "\n" + (same ? "" : town.ascii()) + "\n";
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
    private int writeIndex(DataOutputStream out, boolean isCoded) throws IOException {
        TreeMap<byte[], Set<Integer>> index = new TreeMap<>(Arrays::compareUnsigned);
        for (int place = 0; place < towns.size(); place++) {
            Town town = towns.get(place);
            // A post office without a name of its own is a town that is found elsewhere by its name.
            if (!isCoded || !town.ascii().isEmpty()) {
                addName(index, place, 0, town.name());
                addName(index, place, 1, town.ascii());
            }
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
