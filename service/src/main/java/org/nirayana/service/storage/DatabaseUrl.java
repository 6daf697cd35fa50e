package org.nirayana.service.storage;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Where PostgreSQL is, with its credentials held apart so that no message built from the address can show them.
 *
 * @param jdbc the JDBC address, without user and password when they were given in the {@code postgresql://} form
 */
record DatabaseUrl(String jdbc, Optional<String> user, Optional<String> password) {

    /** Reads {@code postgresql://user:password@host:port/database?option=value} or a {@code jdbc:postgresql:} address. */
    static DatabaseUrl parse(String text) {
        if (text.startsWith("jdbc:postgresql:")) {
            return new DatabaseUrl(text, Optional.empty(), Optional.empty());
        }
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException e) {
            // The message of the exception repeats the whole text, password included.
            throw new IllegalArgumentException("not a URL");
        }
        String scheme = uri.getScheme();
        if (scheme == null || !(scheme.equals("postgresql") || scheme.equals("postgres"))) {
            throw new IllegalArgumentException("not a postgresql:// URL");
        }
        if (uri.getHost() == null || uri.getPath() == null || uri.getPath().length() < 2) {
            throw new IllegalArgumentException("a postgresql:// URL needs a host and a database name");
        }
        String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
        String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        String jdbc = "jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + query;
        String login = uri.getRawUserInfo();
        if (login == null) {
            return new DatabaseUrl(jdbc, Optional.empty(), Optional.empty());
        }
        int colon = login.indexOf(':');
        return colon < 0
                ? new DatabaseUrl(jdbc, Optional.of(decode(login)), Optional.empty())
                : new DatabaseUrl(
                        jdbc,
                        Optional.of(decode(login.substring(0, colon))),
                        Optional.of(decode(login.substring(colon + 1))));
    }

    /** Percent-decoding alone: in this part of an address a plus is a plus. */
    private static String decode(String part) {
        return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return "PostgreSQL";
    }
}
