package org.nirayana.service.http;

/** One operation of the interface: a plain function from a request to its answer. */
@FunctionalInterface
public interface Handler {

    /** Answers the request, or throws a {@link Problem}; anything else thrown is a defect and becomes a 500. */
    Response handle(Request request) throws Exception;
}
