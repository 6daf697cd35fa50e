package org.nirayana.api.operation;

/** The request methods of operations; HEAD and OPTIONS are answered by the HTTP layer itself. */
public enum Method {
    GET,
    POST,
    PATCH,
    DELETE
}
