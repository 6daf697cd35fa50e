package org.nirayana.testing;

import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An answer that has already been checked against the description. */
public final class Answer {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private final int status;
    private final HttpHeaders headers;
    private final byte[] bytes;

    Answer(int status, HttpHeaders headers, byte[] bytes) {
        this.status = status;
        this.headers = headers;
        this.bytes = bytes;
    }

    public int status() {
        return status;
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public Optional<String> header(String name) {
        return headers.firstValue(name);
    }

    public List<String> headers(String name) {
        return headers.allValues(name);
    }

    /** All of them, by their names in lower case. */
    public Map<String, List<String>> headers() {
        return headers.map();
    }

    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    public JsonNode json() {
        return MAPPER.readTree(bytes);
    }

    /** The media type without parameters; empty when there is no body. */
    public String mediaType() {
        return header("Content-Type").map(t -> t.split(";", 2)[0].strip()).orElse("");
    }

    /** The value of a cookie that this answer sets. */
    public Optional<String> cookie(String name) {
        return headers("Set-Cookie").stream()
                .filter(c -> c.startsWith(name + "="))
                .map(c -> c.substring(name.length() + 1).split(";", 2)[0])
                .findFirst();
    }

    @Override
    public String toString() {
        return status + " " + headers.map() + "\n" + text();
    }
}
