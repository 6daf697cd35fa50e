package org.nirayana.service.http.message;

import java.util.List;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.input.Percent;

/**
 * The request target cut into path, segments and query, all raw.
 *
 * <p>Segments that mean "here" or "up", encoded or not, and encoded NUL are refused: no reader behind us may see
 * another path than we routed.
 */
public record Target(String path, String query) {

    /** The path cut at its slashes; a trailing slash leaves an empty last segment. */
    public List<String> segments() {
        return List.of(path.substring(1).split("/", -1));
    }

    public static Target parse(String uri) {
        String origin = uri;
        if (!origin.startsWith("/")) {
            // The absolute form is allowed by RFC 9112 for any request; its authority is not used for routing.
            int scheme = origin.indexOf("://");
            if (scheme < 0 || !(origin.startsWith("http://") || origin.startsWith("https://"))) {
                throw Problem.of(ProblemCode.TARGET_NO_PATH.with());
            }
            int slash = origin.indexOf('/', scheme + 3);
            origin = slash < 0 ? "/" : origin.substring(slash);
        }
        int fragment = origin.indexOf('#');
        if (fragment >= 0) {
            throw Problem.of(ProblemCode.TARGET_WITH_FRAGMENT.with());
        }
        int question = origin.indexOf('?');
        String path = question < 0 ? origin : origin.substring(0, question);
        String query = question < 0 ? "" : origin.substring(question + 1);
        Target target = new Target(path, query);
        if (!isPlain(path)) {
            target.segments().forEach(Target::check);
        }
        return target;
    }

    private static void check(String segment) {
        String decoded = Percent.decode(segment, false);
        if (decoded.equals(".") || decoded.equals("..") || decoded.indexOf(0) >= 0 || decoded.indexOf('\\') >= 0) {
            throw Problem.of(ProblemCode.SEGMENT_NOT_ALLOWED.with());
        }
    }

    /** Whether the path is made of letters, digits, hyphens and slashes alone, as nearly all are: nothing to refuse. */
    private static boolean isPlain(String path) {
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            boolean plain = (c >= 'a' && c <= 'z') || c == '/' || c == '-' || (c >= '0' && c <= '9');
            if (!plain) {
                return false;
            }
        }
        return true;
    }
}
