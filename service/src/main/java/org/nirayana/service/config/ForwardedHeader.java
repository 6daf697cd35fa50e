package org.nirayana.service.config;

/**
 * In which header the operator's proxy says where a request came from.
 *
 * <p>Exactly one is believed. A proxy passes on what it does not know: if several were read, a client would write the one
 * that its proxy does not write, and so choose its own address.
 */
public enum ForwardedHeader {
    /** {@code X-Forwarded-For}, with the scheme in {@code X-Forwarded-Proto}. */
    X_FORWARDED_FOR("X-Forwarded-For"),

    /** {@code Forwarded} (RFC 7239), which has address and scheme. */
    FORWARDED("Forwarded");

    private final String field;

    ForwardedHeader(String field) {
        this.field = field;
    }

    /** The name of the header. */
    public String field() {
        return field;
    }
}
