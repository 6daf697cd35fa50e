package org.nirayana.api.problem;

import java.util.Arrays;
import java.util.List;

/**
 * The kinds of problems: the one list from which problems are made, described and explained.
 *
 * <p>Clients may branch on a type, so a slug is never renamed. Of several kinds with one status the first is the general one,
 * whose name the shared answer of the description has.
 */
public enum ProblemKind {
    BAD_REQUEST(
            400,
            "bad-request",
            "Bad request",
            "The request cannot be understood.",
            "Correct the request as the detail says, and see the documentation for what this address reads."),
    INVALID_INPUT(
            400,
            "invalid-input",
            "Invalid input",
            "An input is not allowed.",
            "Correct the inputs that errors lists; each says what is allowed."),
    CLOCK_IN_DOUBT(
            400,
            "clock-in-doubt",
            "Clock in doubt",
            "There was no standard time at the place yet, or the town kept its own beside it: by which clock the time was read is not known.",
            "Send the birth with tz; clocks lists what it may be, the likeliest first."),
    UNAUTHORIZED(
            401,
            "unauthorized",
            "Unauthorized",
            "No token or API key, or one that does not hold.",
            "Sign in, or refresh the session, and send the access token as Authorization: Bearer; a program sends its API key so,"
                    + " or as X-API-Key."),
    LOGIN_FAILED(
            401,
            "login-failed",
            "Login failed",
            "The username or the password is not right.",
            "Check both; whoever forgot the password can have a link sent by password recovery."),
    FORBIDDEN(
            403,
            "forbidden",
            "Forbidden",
            "Known, but not allowed.",
            "Ask a superuser to do it, or sign in as somebody who may."),
    TIER_REQUIRED(
            403,
            "tier-required",
            "Tier required",
            "The caller's tier does not include this endpoint.",
            "Ask a superuser for a tier that includes it."),
    KEY_NOT_ALLOWED(
            403,
            "key-not-allowed",
            "Key not allowed",
            "The API key may not be used for this, or from this address.",
            "Sign in to do what keys may not, or make a key whose lists of endpoints and addresses include it."),
    GUEST_NOT_ALLOWED(
            403,
            "guest-not-allowed",
            "Guest not allowed",
            "Guests may not do this; it needs an account.",
            "Sign in, or sign up where the service lets people do so."),
    CROSS_SITE(
            403,
            "cross-site",
            "Cross-site request",
            "A page of another site tried to sign its visitor in.",
            "Sign in from a page of this service, or ask those who run it to list the origin in CORS_ORIGINS."),
    NOT_FOUND(
            404,
            "not-found",
            "Not found",
            "There is no such thing.",
            "Check the address and the names in it; the documentation lists every path."),
    METHOD_NOT_ALLOWED(
            405,
            "method-not-allowed",
            "Method not allowed",
            "The path does not answer this method.",
            "Use one of the methods that the header Allow lists."),
    REQUEST_TIMEOUT(
            408,
            "request-timeout",
            "Request timeout",
            "The body did not arrive in time.",
            "Send the request again, the body without pauses."),
    CONFLICT(
            409,
            "conflict",
            "Conflict",
            "It would clash with what exists.",
            "Read what is there, choose another name or change what stands in the way, then try again."),
    QUOTA_REACHED(
            409,
            "quota-reached",
            "Quota reached",
            "As many are kept as the caller's tier allows.",
            "Remove some that are no longer needed, or ask a superuser for a tier that allows more."),
    PRECONDITION_FAILED(
            412,
            "precondition-failed",
            "Precondition failed",
            "It was changed by somebody else since it was read.",
            "Read it again, look at what is there now, and send the change with the new ETag in If-Match."),
    CONTENT_TOO_LARGE(
            413,
            "body-too-large",
            "Content too large",
            "The body is larger than 64 KiB.",
            "Send less; nothing here needs a larger body."),
    URI_TOO_LONG(
            414,
            "uri-too-long",
            "URI too long",
            "The request target is longer than 8 KiB.",
            "Shorten the path or the query."),
    UNSUPPORTED_MEDIA_TYPE(
            415,
            "unsupported-media-type",
            "Unsupported media type",
            "The body is of a kind that is not read here.",
            "Send the body in the media type that the detail names, and name it in Content-Type."),
    EXPECTATION_FAILED(
            417,
            "expectation-failed",
            "Expectation failed",
            "The header Expect asks for something unknown.",
            "Leave the header out, or send 100-continue."),
    TOO_MANY_REQUESTS(
            429,
            "too-many-requests",
            "Too many requests",
            "The rate limit is used up.",
            "Wait as many seconds as Retry-After says; RateLimit and RateLimit-Policy tell the limit."),
    HEADERS_TOO_LARGE(
            431,
            "headers-too-large",
            "Request header fields too large",
            "The headers are larger than 16 KiB.",
            "Send fewer or shorter headers; often it is cookies that have grown."),
    INTERNAL_ERROR(
            500,
            "internal-error",
            "Internal server error",
            "Something failed inside; the log has the details under the correlation id.",
            "It is a defect of the service: tell those who run it the correlation id."),
    UNAVAILABLE(
            503,
            "unavailable",
            "Service unavailable",
            "Not now: the database does not answer, or there is too much work.",
            "Try again after as many seconds as Retry-After says."),
    HTTP_VERSION_NOT_SUPPORTED(
            505,
            "http-version-not-supported",
            "HTTP version not supported",
            "The request is of a version of HTTP that is not spoken here.",
            "Send it as HTTP/1.1.");

    private final int status;
    private final String slug;
    private final String title;
    private final String meaning;
    private final String remedy;

    ProblemKind(int status, String slug, String title, String meaning, String remedy) {
        this.status = status;
        this.slug = slug;
        this.title = title;
        this.meaning = meaning;
        this.remedy = remedy;
    }

    /** All kinds with a status, the general one first. */
    public static List<ProblemKind> of(int status) {
        return Arrays.stream(values()).filter(kind -> kind.status == status).toList();
    }

    public int status() {
        return status;
    }

    /** The last part of {@link #type}. */
    public String slug() {
        return slug;
    }

    /** The stable relative address of the kind, where it is explained. */
    public String type() {
        return "/problems/" + slug;
    }

    public String title() {
        return title;
    }

    /** What it means, in a sentence. */
    public String meaning() {
        return meaning;
    }

    /** What to do about it. */
    public String remedy() {
        return remedy;
    }
}
