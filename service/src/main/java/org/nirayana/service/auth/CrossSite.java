package org.nirayana.service.auth;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;

/**
 * Refuses a sign-in that a page of another site sent from somebody's browser.
 *
 * <p>The cookie that signing in sets is {@code SameSite=Strict}: no other site can use it. But a form on another site could
 * set it, and whoever came by would from then on work in the account of the attacker. A browser says where a request comes
 * from; whoever says nothing is no browser, and has no cookies that another site could set.
 */
final class CrossSite {
    private final Set<String> allowed;
    private final Optional<String> publicHost;

    /**
     * Makes the rule.
     *
     * @param corsOrigins origins that may call from a browser
     * @param publicUrl where people find the service, if the operator said so
     */
    CrossSite(List<String> corsOrigins, Optional<String> publicUrl) {
        this.allowed = Set.copyOf(corsOrigins);
        this.publicHost = publicUrl.flatMap(CrossSite::host);
    }

    /**
     * Lets pass what comes from here, from an allowed origin, or from no browser.
     *
     * @throws Problem 403 for everything else
     */
    void refuse(Request request) {
        Optional<String> origin = request.header("Origin");
        if (origin.isPresent() && allowed.contains(origin.get())) {
            return;
        }
        boolean foreign =
                switch (request.header("Sec-Fetch-Site").orElse("")) {
                    // What the browser itself has compared, whatever a proxy made of the name of the host.
                    case "same-origin", "none" -> false;
                    case "cross-site" -> true;
                    default -> origin.isPresent() && !isHere(origin.get(), request);
                };
        if (foreign) {
            throw Problem.of(ProblemCode.OTHER_SITE.with());
        }
    }

    /** By the name of the host alone: cookies do not tell ports apart either, and some proxies leave the port out. */
    private boolean isHere(String origin, Request request) {
        Optional<String> from = host(origin);
        return from.isPresent()
                && (from.equals(publicHost)
                        || from.equals(request.header("Host").flatMap(asked -> host("http://" + asked))));
    }

    private static Optional<String> host(String address) {
        try {
            return Optional.ofNullable(new URI(address).getHost()).map(name -> LowerCase.of(name));
        } catch (URISyntaxException notAnAddress) {
            return Optional.empty();
        }
    }
}
