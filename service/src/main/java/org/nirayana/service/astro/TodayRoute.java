package org.nirayana.service.astro;

import org.nirayana.api.calculation.Engine;
import org.nirayana.api.calculation.PresentDay;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.view.PresentDayView;
import org.nirayana.service.config.Networks;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimiter;

/**
 * What runs now, for visitors who have no token: the one answer of the engine that nobody signs in for. It is bounded by network,
 * and what all of them together may have computed is bounded, too.
 */
public final class TodayRoute {
    /** Of a network, in which many may sit; a page asks once and then when something ends. */
    static final int REQUESTS_PER_MINUTE = 60;

    /** Days that nobody had asked for, of all visitors: some two seconds of a processor. */
    static final int DAYS_PER_MINUTE = 600;

    private final PresentDay present;
    private final RateLimiter networks = new LocalRateLimiter();
    private final RateLimiter computed = new LocalRateLimiter(1);

    public TodayRoute(Engine engine) {
        this.present = new PresentDay(engine);
    }

    public void mount(Routes routes) {
        routes.blocking(PresentDay.OPERATION, this::limit, this::answer);
    }

    /** On the event loop, so that whoever asks too often takes no worker from others. */
    private void limit(Request request) {
        refuse(
                networks.take(Networks.number(request.clientAddress()), REQUESTS_PER_MINUTE),
                ProblemCode.REQUESTS_OF_TODAY.with("limit", REQUESTS_PER_MINUTE));
    }

    private Response answer(Request request) {
        Answer<PresentDayView> answer = present.answer(
                request, () -> refuse(computed.take(0, DAYS_PER_MINUTE), ProblemCode.PLACES_OF_TODAY.with()));
        // The present is another at every moment; what is dear about it is remembered here.
        return Response.of(200, answer.contentType(), answer.write()).with("Cache-Control", "no-store");
    }

    private static void refuse(RateLimiter.Decision decision, Reason why) {
        if (!decision.admitted()) {
            throw Problem.of(why, decision.resetSeconds());
        }
    }
}
