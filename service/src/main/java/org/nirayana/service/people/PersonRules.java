package org.nirayana.service.people;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.ConventionNames;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.service.storage.Words;

/**
 * What may be kept of somebody: reads the members of a JSON object, from a request or made from a line of a file, and complains
 * about each that is not allowed.
 */
final class PersonRules {
    static final String PERSON_ID = "[A-Za-z0-9_-]{22}";
    static final int MAX_NAME = 200;
    static final int MAX_PLACE = 200;
    static final int MAX_NOTES = 10_000;
    static final int MAX_TAGS = 30;
    static final int MAX_TAG = 50;
    static final int MAX_CONVENTIONS = 80;

    /** What a body may have. */
    static final Set<String> NAMES =
            new LinkedHashSet<>(List.of("name", "birth", "sex", "notes", "tags", "favourite", "conventions"));

    /** What an answer has besides, which means nothing when it is sent back in a file. */
    static final Set<String> IGNORED = Set.of("person_id", "created_at", "updated_at", "version");

    private static final Set<String> BIRTH_NAMES = new LinkedHashSet<>(
            List.of("local", "certainty", "place", "lat", "lon", "tz", "time_scale", "calendar", "instant"));

    private final Engine engine;

    PersonRules(Engine engine) {
        this.engine = engine;
    }

    /** Reads somebody new; nothing when anything is wrong. */
    Optional<PersonDetails> read(Map<?, ?> body, CivilBirth.Objections reject) {
        return read(body, Optional.empty(), reject);
    }

    /** Reads a change: what is not named stays as it was. */
    Optional<PersonDetails> change(PersonDetails old, Map<?, ?> body, CivilBirth.Objections reject) {
        return read(body, Optional.of(old), reject);
    }

    private Optional<PersonDetails> read(Map<?, ?> body, Optional<PersonDetails> old, CivilBirth.Objections reject) {
        Complaints complaints = new Complaints(reject, "");
        for (Object name : body.keySet()) {
            if (!NAMES.contains(name)) {
                complaints.reject(name.toString(), "is not known here; allowed: " + String.join(", ", NAMES));
            }
        }
        String name = body.containsKey("name") || old.isEmpty()
                ? text(body, "name", 1, MAX_NAME, false, complaints)
                : old.get().name();
        Optional<Born> born = body.containsKey("birth") || old.isEmpty()
                ? birth(body.get("birth"), complaints)
                : old.map(kept -> new Born(kept.birth(), kept.certainty(), kept.place()));
        Optional<PersonDetails.Sex> sex =
                body.containsKey("sex") ? sex(body.get("sex"), complaints) : old.flatMap(PersonDetails::sex);
        String notes = body.containsKey("notes")
                ? text(body, "notes", 0, MAX_NOTES, true, complaints)
                : old.map(PersonDetails::notes).orElse("");
        List<String> tags = body.containsKey("tags")
                ? tags(body.get("tags"), complaints)
                : old.map(PersonDetails::tags).orElse(List.of());
        boolean favourite = old.map(PersonDetails::favourite).orElse(false);
        if (body.containsKey("favourite")) {
            if (body.get("favourite") instanceof Boolean flag) {
                favourite = flag;
            } else {
                complaints.reject("favourite", "must be true or false");
            }
        }
        Map<String, String> conventions = body.containsKey("conventions")
                ? conventions(body.get("conventions"), complaints)
                : old.map(PersonDetails::conventions).orElse(Map.of());
        return complaints.any || born.isEmpty()
                ? Optional.empty()
                : Optional.of(new PersonDetails(
                        name,
                        born.get().birth(),
                        born.get().certainty(),
                        born.get().place(),
                        sex,
                        notes,
                        tags,
                        favourite,
                        conventions));
    }

    /** Hands complaints on, and remembers that there were any. */
    private static final class Complaints implements CivilBirth.Objections {
        private final CivilBirth.Objections to;
        private final String prefix;
        private boolean any;

        Complaints(CivilBirth.Objections to, String prefix) {
            this.to = to;
            this.prefix = prefix;
        }

        @Override
        public void reject(String field, String message) {
            any = true;
            to.reject(prefix + field, message);
        }

        @Override
        public void inDoubt(CivilBirth.ClockDoubt doubt) {
            to.inDoubt(doubt);
        }
    }

    private record Born(CivilBirth birth, PersonDetails.Certainty certainty, String place) {}

    private Optional<Born> birth(Object given, Complaints complaints) {
        if (!(given instanceof Map<?, ?> body)) {
            complaints.reject("birth", given == null ? "is required" : "must be an object with local, lat and lon");
            return Optional.empty();
        }
        for (Object name : body.keySet()) {
            if (!BIRTH_NAMES.contains(name)) {
                complaints.reject("birth." + name, "is not known here; allowed: " + String.join(", ", BIRTH_NAMES));
            }
        }
        Complaints within = new Complaints(complaints, "birth.");
        Optional<Double> latitude = degrees(body, "lat", 90, within);
        Optional<Double> longitude = degrees(body, "lon", 180, within);
        String place = body.get("place") == null ? "" : text(body, "place", 0, MAX_PLACE, false, within);
        String local = body.get("local") instanceof String text ? text.strip() : "";
        if (local.isEmpty()) {
            within.reject("local", CivilBirth.LOCAL_ALLOWED);
        }
        Optional<String> zone = word(body, "tz", within);
        Optional<String> scale = word(body, "time_scale", within);
        Optional<String> calendar = word(body, "calendar", within);
        if (latitude.isEmpty() || longitude.isEmpty() || local.isEmpty()) {
            return Optional.empty();
        }
        Optional<CivilBirth> birth = CivilBirth.read(
                engine, new CivilBirth.Given(local, latitude.get(), longitude.get(), zone, scale, calendar), within);
        return birth.flatMap(checked -> certainty(body.get("certainty"), checked, within)
                .map(certainty -> new Born(checked, certainty, place)));
    }

    private static Optional<PersonDetails.Certainty> certainty(
            Object given, CivilBirth birth, CivilBirth.Objections reject) {
        boolean timed = birth.isTimed();
        if (given == null) {
            return Optional.of(
                    !timed
                            ? PersonDetails.Certainty.UNKNOWN
                            : birth.local().endsWith(":00")
                                    ? PersonDetails.Certainty.MINUTE
                                    : PersonDetails.Certainty.EXACT);
        }
        Optional<PersonDetails.Certainty> named = constant(PersonDetails.Certainty.values(), given);
        if (named.isEmpty()) {
            reject.reject("certainty", allowed(PersonDetails.Certainty.values()));
            return named;
        }
        if (timed == (named.get() == PersonDetails.Certainty.UNKNOWN)) {
            reject.reject(
                    "certainty",
                    timed
                            ? "unknown goes with a date alone in local"
                            : "must be unknown, or left out, for a date alone; or give local a time");
            return Optional.empty();
        }
        return named;
    }

    private static Optional<PersonDetails.Sex> sex(Object given, Complaints complaints) {
        Optional<PersonDetails.Sex> named = constant(PersonDetails.Sex.values(), given);
        if (given != null && named.isEmpty()) {
            complaints.reject("sex", allowed(PersonDetails.Sex.values()) + ", or null");
        }
        return named;
    }

    private static List<String> tags(Object given, Complaints complaints) {
        if (!(given instanceof List<?> list) || list.size() > MAX_TAGS) {
            complaints.reject("tags", "must be a list of at most " + MAX_TAGS + " texts");
            return List.of();
        }
        List<String> tags = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        for (Object one : list) {
            String tag = one instanceof String text ? text.strip() : "";
            if (tag.isEmpty() || !isText(tag, MAX_TAG, false) || tag.indexOf(',') >= 0 || tag.indexOf(';') >= 0) {
                complaints.reject(
                        "tags",
                        "must be texts of 1 to " + MAX_TAG
                                + " characters without commas, semicolons and control characters");
                return List.of();
            }
            if (known.add(Words.key(tag))) {
                tags.add(tag);
            }
        }
        return List.copyOf(tags);
    }

    private static Map<String, String> conventions(Object given, Complaints complaints) {
        if (!(given instanceof Map<?, ?> body) || body.size() > MAX_CONVENTIONS) {
            complaints.reject("conventions", "must be an object with at most " + MAX_CONVENTIONS + " members");
            return Map.of();
        }
        Map<String, String> conventions = new LinkedHashMap<>();
        body.forEach((key, held) -> {
            String name = key.toString();
            boolean plain = held instanceof String || held instanceof Number || held instanceof Boolean;
            String value = plain ? held.toString() : "";
            Optional<String> objection = plain
                    ? ConventionNames.objection(name, value)
                    : Optional.of("must be a text, a number, true or false");
            objection.ifPresent(words -> complaints.reject("conventions." + name, words));
            conventions.put(name, value);
        });
        return conventions;
    }

    private static Optional<Double> degrees(Map<?, ?> body, String name, int most, CivilBirth.Objections reject) {
        if (body.get(name) instanceof Number number && Math.abs(number.doubleValue()) <= most) {
            // Never a negative zero, which would not be the same place as zero.
            return Optional.of(number.doubleValue() + 0.0);
        }
        reject.reject(name, "must be a decimal number from -" + most + " to " + most);
        return Optional.empty();
    }

    private static Optional<String> word(Map<?, ?> body, String name, CivilBirth.Objections reject) {
        Object given = body.get(name);
        if (given == null) {
            return Optional.empty();
        }
        if (given instanceof String text) {
            return Optional.of(text.strip());
        }
        reject.reject(name, "must be a string");
        return Optional.empty();
    }

    private static String text(
            Map<?, ?> body, String name, int min, int max, boolean lines, CivilBirth.Objections reject) {
        String text = body.get(name) instanceof String given ? given.strip() : null;
        if (text == null || text.length() < min || !isText(text, max, lines)) {
            reject.reject(
                    name,
                    body.get(name) == null && min > 0
                            ? "is required"
                            : "must be a text of " + min + " to " + max + " characters, without control characters");
            return "";
        }
        return text;
    }

    private static boolean isText(String text, int max, boolean lines) {
        return text.codePointCount(0, text.length()) <= max
                && StandardCharsets.UTF_8.newEncoder().canEncode(text)
                && text.codePoints()
                        .noneMatch(c -> Character.isISOControl(c) && !(lines && (c == '\n' || c == '\r' || c == '\t')));
    }

    /** The name that requests use. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    static <E extends Enum<E>> Optional<E> constant(E[] constants, Object id) {
        return Arrays.stream(constants)
                .filter(one -> id instanceof String text && id(one).equals(LowerCase.of(text.strip())))
                .findFirst();
    }

    private static String allowed(Enum<?>[] constants) {
        return Parameter.oneOf(Arrays.stream(constants).map(PersonRules::id).toList())
                .sentence();
    }
}
