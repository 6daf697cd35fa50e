package org.nirayana.service.http;

/** The request methods that routes use; HEAD and OPTIONS are answered by the HTTP layer itself. */
public enum Method {
    GET,
    POST,
    PATCH,
    PUT,
    DELETE
}
