package org.nirayana.acceptance;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes values: such as a schema allows, such as it just forbids, and such as nobody should send. */
final class FuzzValues {
    static final String PASSWORD = "a fine long secret of mine";

    private static final JsonMapper MAPPER = JsonMapper.shared();

    /** What a schema cannot say: which users, places and moments there are. By name of the parameter or field. */
    private static final Map<String, List<String>> KNOWN = Map.ofEntries(
            Map.entry(
                    "username",
                    List.of("{self}", "{self}", "victim0", "victim1", "victim2", "Victim3", "victim4", "nobody")),
            Map.entry(
                    "email",
                    List.of("victim0@example.com", "victim1@example.com", "VICTIM2@example.com", "nobody@example.org")),
            Map.entry(
                    "password",
                    List.of(PASSWORD, PASSWORD, "another password, long enough", "пароль подлиннее", "too short")),
            Map.entry("new_password", List.of(PASSWORD, "another password, long enough")),
            Map.entry("token", List.of("{refresh}", "{access}", "a.b.c")),
            Map.entry("refresh_token", List.of("{refresh}", "a.b.c")),
            Map.entry("tier", List.of("tier0", "tier1", "tier 2", "pro")),
            Map.entry("tier_id", List.of("1", "2", "3", "4", "5")),
            Map.entry("endpoints", List.of("planets", "chart", "panchanga", "dashas", "vargas", "kattams")),
            Map.entry("addresses", List.of("203.0.113.7", "10.0.0.0/8", "::/0", "2001:db8::/32")),
            Map.entry("expires_at", List.of("2999-01-01T00:00:00", "2500-06-30T12:00:00+05:30", "2999-12-31T23:59Z")),
            Map.entry("by", List.of("day", "endpoint", "day,endpoint")),
            Map.entry(
                    "file",
                    List.of(
                            "swagger-ui.css",
                            "base.css",
                            "chart.css",
                            "main.js",
                            "en.json",
                            "index.html",
                            "home.js",
                            "none.js")),
            Map.entry("kind", List.of("not-found", "validation", "none", "chart")),
            Map.entry("area", List.of("terms", "shell", "admin", "none")),
            Map.entry("folder", List.of("css", "js", "img")),
            Map.entry("part", List.of("view", "chart")),
            Map.entry("person_id", List.of("{person}", "{person}", "{person}", "0123456789abcdefghijkl")),
            Map.entry(
                    "local", List.of("1990-05-17T10:30:00", "1990-05-17", "1942-09-01T00:30", "2000-02-29T23:59:59.5")),
            Map.entry("q", List.of("Chennai", "ban", "\u0b9a\u0bc6", "victim", "Z\u00fcrich")),
            Map.entry("date", List.of("1990-05-17", "1945-08-14", "2011-12-30", "-0044-03-15")),
            Map.entry("time", List.of("10:30", "02:30:00", "23:59:59.5", "00:00")),
            Map.entry("tz", List.of("Asia/Kolkata", "UTC", "America/New_York", "Pacific/Apia", "Europe/Dublin")),
            Map.entry("nakshatra", List.of("Rohini", "Mrigasira", "Thiruvonam", "purva ashadha", "Uttara")),
            Map.entry("school", List.of("parashara", "parivritti", "no_such_school")),
            Map.entry("under", List.of("1", "9", "3.2", "1.1.1.1.1", "120.1")),
            Map.entry("from", List.of("2026-01-01", "2025-11-30T06:00", "1999-12-31", "2026-03-15T00:00:00Z")),
            Map.entry("to", List.of("2026-04-01", "2026-06-30T18:30", "2000-01-31")),
            Map.entry("start_date", List.of("2026-01-01", "1900-02-28", "2000-12-31", "1752-09-02")),
            Map.entry(
                    "at", List.of("2026-11-15", "1995-05-17T10:30:00Z", "2050-01-01T00:00:00.123456789+14:00", "1600")),
            Map.entry(
                    "dateandtime",
                    List.of(
                            "1990-05-17T10:30:00+05:30",
                            "2000-01-01",
                            "2024-02-29T23:59:59.999999999Z",
                            "1600-03-01T00:00",
                            "2599-12-31T23:59:59-12:00",
                            "1883-11-18T12:03:58-04:56:02",
                            "2016-12-31T23:59:60Z",
                            "2020-06-21T12:00:00 05:30")));

    /** Strings that have broken services. */
    static final List<String> HOSTILE = List.of(
            "",
            " ",
            "\u0000",
            "a\u0000b",
            "\ud800",
            "x\udc00y",
            "\ud83d\ude00",
            "\ufeff",
            "\ufffe\uffff",
            "\u202etxt",
            "e\u0301".repeat(60),
            "%",
            "%zz",
            "%00",
            "..",
            ".",
            "../../../../etc/passwd",
            "..%2f..%2f",
            "..;/",
            "/",
            "\\..\\",
            "*",
            "{username}",
            "db_user",
            "me",
            "null",
            "undefined",
            "true",
            "NaN",
            "Infinity",
            "-Infinity",
            "-0",
            "1e999",
            "-1e999",
            "1e-999",
            "0x10",
            "1_000",
            "1,5",
            "+5",
            " 5",
            "5 ",
            "5f",
            "5d",
            "\u0663\u0664",
            "\uff11\uff12",
            "2147483648",
            "-2147483649",
            "9223372036854775807",
            "9223372036854775808",
            "9".repeat(400),
            "0.".concat("3".repeat(400)),
            "2000-02-30",
            "0000-00-00",
            "-0001-01-01",
            "-999999999-01-01",
            "+999999999-12-31T23:59:60Z",
            "2000-01-01T24:00:00",
            "2000-01-01T12:00:00+99:99",
            "2000-01-01T12:00:00[Asia/Kolkata]",
            "2000-W01-1",
            "2000-001",
            "20000101T120000Z",
            "Etc/GMT+15",
            "posixrules",
            "UTC+5",
            "EST5EDT",
            "asia/kolkata",
            "Asia/Kolkata\n",
            "<script>alert(1)</script>",
            "\"'><svg onload=alert(1)>",
            "' OR '1'='1' --",
            "'; DROP TABLE users; --",
            "${jndi:ldap://127.0.0.1/x}",
            "{{7*7}}",
            "$(id)",
            "a\r\nSet-Cookie: x=y",
            "a\tb\u000bc\u007f\u0085",
            "x".repeat(161),
            "x".repeat(5_000),
            "\u0915\u094d\u0937".repeat(100));

    private FuzzValues() {}

    static <T> T pick(SplittableRandom random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    /** A value as the schema allows, or at least nearly always: what it cannot express may still be refused. */
    static JsonNode valid(String name, JsonNode schema, SplittableRandom random) {
        if (schema.has("const")) {
            return schema.path("const");
        }
        if (schema.has("enum")) {
            return schema.path("enum").get(random.nextInt(schema.path("enum").size()));
        }
        return switch (type(schema, random)) {
            case "object" -> object(schema, random);
            case "array" -> array(name, random);
            case "integer" -> integer(name, schema, random);
            case "number" -> MAPPER.getNodeFactory().numberNode(number(schema, random));
            case "boolean" -> MAPPER.getNodeFactory().booleanNode(random.nextBoolean());
            case "null" -> MAPPER.nullNode();
            default -> MAPPER.getNodeFactory().stringNode(text(name, schema, random));
        };
    }

    private static String type(JsonNode schema, SplittableRandom random) {
        JsonNode type = schema.path("type");
        return type.isArray() ? type.get(random.nextInt(type.size())).asString() : type.asString("string");
    }

    private static ObjectNode object(JsonNode schema, SplittableRandom random) {
        ObjectNode object = MAPPER.createObjectNode();
        List<String> required =
                schema.path("required").valueStream().map(JsonNode::asString).toList();
        schema.path("properties").properties().forEach(property -> {
            if (required.contains(property.getKey()) || random.nextInt(3) > 0) {
                object.set(property.getKey(), valid(property.getKey(), property.getValue(), random));
            }
        });
        return object;
    }

    private static ArrayNode array(String name, SplittableRandom random) {
        ArrayNode array = MAPPER.createArrayNode();
        if (name.equals("endpoints") && random.nextInt(3) == 0) {
            return array.add("*");
        }
        List<String> known = KNOWN.getOrDefault(name, List.of("a", "b"));
        int from = random.nextInt(known.size());
        known.subList(from, Math.min(known.size(), from + 1 + random.nextInt(3)))
                .forEach(array::add);
        return array;
    }

    private static JsonNode integer(String name, JsonNode schema, SplittableRandom random) {
        if (KNOWN.containsKey(name)) {
            return MAPPER.getNodeFactory().numberNode(Long.parseLong(pick(random, KNOWN.get(name))));
        }
        long least = schema.path("minimum").asLong(0);
        long most = schema.path("maximum").asLong(1_000);
        // Mostly small: nobody asks for 400 days or the last page every time.
        long top = random.nextInt(10) == 0 ? most : Math.min(most, least + 12);
        return MAPPER.getNodeFactory().numberNode(random.nextLong(least, top + 1));
    }

    private static double number(JsonNode schema, SplittableRandom random) {
        double least = schema.path("minimum").asDouble(-1_000);
        double most = schema.path("maximum").asDouble(1_000);
        return Math.round(random.nextDouble(least, most) * 1e6) / 1e6;
    }

    private static String text(String name, JsonNode schema, SplittableRandom random) {
        List<String> known = KNOWN.get(name);
        if (known != null) {
            return pick(random, known);
        }
        int least = schema.path("minLength").asInt(1);
        int most = Math.min(schema.path("maxLength").asInt(40), 200);
        int length = random.nextInt(least, most + 1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) random.nextInt('a', 'z' + 1));
        }
        return text.toString();
    }

    /** A value at or just beyond the border of what is allowed. */
    record Border(String text, boolean allowed) {}

    /** Borders of a parameter's schema; whatever has none gets a plain valid value. */
    static Border border(String name, JsonNode schema, SplittableRandom random) {
        if (schema.has("minimum") || schema.has("maximum")) {
            double least = schema.path("minimum").asDouble(-1e9);
            double most = schema.path("maximum").asDouble(1e9);
            boolean whole = schema.path("type").asString().equals("integer");
            String low = plain(least, whole);
            String high = plain(most, whole);
            return switch (random.nextInt(6)) {
                case 0 -> new Border(low, true);
                case 1 -> new Border(high, true);
                case 2 -> new Border(whole ? plain(least - 1, true) : plain(least - 1e-6, false), false);
                case 3 -> new Border(whole && most < 1e15 ? plain(most + 1, true) : plain(most * 2, whole), false);
                case 4 -> new Border("1e999", false);
                default -> new Border(whole ? low + ".5" : "x" + low, false);
            };
        }
        if (schema.has("enum")) {
            String some = schema.path("enum").get(0).asString();
            return random.nextBoolean() ? new Border(some, true) : new Border(some + "x", false);
        }
        if (schema.has("maxLength")) {
            int most = schema.path("maxLength").asInt();
            return random.nextBoolean() ? new Border("x".repeat(most), true) : new Border("x".repeat(most + 1), false);
        }
        return new Border(valid(name, schema, random).asString(), true);
    }

    private static String plain(double value, boolean whole) {
        return whole ? Long.toString((long) value) : BigDecimal.valueOf(value).toPlainString();
    }
}
