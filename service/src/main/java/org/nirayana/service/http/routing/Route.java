package org.nirayana.service.http.routing;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.Access;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;

/**
 * An operation that is served.
 *
 * @param admission what is decided on the event loop before a worker is taken; throws a {@link Problem} to refuse
 * @param blocking whether the handler may wait, and so runs on a worker
 */
public record Route(Operation operation, boolean blocking, Admission admission, Handler handler) {

    /** Looks at a request on the event loop, where it must never wait. */
    @FunctionalInterface
    public interface Admission {
        Admission ANYBODY = request -> {};

        void check(Request request);
    }

    public Method method() {
        return operation.method();
    }

    /** The path with parameters in braces, such as {@code /api/v1/users/{username}}. */
    public String template() {
        return operation.path();
    }

    public Access access() {
        return operation.access();
    }

    public String operationId() {
        return operation.id();
    }

    /** The template cut at its slashes; a trailing slash leaves an empty last segment. */
    public List<String> segments() {
        return List.of(template().substring(1).split("/", -1));
    }

    /** The name of the parameter that a segment stands for, if it does. */
    public static Optional<String> parameter(String segment) {
        return segment.startsWith("{") && segment.endsWith("}")
                ? Optional.of(segment.substring(1, segment.length() - 1))
                : Optional.empty();
    }
}
