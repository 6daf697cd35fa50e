package org.nirayana.service.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An answer: status, headers and the bytes of the body.
 *
 * <p>The body is a plain array that the caller gives away: nobody changes it after that, so a constant answer may be
 * shared by all requests.
 */
public final class Response {
    public static final String JSON = "application/json";

    /** One header line; a name may occur more than once (cookies). */
    public record Header(String name, String value) {}

    private final int status;
    private final List<Header> headers;
    private final byte[] body;

    private Response(int status, List<Header> headers, byte[] body) {
        this.status = status;
        this.headers = headers;
        this.body = body;
    }

    /** A body of any type. */
    public static Response of(int status, String contentType, byte[] body) {
        return new Response(status, List.of(new Header("Content-Type", contentType)), body);
    }

    /** A text of any type, in UTF-8. */
    public static Response text(int status, String contentType, String body) {
        return of(status, contentType + "; charset=utf-8", body.getBytes(StandardCharsets.UTF_8));
    }

    /** A value as JSON: see {@link Json#write} for what may be in it. */
    public static Response json(int status, Object value) {
        return of(status, JSON, Json.write(value));
    }

    /** 200 with JSON. */
    public static Response ok(Object value) {
        return json(200, value);
    }

    /** 200 with the message object of the interface. */
    public static Response message(String message) {
        return ok(Map.of("message", message));
    }

    /** An answer without a body. */
    public static Response empty(int status) {
        return new Response(status, List.of(), new byte[0]);
    }

    /** The same answer with one more header. */
    public Response with(String name, String value) {
        List<Header> more = new ArrayList<>(headers);
        more.add(new Header(name, value));
        return new Response(status, List.copyOf(more), body);
    }

    public int status() {
        return status;
    }

    public List<Header> headers() {
        return headers;
    }

    byte[] body() {
        return body;
    }
}
