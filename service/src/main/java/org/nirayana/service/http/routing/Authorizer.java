package org.nirayana.service.http.routing;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;

/**
 * Decides whether a request may reach a route that is not open to everybody.
 *
 * <p>The gate runs before the handler and before the body is looked at. It throws a {@link Problem} (401, 403, 429,
 * 503) to refuse. Headers it sets with {@link Request#answerWith} appear on the answer whatever its status, so rate
 * limit headers reach errors too.
 */
public interface Authorizer {

    /**
     * The decision when it can be taken without waiting, on the event loop; empty when a worker must take it by
     * {@link #authorize}.
     */
    Optional<Caller> authorizeNow(Request request);

    /** The decision, on a worker: may wait for a database. The route is {@link Request#route()}. */
    Caller authorize(Request request);

    /**
     * Counts a request as several before its answer is made, when that needs no waiting: all of them or none, and the refusal is
     * thrown. Empty when a worker must count it by {@link #charge}.
     *
     * @param counted as how many it was counted already; one when it was let in
     * @param price as how many it counts in all
     * @return as how many it is counted now; fewer than the price where a whole minute has fewer
     */
    default OptionalInt chargeNow(Request request, int counted, int price) {
        return OptionalInt.of(charge(request, counted, price));
    }

    /** The same, on a worker: may wait. */
    default int charge(Request request, int counted, int price) {
        return price;
    }

    /**
     * Counts parts of a body that are requests in all but name, and tells how many of so many may be answered now: one at least,
     * or the refusal is thrown.
     */
    default int chargeUpTo(Request request, int most) {
        return most;
    }

    /** Who calls; each implementation of the gate has its own type with the facts its handlers need. */
    interface Caller {
        /**
         * The immutable id of the user. A guest is none, and has a negative number in its place, which stands for the network
         * that the guest comes from: whatever is bounded for a user is bounded for a network then, and no row has it.
         */
        long userId();

        /** Whether it is a visitor without an account. */
        default boolean isGuest() {
            return false;
        }

        /** The API key that was shown; empty for somebody who signed in. */
        default OptionalLong keyId() {
            return OptionalLong.empty();
        }

        /** The session of somebody who signed in. */
        default Optional<String> session() {
            return Optional.empty();
        }
    }

    /** The gate of a service without accounts: nobody gets in. */
    static Authorizer closed() {
        return new Authorizer() {
            @Override
            public Optional<Caller> authorizeNow(Request request) {
                throw Problem.of(ProblemCode.NO_ACCOUNTS.with());
            }

            @Override
            public Caller authorize(Request request) {
                throw Problem.of(ProblemCode.NO_ACCOUNTS.with());
            }
        };
    }
}
