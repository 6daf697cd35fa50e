package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Authorities;
import org.nirayana.testing.Project;
import tools.jackson.databind.JsonNode;

/**
 * Authority: examples that others published, {@code authorities/published}, each asked of the service under its profile.
 *
 * <p>What is written in {@code docs/conformance.md} is what this test found; it writes the file when it is run with {@code
 * -Dnirayana.write=true}. A row that does not agree needs a reason in {@code reasons.csv}, and one that agrees must not have
 * one: none is dropped.
 */
class ConformanceTest {
    private static final String FOLDER = "published/";
    private static final int MIN_EXAMPLES = 200;

    /** A published figure. */
    private record Example(
            String id,
            String source,
            String profile,
            String conventions,
            String place,
            String datetime,
            String quantity,
            String expected,
            String tolerance) {
        static Example of(List<String> cells) {
            String place = "lat=" + cells.get(4) + "&lon=" + cells.get(5) + "&tz="
                    + URLEncoder.encode(cells.get(6), StandardCharsets.UTF_8);
            return new Example(
                    cells.get(0),
                    cells.get(1),
                    cells.get(2),
                    cells.get(3),
                    place,
                    cells.get(7),
                    cells.get(8),
                    cells.get(9),
                    cells.get(10));
        }

        String endpoint() {
            if (quantity.startsWith("longitude:") || quantity.equals("ayanamsa")) {
                return "horoscope";
            }
            if (quantity.startsWith("dasha_") || quantity.startsWith("antardasha_")) {
                return "dashas/vimshottari";
            }
            if (quantity.startsWith("shadbala:")) {
                return "shadbala";
            }
            if (quantity.startsWith("bindus:")) {
                return "ashtakavarga";
            }
            if (quantity.startsWith("bhava_middle:")) {
                return "houses";
            }
            if (quantity.startsWith("match_")) {
                return "match";
            }
            return quantity.startsWith("d9:") ? "vargas/9" : "panchanga";
        }

        /** Of two people: the bride is the birth of the row, the groom stands behind the quantity as TIME@LAT/LON. */
        Map<String, Object> couple() {
            String[] groom = quantity.substring(quantity.indexOf(':') + 1).split("[@/]", -1);
            Map<String, String> hers = new HashMap<>();
            for (String pair : place.split("&", -1)) {
                hers.put(pair.substring(0, 3), pair.substring(4));
            }
            return Map.of(
                    "bride", birth(datetime, hers.get("lat"), hers.get("lon")),
                    "groom", birth(groom[0], groom[1], groom[2]));
        }

        private static Map<String, Object> birth(String time, String latitude, String longitude) {
            return Map.of(
                    "dateandtime", time, "lat", Double.parseDouble(latitude), "lon", Double.parseDouble(longitude));
        }

        /** The conventions that the endpoint of the quantity knows. */
        String query() {
            if (endpoint().equals("match")) {
                return "profile=" + profile + "&" + conventions;
            }
            boolean panchanga = endpoint().equals("panchanga");
            StringBuilder query = new StringBuilder(place)
                    .append("&dateandtime=")
                    .append(URLEncoder.encode(datetime, StandardCharsets.UTF_8))
                    .append("&profile=")
                    .append(profile);
            for (String convention : conventions.split("&", -1)) {
                boolean ofNodes = convention.startsWith("node_type");
                boolean ofSunrise = convention.startsWith("sunrise_definition");
                boolean known = panchanga ? !ofNodes : !ofSunrise || endpoint().equals("horoscope");
                if (!convention.isEmpty() && known) {
                    query.append('&').append(convention);
                }
            }
            return query.toString();
        }
    }

    private record Outcome(Example example, String ours, boolean agrees) {}

    @Test
    void theReportIsWhatWasFound() throws IOException {
        Map<String, String> reasons = new LinkedHashMap<>();
        table("reasons.csv").forEach(cells -> reasons.put(cells.get(0), cells.get(1)));
        List<Example> examples = table("examples.csv").stream().map(Example::of).toList();
        assertThat(examples).hasSizeGreaterThanOrEqualTo(MIN_EXAMPLES);
        assertThat(examples.stream().map(Example::id)).doesNotHaveDuplicates();
        List<Outcome> outcomes = new ArrayList<>();
        try (SignedIn service = SignedIn.start()) {
            Map<String, JsonNode> answers = new HashMap<>();
            for (Example example : examples) {
                JsonNode answer = example.endpoint().equals("match")
                        ? match(service, example)
                        : answers.computeIfAbsent(example.endpoint() + "?" + example.query(), key -> service.astro(
                                        example.endpoint(), example.query())
                                .json());
                outcomes.add(outcome(example, answer));
            }
        }
        List<String> unexplained = outcomes.stream()
                .filter(one -> one.agrees() == reasons.containsKey(one.example().id()))
                .map(one -> one.example().id() + " " + one.example().quantity() + ": expected "
                        + one.example().expected() + ", ours " + one.ours()
                        + (one.agrees() ? ", agrees but has a reason" : ""))
                .toList();
        List<String> report = report(outcomes, reasons);
        Path file = Project.file("docs/conformance.md");
        if (Boolean.getBoolean("nirayana.write")) {
            Files.write(file, report);
        }
        assertThat(unexplained).isEmpty();
        assertThat(reasons.keySet())
                .isSubsetOf(examples.stream().map(Example::id).toList());
        assertThat(Files.readAllLines(file))
                .as("docs/conformance.md is not what was found; write it with"
                        + " ./nirayana test -pl service -Dtest=ConformanceTest -Dnirayana.write=true")
                .isEqualTo(report);
    }

    private static JsonNode match(SignedIn service, Example example) {
        return service.service()
                .api()
                .post("/api/v1/astro/match?" + example.query())
                .bearer(service.token())
                .json(example.couple())
                .send()
                .json();
    }

    /** What each kuta has, in order. */
    private static String ofKutas(JsonNode answer, String name) {
        List<String> values = new ArrayList<>();
        answer.path("ashtakuta")
                .path("kutas")
                .forEach(kuta -> values.add(kuta.path(name).asString()));
        return String.join(" ", values);
    }

    private static String moon(JsonNode person) {
        JsonNode moon = person.path("moon").path(0);
        return moon.path("nakshatra").asString() + " " + moon.path("pada").asInt();
    }

    private static Outcome outcome(Example example, JsonNode answer) {
        String ours = value(example, answer);
        if (example.tolerance().isEmpty()) {
            return new Outcome(example, ours, ours.equals(example.expected()));
        }
        double tolerance = Double.parseDouble(example.tolerance());
        if (ours.isEmpty()) {
            return new Outcome(example, "none", false);
        }
        double apart;
        if (example.quantity().startsWith("shadbala:")) {
            apart = Double.parseDouble(ours) - Double.parseDouble(example.expected());
        } else if (example.expected().contains("T")) {
            apart = Duration.between(OffsetDateTime.parse(example.expected()), OffsetDateTime.parse(ours))
                            .toMillis()
                    / 1000.0;
        } else if (example.quantity().equals("night_seconds")) {
            apart = Double.parseDouble(ours) - Double.parseDouble(example.expected());
        } else {
            apart = 3600 * Math.IEEEremainder(Double.parseDouble(ours) - Double.parseDouble(example.expected()), 360);
        }
        return new Outcome(example, ours, Math.abs(apart) <= tolerance);
    }

    private static String value(Example example, JsonNode answer) {
        String quantity = example.quantity();
        int colon = quantity.indexOf(':');
        String name = colon < 0 ? quantity : quantity.substring(0, colon);
        String which = colon < 0 ? "" : quantity.substring(colon + 1);
        return switch (name) {
            case "sunrise", "sunset", "moonrise", "moonset" -> answer.path(name).asString("");
            case "vara" -> Integer.toString(answer.path("vara").path("number").asInt());
            case "tithi", "nakshatra", "yoga", "karana" ->
                Integer.toString(answer.path(name).get(0).path("number").asInt());
            case "tithi_end", "nakshatra_end", "yoga_end", "karana_end" ->
                numbered(answer.path(name.substring(0, name.indexOf('_'))), which);
            case "varjya_start", "varjya_end" -> {
                JsonNode span = answer.path("varjya").get(Integer.parseInt(which));
                yield span == null
                        ? ""
                        : span.path(name.substring(name.indexOf('_') + 1)).asString();
            }
            case "varjya_count" -> Integer.toString(answer.path("varjya").size());
            case "rahu_kalam_start" -> answer.path("rahu_kalam").path("start").asString();
            case "rahu_kalam_end" -> answer.path("rahu_kalam").path("end").asString();
            case "amanta_month", "purnimanta_month" -> {
                JsonNode month = answer.path("lunar_month");
                yield (month.path("adhika").asBoolean() ? "Adhika " : "")
                        + month.path(name.substring(0, name.indexOf('_'))).asString();
            }
            case "shaka" -> Integer.toString(answer.path("years").path("shaka").asInt());
            case "samvatsara_south", "samvatsara_north" ->
                answer.path("years").path(name).path("name").asString();
            case "solar_month" ->
                answer.path("solar_month").path("rasi").asString() + " "
                        + answer.path("solar_month").path("day").asInt();
            case "night_seconds" ->
                Long.toString(Duration.between(
                                OffsetDateTime.parse(answer.path("sunset").asString()),
                                OffsetDateTime.parse(answer.path("next_sunrise").asString()))
                        .toSeconds());
            case "longitude" -> point(answer, which).path("nirayana_longitude").asString();
            case "ayanamsa" -> answer.path("conventions").path("ayanamsa_value").asString();
            case "d9" ->
                named(answer.path("planets"), which).path("rasi_occupied").asString();
            case "dasha_at_birth" ->
                answer.path("balance_at_birth").path("graha").asString();
            case "dasha_end" -> {
                for (JsonNode period : answer.path("periods")) {
                    if (period.path("graha").asString().equals(which)) {
                        yield period.path("end").asString();
                    }
                }
                yield "";
            }
            case "antardasha_end" -> {
                String[] path = which.split("\\.", -1);
                yield answer.path("periods")
                        .path(Integer.parseInt(path[0]) - 1)
                        .path("parts")
                        .path(Integer.parseInt(path[1]) - 1)
                        .path("end")
                        .asString();
            }
            case "shadbala" -> {
                String[] partAndGraha = which.split(":", -1);
                JsonNode found = withName(answer.path("planets"), "planet", partAndGraha[1]);
                for (String step : partAndGraha[0].split("\\.", -1)) {
                    found = found.path(step);
                }
                yield found.asString();
            }
            case "bindus" ->
                words(withName(answer.path("bhinna"), "point", which).path("bindus"));
            case "bhava_middle" ->
                answer.path("houses")
                        .path(Integer.parseInt(which) - 1)
                        .path("middle")
                        .asString();
            case "match_total" ->
                Double.toString(answer.path("ashtakuta").path("total").asDouble());
            case "match_points" -> ofKutas(answer, "points");
            case "match_bride_traits" -> ofKutas(answer, "bride");
            case "match_groom_traits" -> ofKutas(answer, "groom");
            case "match_bride_moon" -> moon(answer.path("bride"));
            case "match_groom_moon" -> moon(answer.path("groom"));
            default -> throw new IllegalArgumentException("no quantity " + quantity);
        };
    }

    private static String numbered(JsonNode limbs, String number) {
        for (JsonNode limb : limbs) {
            if (limb.path("number").asInt() == Integer.parseInt(number)) {
                return limb.path("end").asString();
            }
        }
        return "";
    }

    private static JsonNode point(JsonNode horoscope, String name) {
        return name.equals("ascendant") ? horoscope.path("ascendant") : named(horoscope.path("planets"), name);
    }

    private static JsonNode named(JsonNode points, String name) {
        return withName(points, "name", name);
    }

    private static JsonNode withName(JsonNode points, String field, String name) {
        for (JsonNode point : points) {
            if (point.path(field).asString().equals(name)) {
                return point;
            }
        }
        throw new IllegalArgumentException("no point " + name);
    }

    private static String words(JsonNode numbers) {
        List<String> words = new ArrayList<>();
        numbers.forEach(number -> words.add(number.asString()));
        return String.join(" ", words);
    }

    private static List<String> report(List<Outcome> outcomes, Map<String, String> reasons) throws IOException {
        List<String> lines = new ArrayList<>();
        long agree = outcomes.stream().filter(Outcome::agrees).count();
        lines.add("# Conformance");
        lines.add("");
        lines.add(
                "Written by `ConformanceTest` from what it finds; do not edit. Figures that others published, each asked of the");
        lines.add(
                "service under the profile and conventions of its source ([profiles](profiles.md)); the rows, their sources and the");
        lines.add(
                "tolerance of each are in `authorities/published`. A row that does not agree stays, with the reason.");
        lines.add("");
        lines.add(String.format(Locale.ROOT, "**%d of %d agree.**", agree, outcomes.size()));
        lines.add("");
        lines.add("| source | examples | agree | how compared |");
        lines.add("|---|---|---|---|");
        for (List<String> source : table("sources.csv")) {
            List<Outcome> own = outcomes.stream()
                    .filter(one -> one.example().source().equals(source.get(0)))
                    .toList();
            lines.add("| " + source.get(1) + " | " + own.size() + " | "
                    + own.stream().filter(Outcome::agrees).count() + " | " + source.get(3) + " |");
        }
        lines.add("");
        lines.add("Where the figures were taken from:");
        lines.add("");
        for (List<String> source : table("sources.csv")) {
            lines.add("- " + source.get(1) + ": " + source.get(2) + ".");
        }
        lines.add("");
        lines.add("## What does not agree, and why");
        lines.add("");
        lines.add("| row | at | what | published | ours | why |");
        lines.add("|---|---|---|---|---|---|");
        for (Outcome one : outcomes) {
            if (!one.agrees()) {
                lines.add("| " + one.example().id() + " | " + one.example().datetime() + " | "
                        + one.example().quantity() + " | " + one.example().expected() + " | " + one.ours() + " | "
                        + reasons.getOrDefault(one.example().id(), "not explained") + " |");
            }
        }
        return lines;
    }

    /** The rows of a file without its head; cells may be quoted. */
    private static List<List<String>> table(String file) throws IOException {
        List<String> lines = Files.readAllLines(Authorities.file(FOLDER + file));
        return lines.subList(1, lines.size()).stream()
                .map(ConformanceTest::cells)
                .toList();
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
