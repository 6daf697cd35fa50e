package org.nirayana.service.http;

import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nirayana.api.operation.InvalidInput;

/**
 * An answer that is an error, thrown from anywhere below a route and written as RFC 9457 problem details in one place.
 *
 * <p>The type is a stable relative address; clients may branch on it, so a slug is never renamed. The detail is for a
 * human and may change.
 */
public final class Problem extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String slug;
    private final String title;
    private final transient Map<String, String> headers;
    private final transient List<InvalidInput.FieldError> errors;

    private Problem(
            int status,
            String slug,
            String title,
            String detail,
            Map<String, String> headers,
            List<InvalidInput.FieldError> errors) {
        // No stack trace: a problem is an answer, not a defect, and refusing must stay cheap under attack.
        super(detail, null, false, false);
        this.status = status;
        this.slug = slug;
        this.title = title;
        this.headers = Map.copyOf(headers);
        this.errors = List.copyOf(errors);
    }

    /** A problem of a kind not listed below. */
    public static Problem of(int status, String slug, String title, String detail) {
        return new Problem(status, slug, title, detail, Map.of(), List.of());
    }

    /** 400: the request cannot be understood. */
    public static Problem badRequest(String detail) {
        return of(400, "bad-request", "Bad request", detail);
    }

    /** 400: understood, but these inputs are not allowed. */
    public static Problem invalid(InvalidInput input) {
        return new Problem(400, "invalid-input", "Invalid input", input.getMessage(), Map.of(), input.errors());
    }

    /** 400: one input is not allowed. */
    public static Problem invalid(String field, String message) {
        return invalid(new InvalidInput(List.of(new InvalidInput.FieldError(field, message))));
    }

    /** 401: no token, or one that does not hold. */
    public static Problem unauthorized(String detail) {
        return of(401, "unauthorized", "Unauthorized", detail).with("WWW-Authenticate", "Bearer");
    }

    /** 403: known, but not allowed. */
    public static Problem forbidden(String detail) {
        return of(403, "forbidden", "Forbidden", detail);
    }

    /** 404: there is no such thing. */
    public static Problem notFound(String detail) {
        return of(404, "not-found", "Not found", detail);
    }

    /** 409: it would clash with what exists. */
    public static Problem conflict(String detail) {
        return of(409, "conflict", "Conflict", detail);
    }

    /** 415: a body of a kind this route does not read. */
    public static Problem unsupportedMediaType(String expected) {
        return of(415, "unsupported-media-type", "Unsupported media type", "Send the body as " + expected + ".");
    }

    /** 429: too many, come back later. */
    public static Problem tooManyRequests(String detail, long retryAfterSeconds) {
        return of(429, "too-many-requests", "Too many requests", detail)
                .with("Retry-After", Long.toString(Math.max(1, retryAfterSeconds)));
    }

    /** 503: not now. */
    public static Problem unavailable(String detail, long retryAfterSeconds) {
        return of(503, "unavailable", "Service unavailable", detail)
                .with("Retry-After", Long.toString(Math.max(1, retryAfterSeconds)));
    }

    /** The same problem with one more header on its answer. */
    public Problem with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Problem(status, slug, title, getMessage(), more, errors);
    }

    public int status() {
        return status;
    }

    /** The stable relative address of the kind of problem. */
    public String type() {
        return "/problems/" + slug;
    }

    public String title() {
        return title;
    }

    public String detail() {
        return getMessage();
    }

    public Map<String, String> headers() {
        return headers;
    }

    public List<InvalidInput.FieldError> errors() {
        return errors;
    }
}
