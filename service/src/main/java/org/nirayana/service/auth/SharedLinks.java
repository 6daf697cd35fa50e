package org.nirayana.service.auth;

import java.util.Optional;
import org.nirayana.api.problem.Reason;
import org.nirayana.service.http.message.Request;

/** Links that stand for their makers, in the few requests that what they show needs. */
public interface SharedLinks {
    /** In which the page of a link shows its token. */
    String HEADER = "X-Share-Token";

    /** A live link. */
    interface Grant {
        long id();

        /** Whose it is. */
        long userId();

        /** Why it does not answer a request; empty when it does. */
        Optional<Reason> objection(Request request);
    }

    /** The live link of a token; may wait for a database. */
    Optional<Grant> find(String token);
}
