package org.nirayana.service.shares;

import java.util.Optional;
import java.util.regex.Pattern;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;

/**
 * Where a link is opened, whole: by the address that the operator gave, otherwise by the one under which the request came.
 *
 * <p>The second is what the client says. So whatever names it is for that client alone: it is kept by nobody between, and what is
 * remembered here is remembered with it.
 */
public final class LinkAddress {
    /** Names, and addresses of both kinds; nothing that ends a host. */
    private static final Pattern HOST =
            Pattern.compile("(?:[A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}])(?::[0-9]{1,5})?");

    private final Optional<String> publicUrl;

    /** @param publicUrl where people find the service, if the operator said so */
    public LinkAddress(Optional<String> publicUrl) {
        this.publicUrl = publicUrl.map(LinkAddress::withoutSlash);
    }

    private static String withoutSlash(String url) {
        return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    }

    /** The whole address of a path; a problem when neither says where we are. */
    String of(Request request, String path) {
        return publicUrl.orElseGet(() -> origin(request)) + path;
    }

    private static String origin(Request request) {
        String host = request.header("Host")
                .filter(name -> HOST.matcher(name).matches())
                .orElseThrow(() -> Problem.of(ProblemCode.HOST_INVALID.with()));
        return (request.https() ? "https://" : "http://") + host;
    }
}
