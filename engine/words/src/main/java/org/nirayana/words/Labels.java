package org.nirayana.words;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * The words of one language: planets, rasis, nakshatras, house systems and the captions of a chart.
 *
 * <p>They are the words of {@link Area#TERMS} and {@link Area#POINTS} in the {@link Catalogue}, with types in place of keys. A table that lacks a word
 * is a defect and fails when it is read, not when the word is drawn. Immutable.
 */
public final class Labels {
    /** Words around the chart; the key in the tables is the name in lower case. */
    public enum Caption {
        RASI_CHART,
        /** The chart by bhavas. */
        BHAVA_CHART,
        /** The chart in which the Moon's sign is the first house. */
        MOON_CHART,
        AYANAMSA,
        NAKSHATRA,
        PADA,
        RETROGRADE,
        /** What marks a retrograde planet in a house. */
        RETROGRADE_MARK,
        TIME_UNKNOWN,
        /** What stands between one thing and the other that it may be instead. */
        OR
    }

    private static final Map<Language, Labels> ALL = readAll();

    private final Language language;
    private final Map<String, String> table;
    private final Map<String, String> points;
    private final Map<Graha, String> grahas = new EnumMap<>(Graha.class);
    private final Map<Graha, String> shortGrahas = new EnumMap<>(Graha.class);
    private final Map<Rasi, String> rasis = new EnumMap<>(Rasi.class);
    private final Map<Nakshatra, String> nakshatras = new EnumMap<>(Nakshatra.class);
    private final Map<HouseSystem, String> houseSystems = new EnumMap<>(HouseSystem.class);
    private final Map<Caption, String> captions = new EnumMap<>(Caption.class);
    private final List<String> months;
    private final String lagna;
    private final String shortLagna;
    private final String digits;
    private final String ownName;

    private Labels(Language language, Map<String, String> table) {
        this.language = language;
        this.table = table;
        this.points = Catalogue.words(Area.POINTS, language);
        fill(grahas, Graha.values(), graha -> "graha." + graha.name());
        fill(shortGrahas, Graha.values(), graha -> "graha." + graha.name() + ".short");
        fill(rasis, Rasi.values(), rasi -> "rasi." + rasi.name());
        fill(nakshatras, Nakshatra.values(), nakshatra -> "nakshatra." + nakshatra.name());
        fill(houseSystems, HouseSystem.values(), system -> "house_system." + system.name());
        fill(captions, Caption.values(), caption -> "caption." + caption.name());
        months = IntStream.rangeClosed(1, 12)
                .mapToObj(month -> required("month." + month))
                .toList();
        lagna = required("lagna");
        shortLagna = required("lagna.short");
        ownName = required("own_name");
        digits = required("digits");
        if (digits.length() != 10) {
            throw new IllegalStateException(
                    Catalogue.resource(Area.TERMS, language) + ": digits must be ten characters");
        }
    }

    static Labels of(Language language) {
        return ALL.get(language);
    }

    public Language language() {
        return language;
    }

    /** What the language calls itself. */
    public String ownName() {
        return ownName;
    }

    /** The whole name of a graha, of the ascendant or of another point; the id of one that has no name here. */
    public String full(ChartPoint point) {
        return point instanceof Graha graha
                ? grahas.get(graha)
                : point == Lagna.LAGNA ? lagna : points.getOrDefault("points." + point.id(), point.id());
    }

    /** The name as it stands in a house; the code of a point that has no name here. */
    public String brief(ChartPoint point) {
        return point instanceof Graha graha
                ? shortGrahas.get(graha)
                : point == Lagna.LAGNA
                        ? shortLagna
                        : points.getOrDefault("points." + point.id() + ".short", point.code());
    }

    public String name(Rasi rasi) {
        return rasis.get(rasi);
    }

    public String name(Nakshatra nakshatra) {
        return nakshatras.get(nakshatra);
    }

    public String name(HouseSystem system) {
        return houseSystems.get(system);
    }

    public String caption(Caption caption) {
        return captions.get(caption);
    }

    /** What something may be: one name, or {@code Taurus or Gemini}. */
    public String either(List<String> names) {
        return String.join(" " + caption(Caption.OR) + " ", names);
    }

    /** A month of the Gregorian calendar, 1 to 12. */
    public String month(int month) {
        return months.get(month - 1);
    }

    /** What a divisional chart is called: by its name where the language's table has one, else by its number. */
    public String chart(int divisions) {
        if (divisions == 1) {
            return caption(Caption.RASI_CHART);
        }
        String number = numerals("D" + divisions);
        String name = table.get("terms.varga." + divisions);
        return name == null ? number : name + " (" + number + ")";
    }

    /** An ayanamsa's name in this language where it has one, else {@code name} itself. */
    public String ayanamsa(String id, String name) {
        return table.getOrDefault("terms.ayanamsa." + id, name);
    }

    /** Text with its digits in the numerals that the language prefers (Unicode CLDR, default numbering system). */
    public String numerals(String text) {
        if (digits.charAt(0) == '0') {
            return text;
        }
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < out.length(); i++) {
            char c = out.charAt(i);
            if (c >= '0' && c <= '9') {
                out.setCharAt(i, digits.charAt(c - '0'));
            }
        }
        return out.toString();
    }

    private <K extends Enum<K>> void fill(Map<K, String> map, K[] keys, Function<K, String> property) {
        for (K key : keys) {
            map.put(key, required(property.apply(key).toLowerCase(Locale.ROOT)));
        }
    }

    private String required(String key) {
        String word = table.get("terms." + key);
        if (word == null || word.isBlank()) {
            throw new IllegalStateException(Catalogue.resource(Area.TERMS, language) + " lacks " + key);
        }
        return word;
    }

    private static Map<Language, Labels> readAll() {
        Map<Language, Labels> all = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            all.put(language, new Labels(language, Catalogue.words(Area.TERMS, language)));
        }
        return all;
    }
}
