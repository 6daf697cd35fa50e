package org.nirayana.acceptance;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Makes requests out of a description: the n-th one of a seed is always the same. */
final class FuzzCases {
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final String BOUNDARY = "fuzz-boundary-7MA4YWxk";
    private static final int ADDRESSES = 200;

    /** What is said of a person who is matched: a birth, its date alone, or a star. */
    private static final List<List<String>> OF_A_PERSON =
            List.of(List.of("dateandtime", "lat", "lon"), List.of("date", "lat", "lon"), List.of("nakshatra", "pada"));

    private final List<FuzzOperation> operations;
    private final long seed;

    FuzzCases(List<FuzzOperation> operations, long seed) {
        // A cheap operation stands four times in the hat, one that hashes passwords once.
        this.operations = operations.stream()
                .flatMap(operation -> Collections.nCopies(operation.isCostly() ? 1 : 4, operation).stream())
                .toList();
        this.seed = seed;
    }

    FuzzCase get(long number) {
        SplittableRandom random =
                new SplittableRandom(new SplittableRandom(seed ^ (number * 0xD1342543DE82EF95L)).nextLong());
        FuzzOperation operation = operations.get((int) (number % operations.size()));
        return new Making(operation, random).make();
    }

    /** One request in the making. */
    private static final class Making {
        private final FuzzOperation operation;
        private final SplittableRandom random;
        private final Map<String, String> path = new LinkedHashMap<>();
        private final List<String> query = new ArrayList<>();
        private final List<String> headers = new ArrayList<>();
        private final FuzzCase.Role role;
        private String method;
        private byte[] body = new byte[0];
        private String kind = "valid";
        private boolean mustBeRefused;
        private boolean wrongField;

        Making(FuzzOperation operation, SplittableRandom random) {
            this.operation = operation;
            this.random = random;
            this.method = operation.method();
            // Half of all requests come from somebody who may do it, or most faults would hide behind a 401.
            this.role = random.nextInt(2) == 0
                    ? random.nextInt(3) == 0 ? FuzzCase.Role.USER : FuzzCase.Role.SUPERUSER
                    : FuzzValues.pick(random, List.of(FuzzCase.Role.values()));
        }

        FuzzCase make() {
            fillIn();
            int choice = random.nextInt(20);
            if (choice >= 13) {
                hostileRequest();
            } else if (choice >= 7) {
                hostileValue();
            }
            identify();
            String target = target();
            return new FuzzCase(
                    operation,
                    role,
                    kind,
                    method,
                    target,
                    List.copyOf(headers),
                    new String(body, StandardCharsets.ISO_8859_1),
                    mustBeRefused && !method.equals("HEAD") && !isReadAsAnotherFormat());
        }

        /** A wrong field of JSON is no fault in a file of people that the query calls CSV: its lines are told as not understood. */
        private boolean isReadAsAnotherFormat() {
            return wrongField
                    && query.stream().anyMatch(pair -> pair.startsWith("format=") && !pair.equals("format=json"))
                    && operation.template().equals("/api/v1/people/import");
        }

        /** A request as described. */
        private void fillIn() {
            for (FuzzOperation.Parameter parameter : operation.parameters()) {
                String value = FuzzValues.valid(hint(parameter.name()), parameter.schema(), random)
                        .asString();
                switch (parameter.in()) {
                    case "path" -> path.put(parameter.name(), segment(value));
                    case "query" -> {
                        if (parameter.required() || random.nextInt(3) == 0) {
                            query.add(parameter.name() + "=" + encoded(value));
                        }
                    }
                    case "cookie" -> headers.add("Cookie: " + parameter.name() + "=" + value);
                    case "header" -> {
                        if (random.nextInt(4) == 0) {
                            headers.add(parameter.name() + ": "
                                    + FuzzValues.pick(
                                            random, List.of("*", "*", "\"1-1\"", "W/\"x\", \"2-1\"", "no quotes")));
                        }
                    }
                    default -> throw new IllegalStateException("a parameter in " + parameter.in());
                }
            }
            if (!operation.bodies().isEmpty()) {
                String media =
                        FuzzValues.pick(random, List.copyOf(operation.bodies().keySet()));
                JsonNode value = FuzzValues.valid("", operation.bodies().get(media), random);
                if (operation.id().equals("updateUser")) {
                    // Those who ask must keep their roles.
                    ((ObjectNode) value).remove("is_superuser");
                }
                if (operation.template().startsWith("/api/v1/tiers") && value.has("name")) {
                    ((ObjectNode) value).put("name", "tier" + random.nextInt(4));
                }
                if (value.has("bride") && random.nextInt(4) > 0) {
                    couple(value, operation.bodies().get(media).path("properties"));
                }
                body(media, value);
            }
        }

        /** Of each one thing is said, as no schema can demand. */
        private void couple(JsonNode two, JsonNode schemas) {
            for (String side : List.of("bride", "groom")) {
                ObjectNode person = ((ObjectNode) two.path(side)).removeAll();
                for (String field : FuzzValues.pick(random, OF_A_PERSON)) {
                    JsonNode schema = schemas.path(side).path("properties").path(field);
                    person.set(field, FuzzValues.valid(field, schema, random));
                }
            }
        }

        /** Under which name plausible values are known. */
        private String hint(String name) {
            return operation.template().startsWith("/api/v1/tiers") && name.equals("name") ? "tier" : name;
        }

        private void body(String media, JsonNode value) {
            switch (media) {
                case "application/json" -> json(value.toString());
                case "application/x-www-form-urlencoded" -> body(media, form(value));
                case "multipart/form-data" -> body(media + "; boundary=" + BOUNDARY, multipart(value));
                case "text/csv" -> body(media, lines(1 + random.nextInt(5)).getBytes(StandardCharsets.UTF_8));
                case "text/plain" -> body(media, people(1 + random.nextInt(5)).getBytes(StandardCharsets.UTF_8));
                case "application/x-ndjson" ->
                    body(media, births(1 + random.nextInt(5)).getBytes(StandardCharsets.UTF_8));
                default -> throw new IllegalStateException("a body of " + media);
            }
        }

        /** Births to be computed in a batch. */
        private String births(int count) {
            StringBuilder lines = new StringBuilder();
            for (int i = 0; i < count; i++) {
                lines.append("{\"id\":")
                        .append(i)
                        .append(",\"dateandtime\":\"")
                        .append(1900 + random.nextInt(200))
                        .append("-05-17T10:30:00Z\",\"lat\":")
                        .append(random.nextInt(90))
                        .append(",\"lon\":")
                        .append(random.nextInt(180))
                        .append("}\n");
            }
            return lines.toString();
        }

        /** People to be matched, as many of each side. */
        private String lines(int people) {
            StringBuilder lines = new StringBuilder("side,id,nakshatra,pada\n");
            for (int i = 0; i < 2 * people; i++) {
                lines.append(i % 2 == 0 ? "bride,b" : "groom,g")
                        .append(i)
                        .append(',')
                        .append(1 + random.nextInt(27))
                        .append(',')
                        .append(1 + random.nextInt(4))
                        .append('\n');
            }
            return lines.toString();
        }

        /** People to be kept. */
        private String people(int count) {
            StringBuilder lines = new StringBuilder("name,local,lat,lon\n");
            for (int i = 0; i < count; i++) {
                lines.append("Person ").append(random.nextInt(1_000)).append(",1990-05-17T10:30,13,80\n");
            }
            return lines.toString();
        }

        private void json(String text) {
            body("application/json", text.getBytes(StandardCharsets.UTF_8));
        }

        private void body(String contentType, byte[] bytes) {
            headers.removeIf(header -> header.startsWith("Content-Type:"));
            headers.add("Content-Type: " + contentType);
            body = bytes;
        }

        private static byte[] form(JsonNode value) {
            return value.properties().stream()
                    .map(field -> encoded(field.getKey()) + "=" + encoded(plain(field.getValue())))
                    .collect(Collectors.joining("&"))
                    .getBytes(StandardCharsets.US_ASCII);
        }

        private static String plain(JsonNode value) {
            return value.isString() ? value.asString() : value.toString();
        }

        private static byte[] multipart(JsonNode value) {
            StringBuilder parts = new StringBuilder();
            value.properties()
                    .forEach(field -> parts.append("--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\""
                            + field.getKey() + "\"\r\n\r\n" + plain(field.getValue()) + "\r\n"));
            return (parts + "--" + BOUNDARY + "--\r\n").getBytes(StandardCharsets.UTF_8);
        }

        /** One value is at a border, beyond it, of another kind, or poison. */
        private void hostileValue() {
            List<FuzzOperation.Parameter> parameters = operation.parameters().stream()
                    .filter(parameter ->
                            !parameter.in().equals("cookie") && !parameter.in().equals("header"))
                    .toList();
            boolean inBody = !operation.bodies().isEmpty() && (parameters.isEmpty() || random.nextBoolean());
            if (inBody) {
                hostileField();
            } else if (!parameters.isEmpty()) {
                hostileParameter(FuzzValues.pick(random, parameters));
            } else {
                hostileRequest();
            }
        }

        private void hostileParameter(FuzzOperation.Parameter parameter) {
            String name = parameter.name();
            String value;
            if (random.nextInt(3) == 0) {
                FuzzValues.Border border = FuzzValues.border(hint(name), parameter.schema(), random);
                kind = "border of " + name;
                value = border.text();
                mustBeRefused = !border.allowed();
            } else {
                kind = "poison in " + name;
                value = FuzzValues.pick(random, FuzzValues.HOSTILE);
            }
            if (parameter.in().equals("path")) {
                path.put(name, segment(value));
                return;
            }
            query.removeIf(pair -> pair.startsWith(name + "="));
            query.add(name + "=" + oddly(value));
            if (random.nextInt(8) == 0) {
                kind = "twice " + name;
                query.add(name + "=" + encoded(value));
                mustBeRefused = true;
            }
        }

        private void hostileField() {
            Map.Entry<String, JsonNode> chosen =
                    FuzzValues.pick(random, List.copyOf(operation.bodies().entrySet()));
            String media = chosen.getKey();
            JsonNode schema = chosen.getValue();
            if (media.equals("text/csv")) {
                kind = "poison in a line";
                String poison = FuzzValues.pick(random, FuzzValues.HOSTILE);
                body(media, (lines(1) + "bride," + poison + ",4,1\n" + poison).getBytes(StandardCharsets.UTF_8));
                return;
            }
            if (media.equals("application/x-ndjson")) {
                kind = "poison in a line";
                String poison = FuzzValues.pick(random, FuzzValues.HOSTILE);
                String line = FuzzValues.pick(
                        random,
                        List.of(
                                poison,
                                "{\"id\":\"" + poison + "\",\"dateandtime\":\"2000-01-01\",\"lat\":1,\"lon\":2}",
                                "{\"dateandtime\":\"" + poison + "\",\"lat\":1,\"lon\":2}",
                                "{\"local_time\":\"2000-01-01T10:30\",\"place\":\"" + poison + "\"}",
                                "{\"" + poison + "\":1}"));
                body(media, (births(1) + line + "\n" + births(1)).getBytes(StandardCharsets.UTF_8));
                return;
            }
            if (media.equals("text/plain")) {
                kind = "poison in a file";
                String poison = FuzzValues.pick(random, FuzzValues.HOSTILE);
                String file = FuzzValues.pick(
                        random,
                        List.of(
                                people(1) + poison + "," + poison + ",1,1\n",
                                "#A93:" + poison + ",x,m,17.5.1990," + poison + ",Chennai,IND\n#B93:" + poison,
                                "#file: " + poison + "\n5\n17\n1990\n10.30\n" + poison + "\n-80.16\n13.05\n",
                                "{\"people\":[{\"name\":1}]}" + poison));
                body(media, file.getBytes(StandardCharsets.UTF_8));
                return;
            }
            wrongField = true;
            ObjectNode value = (ObjectNode) FuzzValues.valid("", schema, random);
            if (operation.id().equals("updateUser")) {
                value.remove("is_superuser");
            }
            List<String> fields = List.copyOf(schema.path("properties").propertyNames());
            String field = FuzzValues.pick(random, fields);
            boolean strict = media.equals("application/json");
            switch (random.nextInt(5)) {
                case 0 -> {
                    List<String> required = schema.path("required")
                            .valueStream()
                            .map(JsonNode::asString)
                            .toList();
                    if (!required.isEmpty()) {
                        field = FuzzValues.pick(random, required);
                        mustBeRefused = true;
                    }
                    kind = "without " + field;
                    value.remove(field);
                }
                case 1 -> {
                    kind = "an unknown field";
                    value.put(FuzzValues.pick(random, List.of("is_admin", "id", "__proto__", "", "\u0000", "$ref")), 1);
                    mustBeRefused = strict && schema.has("additionalProperties");
                }
                case 2 -> {
                    kind = "another type of " + field;
                    boolean texts = schema.path("properties")
                            .path(field)
                            .path("type")
                            .asString("")
                            .equals("string");
                    value.set(
                            field,
                            texts
                                    ? FuzzValues.pick(
                                            random,
                                            List.<JsonNode>of(
                                                    MAPPER.getNodeFactory().numberNode(1),
                                                    MAPPER.getNodeFactory().booleanNode(true),
                                                    MAPPER.createArrayNode().add("a"),
                                                    MAPPER.createObjectNode().put("a", 1)))
                                    : MAPPER.createObjectNode().put("$gt", ""));
                    mustBeRefused = strict;
                }
                default -> {
                    kind = "poison in " + field;
                    value.put(field, FuzzValues.pick(random, FuzzValues.HOSTILE));
                }
            }
            if (strict) {
                // Jackson would write a lone surrogate as it is; in JSON it can only be escaped.
                json(escapedSurrogates(value.toString()));
            } else {
                body(media, value);
            }
        }

        private static String escapedSurrogates(String json) {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < json.length(); i++) {
                char c = json.charAt(i);
                out.append(Character.isSurrogate(c) ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
            return out.toString();
        }

        /** The request as a whole is odd. */
        private void hostileRequest() {
            switch (random.nextInt(12)) {
                case 0 -> {
                    kind = "an unknown parameter";
                    query.add(FuzzValues.pick(
                            random, List.of("debug=1", "x", "=", "&&", "lat[]=1", "%00=%00", "a=b;c=d", "LAT=1")));
                }
                case 1 -> {
                    kind = "another method";
                    method = FuzzValues.pick(
                            random,
                            List.of("HEAD", "OPTIONS", "PUT", "TRACE", "POST", "PATCH", "DELETE", "BREW", "QUERY"));
                    if (method.equals("DELETE") || method.equals("PATCH") || method.equals("POST")) {
                        // Only where it does not mean something else.
                        method = operation.method().equals("GET") ? "PUT" : "GET";
                    }
                }
                case 2 -> {
                    kind = "a large query";
                    query.add("filler=" + "x".repeat(random.nextInt(2) == 0 ? 7_000 : 8_200));
                }
                case 3 -> {
                    kind = "large headers";
                    headers.add("X-Filler: " + "x".repeat(random.nextInt(2) == 0 ? 12_000 : 17_000));
                }
                case 4 -> {
                    kind = "a conditional or partial request";
                    headers.add(FuzzValues.pick(
                            random,
                            List.of(
                                    "If-None-Match: *",
                                    "If-None-Match: W/\"x\", \"y",
                                    "If-Match: \"x\"",
                                    "If-Modified-Since: yesterday",
                                    "Range: bytes=0-1",
                                    "Range: bytes=-999999999999999999999")));
                }
                case 5 -> {
                    kind = "an odd Accept";
                    headers.add(FuzzValues.pick(
                            random,
                            List.of(
                                    "Accept: image/png",
                                    "Accept: ;;;",
                                    "Accept: text/calendar;q=abc",
                                    "Accept: application/openmetrics-text",
                                    "Accept: */*;q=0",
                                    "Accept-Language: \u00e9",
                                    "Accept-Encoding: gzip;q=0, br",
                                    "Accept: " + "a/b,".repeat(500))));
                }
                case 6 -> {
                    kind = "odd forwarding";
                    headers.add(FuzzValues.pick(
                            random,
                            List.of(
                                    "X-Forwarded-For: 999.1.1.1, ::::",
                                    "X-Forwarded-Proto: javascript",
                                    "Forwarded: for=\"[2001:db8::1\";proto=\"",
                                    "X-Forwarded-Host: example.org/\"><x>",
                                    "X-Request-Id: {{}}",
                                    "Origin: null",
                                    "Origin: http://evil.example")));
                }
                case 7 -> {
                    kind = "an odd path";
                    path.replaceAll((name, value) -> FuzzValues.pick(
                            random,
                            List.of("%00", "%2e%2e", "..", "%", "%zz", "%ff", "%c0%ae", "a%5cb", "a%2fb", "%E2%80")));
                }
                default -> hostileBody();
            }
        }

        private void hostileBody() {
            String text = new String(body, StandardCharsets.UTF_8);
            switch (random.nextInt(12)) {
                case 0 -> {
                    kind = "another content type";
                    headers.removeIf(header -> header.startsWith("Content-Type:"));
                    headers.add(FuzzValues.pick(
                            random,
                            List.of(
                                    "Content-Type: text/plain",
                                    "Content-Type: application/xml",
                                    "Content-Type: multipart/form-data",
                                    "Content-Type: multipart/form-data; boundary=",
                                    "Content-Type: application/json; charset=utf-16",
                                    "Content-Type: application/json;;;",
                                    "Content-Type: \u00ff",
                                    "Content-Type:")));
                }
                case 1 -> {
                    kind = "no body";
                    body = new byte[0];
                }
                case 2 -> {
                    kind = "a large body";
                    json("{\"name\":\"" + "x".repeat(random.nextBoolean() ? 65_000 : 70_000) + "\"}");
                }
                case 3 -> {
                    kind = "deep JSON";
                    int depth = FuzzValues.pick(random, List.of(31, 33, 1_000, 30_000));
                    json("[".repeat(depth) + (random.nextBoolean() ? "]".repeat(depth) : ""));
                }
                case 4 -> {
                    kind = "broken JSON";
                    json(FuzzValues.pick(
                            random,
                            List.of(
                                    text.substring(0, text.length() / 2),
                                    text + text,
                                    "\ufeff" + text,
                                    text.replace('"', '\''),
                                    "{\"a\":1,}",
                                    "{\"a\":01}",
                                    "{\"a\":NaN}",
                                    "{\"a\":1e99999}",
                                    "{\"a\":\"\\u12\"}",
                                    "{\"a\":\"\u0001\"}",
                                    "// a\n{}",
                                    "{\"name\":\"a\",\"name\":\"b\"}")));
                }
                case 5 -> {
                    kind = "JSON of another shape";
                    json(FuzzValues.pick(
                            random, List.of("null", "[]", "[{}]", "1", "\"x\"", "true", "{}", "-1e400", " ")));
                }
                case 6 -> {
                    kind = "bytes that are no text";
                    byte[] bytes = new byte[random.nextInt(1, 200)];
                    for (int i = 0; i < bytes.length; i++) {
                        bytes[i] = (byte) random.nextInt(256);
                    }
                    body("application/json", bytes);
                }
                case 7 -> {
                    kind = "malformed UTF-8";
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    bytes.writeBytes("{\"name\":\"".getBytes(StandardCharsets.US_ASCII));
                    bytes.writeBytes(FuzzValues.pick(
                            random,
                            List.of(
                                    new byte[] {(byte) 0xff},
                                    new byte[] {(byte) 0xc0, (byte) 0x80},
                                    new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
                                    new byte[] {(byte) 0xf8, (byte) 0x88, (byte) 0x80, (byte) 0x80})));
                    bytes.writeBytes("\"}".getBytes(StandardCharsets.US_ASCII));
                    body("application/json", bytes.toByteArray());
                }
                case 8 -> {
                    kind = "a broken form";
                    body(
                            "application/x-www-form-urlencoded",
                            FuzzValues.pick(
                                            random,
                                            List.of(
                                                    "username=%zz&password=%",
                                                    "username=a&username=b&password=c",
                                                    "&&&=&=",
                                                    "username=%00&password=%ff%fe",
                                                    "x=1&".repeat(5_000)))
                                    .getBytes(StandardCharsets.US_ASCII));
                }
                case 9 -> {
                    kind = "a broken multipart form";
                    body(
                            "multipart/form-data; boundary=" + BOUNDARY,
                            FuzzValues.pick(
                                            random,
                                            List.of(
                                                    "--" + BOUNDARY,
                                                    "--" + BOUNDARY + "\r\n\r\n\r\n--" + BOUNDARY + "--",
                                                    "--" + BOUNDARY
                                                            + "\r\nContent-Disposition: form-data; name=\"username\r\n\r\n",
                                                    ("--" + BOUNDARY + "\r\n").repeat(1_000),
                                                    "--x--",
                                                    "--" + BOUNDARY
                                                            + "\r\nContent-Disposition: form-data; name=\"username\"; filename=\"a\"\r\n\r\nx\r\n--"
                                                            + BOUNDARY + "--\r\n"))
                                    .getBytes(StandardCharsets.US_ASCII));
                }
                default -> {
                    kind = "two content types";
                    headers.add("Content-Type: text/html");
                }
            }
            mustBeRefused = false;
        }

        /** Adds who asks and from where. */
        private void identify() {
            switch (role) {
                case NONE -> {}
                case GARBAGE ->
                    headers.add(FuzzValues.pick(
                            random,
                            List.of(
                                    "Authorization: Bearer",
                                    "Authorization: Bearer a.b.c",
                                    "Authorization: Basic YWRtaW46eA==",
                                    "Authorization: Bearer " + "x".repeat(4_000),
                                    "Authorization: Bearer \u00ff\u00fe",
                                    "Authorization: Bearer {access}, Bearer {access}",
                                    "Authorization: Bearer nk_live_",
                                    "X-API-Key: {access}",
                                    "X-API-Key: nk_live_" + "x".repeat(49))));
                case KEY -> headers.add(random.nextBoolean() ? "X-API-Key: {key}" : "Authorization: Bearer {key}");
                case GUEST -> {
                    headers.add("Authorization: Bearer {guest}");
                    // Of many networks: a guest has few requests a minute.
                    headers.add("X-Forwarded-For: 10.2." + random.nextInt(250) + "." + random.nextInt(1, 250));
                }
                case REFRESH_TOKEN -> headers.add("Authorization: Bearer {refresh}");
                default -> headers.add("Authorization: Bearer {access}");
            }
            // Guesses come from many addresses, so that some are tried and some are banned.
            if (role != FuzzCase.Role.GUEST
                    && Set.of("login", "token", "recoverPassword", "guest").contains(operation.id())) {
                headers.add("X-Forwarded-For: 10.1." + random.nextInt(ADDRESSES) + "." + random.nextInt(1, 250));
            }
        }

        private String target() {
            String target = operation.template();
            for (Map.Entry<String, String> parameter : path.entrySet()) {
                target = target.replace("{" + parameter.getKey() + "}", parameter.getValue());
            }
            return query.isEmpty() ? target : target + "?" + String.join("&", query);
        }

        /** A value of the path: an empty one would be another path. */
        private static String segment(String value) {
            return value.isEmpty() ? "%20" : value.equals("{self}") ? value : encoded(value);
        }

        /** Encoded in one of several ways, some of them wrong. */
        private String oddly(String value) {
            return switch (random.nextInt(6)) {
                case 0 -> encoded(encoded(value));
                case 1 -> encoded(value).replace("%20", "+");
                case 2 -> everyByte(value);
                case 3 -> encoded(value) + FuzzValues.pick(random, List.of("%", "%f", "%ff", "%00", "#", "%20"));
                default -> encoded(value);
            };
        }

        private static String everyByte(String value) {
            StringBuilder out = new StringBuilder();
            for (byte b : utf8(value)) {
                out.append(String.format("%%%02x", b & 0xff));
            }
            return out.toString();
        }

        private static String encoded(String value) {
            if (value.startsWith("{") && value.endsWith("}") && value.length() < 12) {
                return value.equals("{username}") ? "%7Busername%7D" : value;
            }
            StringBuilder out = new StringBuilder();
            for (byte b : utf8(value)) {
                boolean plain = (b >= '0' && b <= '9')
                        || (b >= 'a' && b <= 'z')
                        || (b >= 'A' && b <= 'Z')
                        || "-._~".indexOf(b) >= 0;
                out.append(plain ? String.valueOf((char) b) : String.format("%%%02X", b & 0xff));
            }
            return out.toString();
        }

        /** UTF-8 that also writes lone surrogates, as careless programs do. */
        private static byte[] utf8(String value) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            for (int i = 0; i < value.length(); ) {
                int c = value.codePointAt(i);
                i += Character.charCount(c);
                if (c >= 0xd800 && c < 0xe000) {
                    out.write(0xe0 | (c >> 12));
                    out.write(0x80 | ((c >> 6) & 0x3f));
                    out.write(0x80 | (c & 0x3f));
                } else {
                    out.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
                }
            }
            return out.toByteArray();
        }
    }
}
