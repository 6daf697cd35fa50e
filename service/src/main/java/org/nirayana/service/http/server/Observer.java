package org.nirayana.service.http.server;

import java.util.Optional;
import org.nirayana.service.http.routing.Authorizer;

/** Is told of every answer, on the event loop; must not wait. */
public interface Observer {

    /**
     * One answered request, without anything secret: the route's template stands for the path, since paths may hold
     * e-mail addresses.
     *
     * @param route template, or {@code unmatched}
     * @param endpoint the name of {@link org.nirayana.api.operation.Operation#endpoint}; empty where there is no route
     * @param bytes length of the body sent
     * @param caller who asked, if that was found out: also of requests that were refused afterwards
     */
    record Answered(
            String requestId,
            String method,
            String route,
            String endpoint,
            int status,
            long nanos,
            int bytes,
            String clientAddress,
            Optional<Authorizer.Caller> caller) {}

    void answered(Answered answer);
}
