package org.nirayana.acceptance;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * One request that the fuzzer made; its body has one character for each byte. {@code {self}}, {@code {access}}, {@code {refresh}} and {@code {key}} stand for what only
 * the run knows: the caller's name, tokens and API key.
 */
record FuzzCase(
        FuzzOperation operation,
        Role role,
        String kind,
        String method,
        String target,
        List<String> headers,
        String body,
        boolean mustBeRefused) {

    /** Who asks. */
    enum Role {
        NONE,
        USER,
        LIMITED,
        SUPERUSER,
        INACTIVE,
        REVOKED,
        REFRESH_TOKEN,
        KEY,
        GUEST,
        GARBAGE;

        /** Whether it is an account that can be signed in again. */
        boolean isLive() {
            return this == USER || this == LIMITED || this == SUPERUSER;
        }
    }

    /** The bytes to send, with the caller's own words filled in. */
    byte[] bytes(UnaryOperator<String> filled) {
        byte[] sent = filled.apply(body).getBytes(StandardCharsets.ISO_8859_1);
        StringBuilder head = new StringBuilder(method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n");
        headers.forEach(header -> head.append(header).append("\r\n"));
        if (sent.length > 0 || !method.equals("GET")) {
            head.append("Content-Length: ").append(sent.length).append("\r\n");
        }
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(filled.apply(head + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
        request.writeBytes(sent);
        return request.toByteArray();
    }

    /** The same as a command for a shell, with {@code $TOKEN} for the token of the role. */
    String curl(UnaryOperator<String> filled) {
        List<String> words = new ArrayList<>(List.of("curl", "-isS", "--path-as-is", "-X", method));
        for (String header : headers) {
            words.add("-H");
            words.add(
                    header.contains("{access}") || header.contains("{refresh}")
                            ? "\"" + header.replace("{access}", "$TOKEN").replace("{refresh}", "$REFRESH") + "\""
                            : quoted(filled.apply(header)));
        }
        String data = filled.apply(body);
        if (!data.isEmpty()) {
            words.addAll(List.of("--data-binary", "@-"));
        }
        words.add(quoted("http://127.0.0.1:8000" + filled.apply(target)));
        String command = String.join(" ", words);
        return (data.isEmpty() ? command : "printf " + escaped(data) + " | " + command) + "  # as "
                + role.name().toLowerCase(Locale.ROOT) + ", " + kind;
    }

    private static String quoted(String text) {
        boolean plain = text.chars().allMatch(c -> c >= ' ' && c < 127);
        return plain
                ? "'" + text.replace("'", "'\\''") + "'"
                : "$" + escaped(text).replace("%%", "%");
    }

    /** As the format of {@code printf}: bytes that are not plain as octal numbers. */
    private static String escaped(String latin1) {
        StringBuilder out = new StringBuilder("'");
        latin1.chars().forEach(c -> {
            if (c == '%') {
                out.append("%%");
            } else if (c >= ' ' && c < 127 && c != '\'' && c != '\\') {
                out.append((char) c);
            } else {
                out.append(String.format(Locale.ROOT, "\\%03o", c));
            }
        });
        return out.append('\'').toString();
    }
}
