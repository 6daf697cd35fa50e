package org.nirayana.service.users;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.report.Report;

/** Which preferences there are, and what each may be. */
final class PreferenceRules {
    static final int MAX_PLACE = 160;

    /** A name of the tz database, or an offset. */
    static final String ZONE = "[A-Za-z0-9_+/:-]{1,64}";

    private static final Map<String, List<String>> CHOICES = choices();
    private static final String PLACE = "place";

    static final String LETTERHEAD = "letterhead";

    /** With the breaks between its lines. */
    static final int MAX_LETTERHEAD = Report.MAX_LETTERHEAD_LINES * (ChartCaption.MAX_CODE_POINTS + 1);

    private static final Map<String, String> TEXTS = Map.of(
            PLACE,
            "must have name (up to " + MAX_PLACE
                    + " characters), lat (-90 to 90), lon (-180 to 180), tz (a time zone or"
                    + " null) and may have region (up to " + MAX_PLACE + " characters)",
            LETTERHEAD,
            "must be text of at most " + Report.MAX_LETTERHEAD_LINES + " lines, each of at most "
                    + ChartCaption.MAX_CODE_POINTS + " characters");

    private PreferenceRules() {}

    /** Each by itself, as a parameter has it. */
    static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        CHOICES.keySet().forEach(name -> names.put(name, name));
        names.put(LETTERHEAD, LETTERHEAD);
        names.put(PLACE, PLACE);
        return names;
    }

    private static Map<String, List<String>> choices() {
        Map<String, List<String>> choices = new LinkedHashMap<>();
        choices.put(
                "profile",
                Stream.concat(Stream.of("none"), Vocabulary.PROFILE.words().stream())
                        .toList());
        choices.put("ayanamsa", Vocabulary.AYANAMSA.words());
        choices.put("chart_type", List.of("south-indian", "north-indian", "east-indian"));
        choices.put("node_type", Vocabulary.NODE_TYPE.words());
        choices.put("dasha_system", Vocabulary.DASHA_SYSTEM.words());
        choices.put("match_system", List.of("ashtakuta", "porutham"));
        choices.put("lunar_month", List.of("amanta", "purnimanta"));
        choices.put("solar_calendar", Vocabulary.SOLAR_CALENDAR.words());
        choices.put("vikram", Vocabulary.VIKRAM.words());
        choices.put("sunrise_definition", Vocabulary.SUNRISE_DEFINITION.words());
        return choices;
    }

    /** Complains about each value that is not allowed. */
    static void check(Map<String, Object> given, BiConsumer<String, String> reject) {
        given.forEach((name, value) -> {
            if (!CHOICES.containsKey(name) && !TEXTS.containsKey(name)) {
                reject.accept(
                        name,
                        "is not known here; allowed: " + String.join(", ", CHOICES.keySet()) + ", " + LETTERHEAD + ", "
                                + PLACE);
            } else if (!isAllowed(name, value)) {
                reject.accept(
                        name,
                        TEXTS.containsKey(name)
                                ? TEXTS.get(name)
                                : Parameter.oneOf(CHOICES.get(name)).sentence());
            }
        });
    }

    /** A document as it is answered, see {@link PreferencesView}: what is not allowed, or no longer, is left out. */
    static Map<String, Object> known(Map<String, Object> document) {
        Map<String, Object> known = new LinkedHashMap<>();
        CHOICES.keySet().forEach(name -> {
            if (isAllowed(name, document.get(name))) {
                known.put(name, document.get(name));
            }
        });
        if (isAllowed(LETTERHEAD, document.get(LETTERHEAD))) {
            known.put(LETTERHEAD, document.get(LETTERHEAD));
        }
        if (isAllowed(PLACE, document.get(PLACE))) {
            known.put(PLACE, place((Map<?, ?>) document.get(PLACE)));
        }
        return known;
    }

    private static PreferencesView.Place place(Map<?, ?> given) {
        return new PreferencesView.Place(
                (String) given.get("name"),
                ((Number) given.get("lat")).doubleValue(),
                ((Number) given.get("lon")).doubleValue(),
                Optional.ofNullable((String) given.get("tz")),
                Optional.ofNullable((String) given.get("region")));
    }

    private static boolean isAllowed(String name, Object value) {
        if (name.equals(LETTERHEAD)) {
            return value instanceof String words
                    && words.split("\n", -1).length <= Report.MAX_LETTERHEAD_LINES
                    && Arrays.stream(words.split("\n", -1))
                            .allMatch(line -> isLine(line, ChartCaption.MAX_CODE_POINTS));
        }
        if (!name.equals(PLACE)) {
            return value instanceof String && CHOICES.get(name).contains(value);
        }
        Predicate<Object> text = held -> held instanceof String words && isLine(words, MAX_PLACE);
        return value instanceof Map<?, ?> place
                && place.keySet().containsAll(Set.of("name", "lat", "lon", "tz"))
                && Set.of("name", "lat", "lon", "tz", "region").containsAll(place.keySet())
                && text.test(place.get("name"))
                && (!place.containsKey("region") || text.test(place.get("region")))
                && isWithin(place.get("lat"), 90)
                && isWithin(place.get("lon"), 180)
                && (place.get("tz") == null || (place.get("tz") instanceof String zone && zone.matches(ZONE)));
    }

    private static boolean isLine(String words, int most) {
        return words.codePointCount(0, words.length()) <= most
                && words.codePoints().noneMatch(Character::isISOControl)
                && StandardCharsets.UTF_8.newEncoder().canEncode(words);
    }

    private static boolean isWithin(Object value, double most) {
        return value instanceof Number number && Math.abs(number.doubleValue()) <= most;
    }
}
