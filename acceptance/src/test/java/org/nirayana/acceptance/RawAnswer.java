package org.nirayana.acceptance;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An HTTP/1.1 answer as it came.
 *
 * @param latin1 the body, one character for each byte
 */
record RawAnswer(int status, HttpHeaders headers, String latin1) {
    /**
     * Reads one answer and nothing after it.
     *
     * @param toHead whether HEAD was asked, whose answer tells a length and has none
     */
    static RawAnswer read(InputStream in, boolean toHead) throws IOException {
        String[] start = line(in).split(" ", 3);
        if (start.length < 2 || !start[0].startsWith("HTTP/1.") || !start[1].matches("[0-9]{3}")) {
            throw new IOException("not an answer: " + String.join(" ", start));
        }
        int status = Integer.parseInt(start[1]);
        Map<String, List<String>> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            fields.computeIfAbsent(line.substring(0, colon), name -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
        }
        HttpHeaders headers = HttpHeaders.of(fields, (name, value) -> true);
        byte[] body = toHead || status == 204 || status == 304 ? new byte[0] : body(in, headers);
        return new RawAnswer(status, headers, new String(body, StandardCharsets.ISO_8859_1));
    }

    byte[] body() {
        return latin1.getBytes(StandardCharsets.ISO_8859_1);
    }

    String text() {
        return new String(body(), StandardCharsets.UTF_8);
    }

    JsonNode json() {
        return JsonMapper.shared().readTree(text());
    }

    /** A header, empty when there is none. */
    String header(String name) {
        return headers.firstValue(name).orElse("");
    }

    /** Whether the server hangs up after it. */
    boolean isLast() {
        return header("Connection").equalsIgnoreCase("close");
    }

    private static byte[] body(InputStream in, HttpHeaders headers) throws IOException {
        if (headers.firstValue("Transfer-Encoding").orElse("").equalsIgnoreCase("chunked")) {
            ByteArrayOutputStream body = new ByteArrayOutputStream();
            for (int size = Integer.parseInt(line(in), 16); size > 0; size = Integer.parseInt(line(in), 16)) {
                body.write(exactly(in, size));
                line(in);
            }
            line(in);
            return body.toByteArray();
        }
        return exactly(in, (int) headers.firstValueAsLong("Content-Length").orElse(0));
    }

    private static byte[] exactly(InputStream in, int size) throws IOException {
        byte[] bytes = in.readNBytes(size);
        if (bytes.length < size) {
            throw new EOFException("the body ended after " + bytes.length + " of " + size + " bytes");
        }
        return bytes;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new EOFException("the connection was closed without an answer");
            }
            if (b != '\r') {
                line.append((char) b);
            }
        }
        return line.toString();
    }
}
