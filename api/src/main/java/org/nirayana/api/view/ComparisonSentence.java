package org.nirayana.api.view;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.comparison.Comparison;
import org.nirayana.jyotisha.comparison.Difference;

/** What matters of a comparison, in English. */
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

    private static final int NAMED = 3;
    private static final double DAY_OF_A_DASHA = 1;

    private ComparisonSentence() {}

    /** Values that are others, and dashas that begin on another day, the weightiest first. */
    static List<String> weightiest(Comparison comparison) {
        return comparison.differences().stream()
                .filter(ComparisonSentence::matters)
                .map(Difference::name)
                .sorted(Comparator.comparingInt(ComparisonSentence::weight))
                .toList();
    }

    static String of(Comparison comparison) {
        if (comparison.conventions().isEmpty()) {
            return "The two sets of conventions are the same.";
        }
        if (comparison.differences().isEmpty()) {
            return "Nothing that is compared differs, although " + conventions(comparison) + " do.";
        }
        List<String> changes = weightiest(comparison);
        String what = changes.isEmpty()
                ? "No sign, star or ruler differs, only figures do"
                : capital(list(changes)) + (changes.size() == 1 ? " differs" : " differ");
        return what
                + comparison
                        .main()
                        .map(main ->
                                "; " + Math.round(100 * main.getValue()) + " % of it is the " + words(main.getKey()))
                        .orElse("")
                + ".";
    }

    private static boolean matters(Difference difference) {
        return difference.unit() == Difference.Unit.NAME
                || (difference.unit() == Difference.Unit.DAYS && Math.abs(difference.amount()) >= DAY_OF_A_DASHA);
    }

    private static int weight(String name) {
        int place = WEIGHT.indexOf(name);
        return place >= 0 ? place : name.endsWith("_start") ? WEIGHT.size() : WEIGHT.size() + 1;
    }

    private static String list(List<String> changes) {
        List<String> named = changes.subList(0, Math.min(NAMED, changes.size())).stream()
                .map(ComparisonSentence::words)
                .toList();
        int others = changes.size() - named.size();
        if (others > 0) {
            return String.join(", ", named) + " and " + others + (others == 1 ? " other value" : " other values");
        }
        return named.size() == 1
                ? named.get(0)
                : String.join(", ", named.subList(0, named.size() - 1)) + " and " + named.get(named.size() - 1);
    }

    private static String words(String name) {
        if (name.startsWith("dasha_")) {
            return switch (name) {
                case "dasha_at_birth" -> "the ruler at birth";
                case "dasha_1" -> "the running mahadasha";
                case "dasha_2" -> "the running antardasha";
                default ->
                    "the start of the " + capital(name.substring("dasha_".length(), name.length() - "_start".length()))
                            + " dasha";
            };
        }
        int part = name.indexOf('_');
        boolean ofPoint = part > 0 && List.of("rasi", "nakshatra", "pada", "d9").contains(name.substring(part + 1));
        if (ofPoint) {
            String point = name.substring(0, part);
            String owner = point.equals("ascendant") || point.equals("sun") || point.equals("moon")
                    ? "the " + (point.equals("ascendant") ? point : capital(point))
                    : capital(point);
            String what = name.substring(part + 1);
            return owner + "'s " + (what.equals("d9") ? "navamsa" : what);
        }
        return "the " + name.replace('_', ' ');
    }

    private static String words(Convention convention) {
        return switch (convention) {
            case AYANAMSA, AYANAMSA_OFFSET -> "ayanamsa";
            case POSITIONS -> "kind of positions";
            case NODE_TYPE -> "kind of node";
            case SUNRISE_DEFINITION -> "definition of sunrise";
            case DASA_YEAR_LENGTH -> "year of the dashas";
            case DASHA_FROM -> "star from which dashas are reckoned";
            default -> convention.id().replace('_', ' ');
        };
    }

    private static String conventions(Comparison comparison) {
        return String.join(
                ", ", comparison.conventions().stream().map(Convention::id).toList());
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
