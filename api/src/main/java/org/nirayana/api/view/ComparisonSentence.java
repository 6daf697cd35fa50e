package org.nirayana.api.view;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.nirayana.jyotisha.comparison.Comparison;
import org.nirayana.jyotisha.comparison.Difference;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/** What matters of a comparison, in words. */
final class ComparisonSentence {
    /** What people read first: the earlier, the weightier. */
    private static final List<String> WEIGHT = List.of(
            "moon_nakshatra",
            "ascendant_rasi",
            "moon_rasi",
            "dasha_at_birth",
            "dasha_1",
            "ascendant_d9",
            "moon_d9",
            "tithi",
            "moon_pada",
            "ascendant_nakshatra",
            "ascendant_pada",
            "dasha_2",
            "lunar_month",
            "samvatsara");

    /** Values that are told of something else than a point. */
    private static final List<String> OF_OTHERS = List.of("sarva", "bhava_bala", "cusp");

    private static final Pattern VARGA = Pattern.compile("d[0-9]+");
    private static final int NAMED = 3;
    private static final double DAY_OF_A_DASHA = 1;

    /** Each is read when it is first asked for. */
    private static final Map<Language, ComparisonSentence> LANGUAGES = new ConcurrentHashMap<>();

    private final Map<String, String> words;

    private ComparisonSentence(Language language) {
        this.words = new TreeMap<>(Catalogue.words(Area.TERMS, language));
        words.putAll(Catalogue.words(Area.COMPARE, language));
        words.putAll(Catalogue.words(Area.DASHAS, language));
        words.putAll(Catalogue.words(Area.CONVENTIONS, language));
        words.putAll(Catalogue.words(Area.STRENGTHS, language));
    }

    /** Values that are others, and dashas that begin on another day, the weightiest first. */
    static List<String> weightiest(Comparison comparison) {
        return comparison.differences().stream()
                .filter(ComparisonSentence::matters)
                .map(Difference::name)
                .sorted(Comparator.comparingInt(ComparisonSentence::weight))
                .toList();
    }

    static String of(Comparison comparison, Language language) {
        return LANGUAGES.computeIfAbsent(language, ComparisonSentence::new).sentence(comparison);
    }

    private String sentence(Comparison comparison) {
        if (comparison.conventions().isEmpty()) {
            return say("compare.sentence.same");
        }
        if (comparison.differences().isEmpty()) {
            return say("compare.sentence.nothing", "conventions", conventions(comparison));
        }
        List<String> changes = weightiest(comparison);
        String form = changes.isEmpty() ? "figures" : changes.size() == 1 ? "one" : "many";
        Map.Entry<Convention<?>, Double> main = comparison
                .main()
                .orElseGet(() -> Map.entry(comparison.conventions().get(0), 1.0));
        return say(
                "compare.sentence." + form,
                "values",
                changes.isEmpty() ? "" : capital(list(changes)),
                "percent",
                Long.toString(Math.round(100 * main.getValue())),
                "convention",
                say("conventions.name." + main.getKey().id()));
    }

    private static boolean matters(Difference difference) {
        return difference.unit() == Difference.Unit.NAME
                || (difference.unit() == Difference.Unit.DAYS && Math.abs(difference.amount()) >= DAY_OF_A_DASHA);
    }

    private static int weight(String name) {
        int place = WEIGHT.indexOf(name);
        return place >= 0 ? place : name.endsWith("_start") ? WEIGHT.size() : WEIGHT.size() + 1;
    }

    private String list(List<String> changes) {
        List<String> named = changes.subList(0, Math.min(NAMED, changes.size())).stream()
                .map(this::value)
                .toList();
        int others = changes.size() - named.size();
        if (others > 0) {
            return say(
                    others == 1 ? "compare.list.one_other" : "compare.list.others",
                    "list",
                    String.join(", ", named),
                    "count",
                    Integer.toString(others));
        }
        String last = named.get(named.size() - 1);
        return named.size() == 1
                ? last
                : say("compare.list.two", "list", String.join(", ", named.subList(0, named.size() - 1)), "last", last);
    }

    /** What a value is called: by its own word, or by its point and what of it is meant. */
    private String value(String name) {
        String own = words.get("compare.value." + name);
        if (own != null) {
            return own;
        }
        int part = name.indexOf('_');
        if (name.startsWith("dasha_")) {
            return say("compare.value.dasha_start", "graha", lord(name.substring(part + 1, name.lastIndexOf('_'))));
        }
        for (String ofOther : OF_OTHERS) {
            if (name.startsWith(ofOther + "_")) {
                return say("compare.value." + ofOther, "other", other(name.substring(ofOther.length() + 1)));
            }
        }
        String what = name.substring(part + 1);
        String point = point(name.substring(0, part), true);
        if (words.containsKey("compare.part." + what)) {
            return say("compare.part." + what, "point", point);
        }
        if (VARGA.matcher(what).matches()) {
            return say("compare.part.varga", "point", point, "other", what.substring(1));
        }
        int last = what.indexOf('_');
        return say("compare.part." + what.substring(0, last), "point", point, "other", other(what.substring(last + 1)));
    }

    /** Of what else a value is told: a sign, a point, a scheme of vargas, the number of a house. */
    private String other(String id) {
        String known = id.equals("kethu") ? "ketu" : id;
        for (String area : List.of("terms.rasi.", "terms.graha.", "compare.point.", "strengths.scheme.")) {
            if (words.containsKey(area + known)) {
                return words.get(area + known);
            }
        }
        return id;
    }

    /** The lord of a dasha: a graha, a rasi, a yogini, or whom a system of a program names. */
    private String lord(String id) {
        String yogini = words.get("dashas.lord." + id);
        return yogini != null ? yogini : other(id);
    }

    private String point(String id, boolean withArticle) {
        String known = id.equals("kethu") ? "ketu" : id;
        String own = withArticle ? words.get("compare.point." + known) : null;
        return own != null ? own : say("terms.graha." + known);
    }

    private String conventions(Comparison comparison) {
        return String.join(
                ", ",
                comparison.conventions().stream()
                        .map(one -> say("conventions.name." + one.id()))
                        .toList());
    }

    /** The words of a key, with what comes into their gaps: names and values in turn. */
    private String say(String key, String... gaps) {
        String text = words.get(key);
        if (text == null) {
            throw new IllegalStateException("there are no words for " + key);
        }
        for (int i = 0; i < gaps.length; i += 2) {
            text = text.replace("{" + gaps[i] + "}", gaps[i + 1]);
        }
        return text;
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
