package org.nirayana.place.gazetteer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.ObjectMapper;

/**
 * What places are called in the languages of the page, from lists that say which language a name is of.
 *
 * <p>Towns are from GeoNames, by its numbers, in the catalogues that Debian makes of them; regions and countries are from
 * CLDR. A name counts only if it is in the script of the language, for GeoNames has some that are not. Where a town has no
 * name with a language, the only one that it has in the script serves, and Hindi, Marathi and Sanskrit, which share theirs,
 * lend each other one. Nothing is transliterated.
 */
final class LanguageNames {
    /** A language with its script, and which others in the same script may lend a name. */
    private record Source(String code, Character.UnicodeScript script, List<String> lenders) {}

    private static final List<Source> SOURCES = List.of(
            new Source("hi", Character.UnicodeScript.DEVANAGARI, List.of("mr", "sa")),
            new Source("ta", Character.UnicodeScript.TAMIL, List.of()),
            new Source("te", Character.UnicodeScript.TELUGU, List.of()),
            new Source("kn", Character.UnicodeScript.KANNADA, List.of()),
            new Source("ml", Character.UnicodeScript.MALAYALAM, List.of()),
            new Source("mr", Character.UnicodeScript.DEVANAGARI, List.of("hi", "sa")),
            new Source("bn", Character.UnicodeScript.BENGALI, List.of()),
            new Source("gu", Character.UnicodeScript.GUJARATI, List.of()),
            new Source("sa", Character.UnicodeScript.DEVANAGARI, List.of("hi", "mr")));

    static final List<String> CODES = SOURCES.stream().map(Source::code).toList();

    private static final Pattern SUBDIVISION =
            Pattern.compile("<subdivision type=\"([a-z]{2}[a-z0-9]+)\"[^>]*>([^<]+)</subdivision>");

    /** Letters of Assamese, which is written in the script of Bengali. */
    private static final String ASSAMESE = "ৰৱ";

    private final Map<String, Map<String, String>> towns = new HashMap<>();
    private final Map<String, Map<String, String>> subdivisions = new HashMap<>();
    private final Map<String, Map<String, String>> territories = new HashMap<>();
    private final Map<String, String> subdivisionByName = new HashMap<>();

    /**
     * @param geonames folder {@code usr/share/locale} of Debian's libgeonames-common
     * @param cldr folder {@code common/subdivisions} of Debian's unicode-cldr-core
     * @param localeNames folder {@code main} of cldr-localenames-full
     */
    LanguageNames(Path geonames, Path cldr, Path localeNames) throws IOException {
        readSubdivisions(cldr.resolve("en.xml"))
                .forEach((id, name) -> subdivisionByName.putIfAbsent(id.substring(0, 2) + Folding.fold(name), id));
        for (String code : CODES) {
            towns.put(code, readCatalogue(geonames.resolve(code).resolve("LC_MESSAGES/geonames.mo")));
            Path names = cldr.resolve(code + ".xml");
            subdivisions.put(code, Files.exists(names) ? readSubdivisions(names) : Map.of());
            territories.put(code, readTerritories(localeNames, code));
        }
    }

    private static Map<String, String> readSubdivisions(Path file) throws IOException {
        Map<String, String> names = new LinkedHashMap<>();
        Matcher found = SUBDIVISION.matcher(Files.readString(file));
        while (found.find()) {
            names.put(found.group(1), found.group(2));
        }
        return names;
    }

    private static Map<String, String> readTerritories(Path localeNames, String code) throws IOException {
        Map<String, String> names = new HashMap<>();
        Path file = localeNames.resolve(code).resolve("territories.json");
        if (Files.exists(file)) {
            new ObjectMapper()
                    .readTree(Files.readString(file))
                    .path("main")
                    .path(code)
                    .path("localeDisplayNames")
                    .path("territories")
                    .properties()
                    .forEach(entry -> names.put(entry.getKey(), entry.getValue().asString()));
        }
        return names;
    }

    /** A catalogue of gettext: the numbers of GeoNames, and the names. */
    private static Map<String, String> readCatalogue(Path file) throws IOException {
        ByteBuffer catalogue = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        if (catalogue.getInt(0) != 0x950412de) {
            throw new IOException("not a catalogue: " + file);
        }
        int count = catalogue.getInt(8);
        Map<String, String> names = new HashMap<>();
        for (int i = 0; i < count; i++) {
            names.put(text(catalogue, catalogue.getInt(12) + 8 * i), text(catalogue, catalogue.getInt(16) + 8 * i));
        }
        return names;
    }

    private static String text(ByteBuffer catalogue, int at) {
        byte[] bytes = new byte[catalogue.getInt(at)];
        catalogue.get(catalogue.getInt(at + 4), bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The names of a town by language; {@code others} are names without a language. */
    Map<String, String> ofTown(String number, List<String> others) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Source source : SOURCES) {
            tagged(source, source.code(), number)
                    .or(() -> source.lenders().stream()
                            .flatMap(lender -> tagged(source, lender, number).stream())
                            .findFirst())
                    .or(() -> only(source, others))
                    .ifPresent(name -> names.put(source.code(), name));
        }
        return names;
    }

    private Optional<String> tagged(Source source, String code, String number) {
        return Optional.ofNullable(towns.get(code).get(number)).filter(name -> isIn(source, name));
    }

    private static Optional<String> only(Source source, List<String> others) {
        List<String> inScript =
                others.stream().filter(name -> isIn(source, name)).distinct().toList();
        return inScript.size() == 1 ? Optional.of(inScript.get(0)) : Optional.empty();
    }

    private static boolean isIn(Source source, String name) {
        return name.codePoints()
                        .filter(Character::isLetter)
                        .allMatch(letter -> Character.UnicodeScript.of(letter) == source.script())
                && name.codePoints().anyMatch(Character::isLetter)
                && name.chars().noneMatch(letter -> ASSAMESE.indexOf(letter) >= 0);
    }

    Optional<String> ofCountry(String language, String country) {
        return Optional.ofNullable(territories.get(language).get(country));
    }

    Optional<String> ofRegion(String language, String country, String name) {
        return subdivision(country, name)
                .flatMap(id -> Optional.ofNullable(subdivisions.get(language).get(id)));
    }

    /** What a region is called for short in its country, TN or CA: the code of ISO 3166-2. */
    Optional<String> codeOfRegion(String country, String name) {
        return subdivision(country, name).map(id -> id.substring(2));
    }

    private Optional<String> subdivision(String country, String name) {
        return Optional.ofNullable(subdivisionByName.get(country.toLowerCase(Locale.ROOT) + Folding.fold(name)));
    }
}
