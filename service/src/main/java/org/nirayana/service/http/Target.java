package org.nirayana.service.http;

import java.util.List;

/**
 * The request target cut into path, segments and query, all raw.
 *
 * <p>Segments that mean "here" or "up", encoded or not, and encoded NUL are refused: no reader behind us may see
 * another path than we routed.
 */
record Target(String path, List<String> segments, String query) {

    static Target parse(String uri) {
        String origin = uri;
        if (!origin.startsWith("/")) {
            // The absolute form is allowed by RFC 9112 for any request; its authority is not used for routing.
            int scheme = origin.indexOf("://");
            if (scheme < 0 || !(origin.startsWith("http://") || origin.startsWith("https://"))) {
                throw Problem.badRequest("The request target must be a path.");
            }
            int slash = origin.indexOf('/', scheme + 3);
            origin = slash < 0 ? "/" : origin.substring(slash);
        }
        int fragment = origin.indexOf('#');
        if (fragment >= 0) {
            throw Problem.badRequest("The request target must not hold a fragment.");
        }
        int question = origin.indexOf('?');
        String path = question < 0 ? origin : origin.substring(0, question);
        String query = question < 0 ? "" : origin.substring(question + 1);
        List<String> segments = List.of(path.substring(1).split("/", -1));
        for (String segment : segments) {
            String decoded = Percent.decode(segment, false);
            if (decoded.equals(".") || decoded.equals("..") || decoded.indexOf(0) >= 0 || decoded.indexOf('\\') >= 0) {
                throw Problem.badRequest("The path holds a segment that is not allowed.");
            }
        }
        return new Target(path, segments, query);
    }
}
