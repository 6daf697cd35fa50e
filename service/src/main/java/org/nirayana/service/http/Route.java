package org.nirayana.service.http;

import java.util.List;
import java.util.Optional;

/**
 * One declared operation.
 *
 * @param template path with parameters in braces, such as {@code /api/v1/users/{username}}
 * @param operationId the id under which {@code /openapi.json} describes it
 * @param blocking whether the handler may wait, and so runs on a worker
 */
public record Route(
        Method method, String template, Access access, String operationId, boolean blocking, Handler handler) {

    public Route {
        if (!template.startsWith("/")) {
            throw new IllegalArgumentException("A path template starts with a slash: " + template);
        }
    }

    /** The template cut at its slashes; a trailing slash leaves an empty last segment. */
    List<String> segments() {
        return List.of(template.substring(1).split("/", -1));
    }

    /** The name of the parameter that a segment stands for, if it does. */
    static Optional<String> parameter(String segment) {
        return segment.startsWith("{") && segment.endsWith("}")
                ? Optional.of(segment.substring(1, segment.length() - 1))
                : Optional.empty();
    }
}
