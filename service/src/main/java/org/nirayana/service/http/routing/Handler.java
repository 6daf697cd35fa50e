package org.nirayana.service.http.routing;

import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;

/** One operation of the interface: a plain function from a request to its answer. */
@FunctionalInterface
public interface Handler {

    /**
     * Answers the request, or throws a {@link Problem} or what the {@link ExceptionMapping} makes one of; anything else thrown is a
     * defect and becomes a 500.
     */
    Response handle(Request request) throws Exception;
}
