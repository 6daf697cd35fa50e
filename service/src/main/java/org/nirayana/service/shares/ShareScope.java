package org.nirayana.service.shares;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;

/**
 * Which requests a link answers: the operations that its page needs, with the births and conventions of its address. What a
 * reader may choose is how it is drawn and how deep it is looked into; whatever else a request names must be as the address has it,
 * so that no link computes another birth.
 */
final class ShareScope {
    /** How far the days of a shared almanac reach from its date: a month of any kind, asked from either of its ends. */
    private static final int MAX_DAYS_AROUND = 66;

    /** The page writes a moment to the second, as the clock of the place showed it. */
    private static final Duration SAME_MOMENT = Duration.ofSeconds(1);

    /** A tenth of a metre, to which the page rounds. */
    private static final double SAME_COORDINATE_DEGREES = 1.5e-6;

    private static final Set<String> OF_PICTURES =
            Set.of("varga", "school", "chart_type", "lang", "theme", "width", "min_text");

    /** By kind the operations, each with the parameters that a reader may choose. */
    private static final Map<ShareKind, Map<String, Set<String>>> ANSWERED = Map.of(
            ShareKind.CHART,
            Map.of(
                    "getHoroscope",
                    Set.of("varga", "school"),
                    "getChart",
                    OF_PICTURES,
                    "getPanchanga",
                    Set.of(),
                    "getBirthDay",
                    Set.of()),
            ShareKind.PANCHANGA,
            Map.of("getPanchangaRange", Set.of("start_date", "days", "lang", "place", "format")),
            ShareKind.DASHAS,
            Map.of(
                    "getDashas",
                    Set.of("levels", "under"),
                    "getCurrentDashas",
                    Set.of("at", "levels"),
                    "getBirthDay",
                    Set.of("system")),
            ShareKind.MATCH,
            Map.of("match", Set.of("at", "system", "preset", "match_exceptions"), "getChart", OF_PICTURES),
            ShareKind.FEED,
            Map.of());

    /** What the address calls otherwise than the operations. */
    private static final Map<String, String> NAMES = Map.of(
            "at", "dateandtime",
            "node", "node_type",
            "reference", "position_reference",
            "style", "chart_type",
            "lunar", "lunar_month",
            "year", "dasa_year_length",
            "houses", "house_system",
            "table", "ashtakavarga_table",
            "exceptions", "match_exceptions");

    /** What the page of two people calls the system of a comparison; addresses of before have {@code system}, as those of dashas do. */
    private static final String MATCH_SYSTEM = "match_system";

    /** What makes a request one about a birth, or about a place: it may not be left out, as something else would stand for it. */
    private static final List<String> OF_BIRTH = List.of("dateandtime", "lat", "lon");

    /** Left out it would mean that the time is known. */
    private static final String BIRTH_TIME = "birth_time";

    private static final String DEFAULT_AYANAMSA = "lahiri";
    private static final String DEFAULT_SYSTEM_OF_DASHAS = "vimshottari";

    /** In which language the picture of a page is that has no language of its own: that of its maker's page. */
    private static final String LANGUAGE_OF_PICTURE = "preview_lang";

    /** What a card has besides: where its page is, and lines of its maker. */
    static final String LINK = "link";

    static final String LETTERHEAD = "letterhead";
    private static final Set<String> CARD = Set.of(LINK, LETTERHEAD);

    /** Whether the card of a page has the letterhead of its maker. */
    private static final String LETTERHEAD_ON_CARD = "preview_letterhead";

    /** In the address of two people, before the names of what is known of the second. */
    private static final String SECOND = "groom_";

    private static final List<String> OF_PERSON =
            List.of("at", "lat", "lon", "place", "tz", "name", "known", "date", "star", "pada", "half");

    private final ShareKind kind;

    /** What a request must name as it stands here, by the names of the operations; of two people once for each. */
    private final List<Map<String, String>> pinned;

    private final Optional<LocalDate> date;
    private final String system;

    private ShareScope(ShareKind kind, List<Map<String, String>> pinned, Optional<LocalDate> date, String system) {
        this.kind = kind;
        this.pinned = pinned;
        this.date = date;
        this.system = system;
    }

    /** The scope of an address that was found whole by {@link #complaint}. */
    static ShareScope of(ShareKind kind, PageAddress address) {
        Map<String, String> common = new LinkedHashMap<>();
        List<Map<String, String>> people = new ArrayList<>();
        if (kind == ShareKind.MATCH) {
            people.add(new LinkedHashMap<>());
            people.add(new LinkedHashMap<>());
        }
        address.parameters().forEach((name, value) -> {
            boolean second = name.startsWith(SECOND);
            String own = second ? name.substring(SECOND.length()) : name;
            if (value.isEmpty()) {
                return;
            }
            if (kind == ShareKind.MATCH && OF_PERSON.contains(own)) {
                people.get(second ? 1 : 0).put(NAMES.getOrDefault(own, own), value);
            } else if (!second) {
                common.put(NAMES.getOrDefault(name, name), value);
            }
        });
        if (kind == ShareKind.MATCH) {
            address.parameter(MATCH_SYSTEM).ifPresent(system -> common.put("system", system));
        }
        if (!common.containsKey("profile")) {
            // The page always names one, and leaves out of its address what is usual.
            common.putIfAbsent("ayanamsa", DEFAULT_AYANAMSA);
        }
        people.forEach(person -> person.putAll(common));
        return new ShareScope(
                kind,
                people.isEmpty() ? List.of(common) : List.copyOf(people),
                address.parameter("date").flatMap(ShareScope::date),
                address.parameter("system").orElse(DEFAULT_SYSTEM_OF_DASHAS));
    }

    /** What an address lacks to be shown to others just as it is; empty when it is whole. */
    static Optional<Reason> complaint(ShareKind kind, PageAddress address) {
        if (!kind.paths().contains(address.path())) {
            return Optional.of(FieldCode.ADDRESS_OF.with("paths", kind.paths()));
        }
        List<String> missing = new ArrayList<>();
        switch (kind) {
            case CHART, DASHAS -> require(address, missing, "at", "lat", "lon");
            case PANCHANGA -> {
                require(address, missing, "lat", "lon");
                if (address.parameter("date").flatMap(ShareScope::date).isEmpty()) {
                    missing.add("date");
                }
            }
            case MATCH -> {
                for (String side : List.of("", SECOND)) {
                    switch (address.parameter(side + "known").orElse("birth")) {
                        case "star" -> require(address, missing, side + "star", side + "pada");
                        case "date" -> require(address, missing, side + "date", side + "lat", side + "lon");
                        default -> require(address, missing, side + "at", side + "lat", side + "lon");
                    }
                }
            }
            case FEED -> require(address, missing, "lat", "lon");
        }
        return missing.isEmpty() ? Optional.empty() : Optional.of(FieldCode.ADDRESS_LACKS.with("parameters", missing));
    }

    private static void require(PageAddress address, List<String> missing, String... names) {
        for (String name : names) {
            if (address.parameter(name).isEmpty()) {
                missing.add(name);
            }
        }
    }

    private static Optional<LocalDate> date(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeException notADate) {
            return Optional.empty();
        }
    }

    /** The id of the operation that the page asks first. */
    String firstOperation() {
        return switch (kind) {
            case CHART -> "getHoroscope";
            case PANCHANGA -> "getPanchangaRange";
            case DASHAS -> "getDashas";
            case MATCH -> "match";
            case FEED -> throw new IllegalStateException("A feed has no page.");
        };
    }

    /** What the page asks it. */
    FirstLook.Query first(Operation operation) {
        Map<String, String> query = new LinkedHashMap<>(pinned.get(0));
        query.keySet().retainAll(operation.queryParameters());
        date.filter(found -> operation.queryParameters().contains("start_date"))
                .ifPresent(found -> query.put("start_date", found.toString()));
        return new FirstLook.Query(
                Map.of("system", system),
                query,
                kind == ShareKind.MATCH ? Map.of("bride", sent(pinned.get(0)), "groom", sent(pinned.get(1))) : null);
    }

    /**
     * What a picture of it is drawn by: what the address has, what its maker calls it, and the language in which that is.
     *
     * @param ofCard what {@link #CARD} names, where it is a card to send
     */
    FirstLook.Query picture(Operation operation, String title, Map<String, String> ofCard) {
        FirstLook.Query asked = first(operation);
        Map<String, String> query = new LinkedHashMap<>(asked.query());
        // No address says by itself whose card it is, and where.
        query.keySet().removeAll(CARD);
        query.putAll(ofCard);
        Optional.ofNullable(pinned.get(0).get(LANGUAGE_OF_PICTURE)).ifPresent(code -> query.put("lang", code));
        if (kind == ShareKind.MATCH && pinned.get(1).containsKey("name")) {
            query.put(SECOND + "name", pinned.get(1).get("name"));
        }
        query.put("title", title);
        return new FirstLook.Query(asked.path(), query, asked.body());
    }

    /** Whether the maker wants a letterhead on its card. */
    boolean hasLetterhead() {
        return "true".equals(pinned.get(0).get(LETTERHEAD_ON_CARD));
    }

    /** A person as the comparison of two is told of one. */
    private static Map<String, Object> sent(Map<String, String> held) {
        Map<String, Object> person = new LinkedHashMap<>();
        for (String name : required(held)) {
            String value = held.get(name.equals("nakshatra") ? "star" : name);
            person.put(
                    name,
                    switch (name) {
                        case "nakshatra" -> value.replace('_', ' ');
                        case "pada" -> value.matches("[1-4]") ? (Object) Long.valueOf(value) : value;
                        case "lat", "lon" -> number(value);
                        default -> value;
                    });
        }
        for (String name : List.of("tz", "half")) {
            if (held.containsKey(name)) {
                person.put(name, held.get(name));
            }
        }
        return person;
    }

    private static Object number(String text) {
        try {
            return Double.valueOf(text);
        } catch (NumberFormatException notANumber) {
            return text;
        }
    }

    /** What must be told of a person, by how much is known. */
    private static List<String> required(Map<String, String> held) {
        return switch (held.getOrDefault("known", "birth")) {
            case "star" -> List.of("nakshatra", "pada");
            case "date" -> List.of("date", "lat", "lon");
            default -> OF_BIRTH;
        };
    }

    /** Why the link does not answer a request; empty when it does. */
    Optional<Reason> objection(Operation operation, Input.Source request) {
        Set<String> chosen = ANSWERED.get(kind).get(operation.id());
        if (chosen == null) {
            return Optional.of(ProblemCode.LINK_SHOWS_OTHER.with());
        }
        if (operation.path().contains("{system}")
                && !request.pathParameter("system").equals(system)) {
            return changed("system");
        }
        Optional<String> wrong = Optional.empty();
        for (Map<String, String> birth : pinned) {
            wrong = wrong(operation, request.query(), birth, chosen);
            if (wrong.isEmpty()) {
                break;
            }
        }
        if (wrong.isEmpty() && operation.id().equals("match") && !isOfTheTwo(request.bodyAsJson())) {
            wrong = Optional.of("bride, groom");
        }
        return wrong.flatMap(ShareScope::changed);
    }

    private static Optional<Reason> changed(String names) {
        return Optional.of(ProblemCode.LINK_CHANGED.with("inputs", List.of(names.split(", ", -1))));
    }

    /** The name of a parameter that is not as the address has it. */
    private Optional<String> wrong(
            Operation operation, Map<String, String> query, Map<String, String> birth, Set<String> chosen) {
        for (Map.Entry<String, String> asked : query.entrySet()) {
            if (!chosen.contains(asked.getKey())
                    && !isSame(asked.getKey(), asked.getValue(), birth.get(asked.getKey()))) {
                return Optional.of(asked.getKey());
            }
        }
        for (String name : OF_BIRTH) {
            if (operation.queryParameters().contains(name) && !query.containsKey(name)) {
                return Optional.of(name);
            }
        }
        if (operation.queryParameters().contains(BIRTH_TIME)
                && birth.containsKey(BIRTH_TIME)
                && !query.containsKey(BIRTH_TIME)) {
            return Optional.of(BIRTH_TIME);
        }
        return operation.queryParameters().contains("start_date") && !isAround(query)
                ? Optional.of("start_date, days")
                : Optional.empty();
    }

    private static boolean isSame(String name, String asked, String held) {
        if (held == null) {
            return false;
        }
        return switch (name) {
            case "lat", "lon" -> isSameCoordinate(asked, held);
            case "dateandtime" -> isSameMoment(asked, held);
            default -> asked.equals(held);
        };
    }

    private static boolean isSameCoordinate(String asked, String held) {
        try {
            return Math.abs(Double.parseDouble(asked) - Double.parseDouble(held)) < SAME_COORDINATE_DEGREES;
        } catch (NumberFormatException notNumbers) {
            return asked.equals(held);
        }
    }

    private static boolean isSameMoment(String asked, String held) {
        try {
            Duration apart = Duration.between(OffsetDateTime.parse(asked), OffsetDateTime.parse(held));
            return apart.abs().compareTo(SAME_MOMENT) < 0;
        } catch (DateTimeException | ArithmeticException notMoments) {
            return asked.equals(held);
        }
    }

    /** Whether the days that are asked for are of the month around the date of the address. */
    private boolean isAround(Map<String, String> query) {
        Optional<LocalDate> start = Optional.ofNullable(query.get("start_date")).flatMap(ShareScope::date);
        String days = query.getOrDefault("days", "");
        if (start.isEmpty() || date.isEmpty() || !days.matches("[0-9]{1,3}")) {
            return false;
        }
        LocalDate end = start.get().plusDays(Integer.parseInt(days));
        return Math.abs(ChronoUnit.DAYS.between(date.get(), start.get())) <= MAX_DAYS_AROUND
                && ChronoUnit.DAYS.between(date.get(), end) <= MAX_DAYS_AROUND;
    }

    private boolean isOfTheTwo(Object body) {
        return body instanceof Map<?, ?> both
                && both.keySet().equals(Set.of("bride", "groom"))
                && isPerson(both.get("bride"), pinned.get(0))
                && isPerson(both.get("groom"), pinned.get(1));
    }

    private static boolean isPerson(Object given, Map<String, String> held) {
        if (!(given instanceof Map<?, ?> person)) {
            return false;
        }
        if (!person.keySet().containsAll(required(held))) {
            return false;
        }
        for (Map.Entry<?, ?> one : person.entrySet()) {
            String name = String.valueOf(one.getKey());
            String value = String.valueOf(one.getValue());
            boolean same = name.equals("nakshatra")
                    ? Objects.equals(
                            value,
                            Optional.ofNullable(held.get("star")).orElse("").replace('_', ' '))
                    : isSame(name, value, held.get(name));
            if (!same) {
                return false;
            }
        }
        return true;
    }
}
