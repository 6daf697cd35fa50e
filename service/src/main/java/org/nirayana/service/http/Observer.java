package org.nirayana.service.http;

import java.util.OptionalLong;

/** Is told of every answer, on the event loop; must not wait. */
public interface Observer {

    /**
     * One answered request, without anything secret: the route's template stands for the path, since paths may hold
     * e-mail addresses.
     *
     * @param route template, or {@code unmatched}
     * @param bytes length of the body sent
     */
    record Answered(
            String requestId,
            String method,
            String route,
            int status,
            long nanos,
            int bytes,
            String clientAddress,
            OptionalLong userId) {}

    void answered(Answered answer);
}
