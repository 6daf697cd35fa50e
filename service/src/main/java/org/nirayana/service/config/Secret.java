package org.nirayana.service.config;

import java.nio.charset.StandardCharsets;

/** A value that must never be printed: its text form is always the same three dots. */
public record Secret(String value) {

    /** The secret as UTF-8. */
    public byte[] bytes() {
        return value.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return "...";
    }
}
