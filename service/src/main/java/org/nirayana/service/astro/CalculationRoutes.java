package org.nirayana.service.astro;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.KeptBirth;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Result;
import org.nirayana.batch.lines.BatchCalculation;
import org.nirayana.service.http.content.ContentCoding;
import org.nirayana.service.http.content.StreamTags;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Handler;
import org.nirayana.service.http.routing.Routes;

/** The calculations over HTTP: they only compute, so they run on the event loop, but for those that compute for long. */
public final class CalculationRoutes {
    private static final String SVG = "image/svg+xml";

    /** What is compressed by itself. */
    private static final Set<String> PACKED = Set.of("application/pdf", "image/png");

    /** The picture has a style sheet of its own inside, and nothing else may act in it. */
    private static final String SVG_POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

    private final Engine engine;
    private final StreamTags tags;
    private final BiFunction<Long, String, Optional<KeptBirth>> people;

    /**
     * The calculations.
     *
     * @param people finds whom a user keeps, by the user's number and the person's id; may wait for a database
     */
    public CalculationRoutes(Engine engine, BiFunction<Long, String, Optional<KeptBirth>> people) {
        this.engine = engine;
        this.people = people;
        this.tags = new StreamTags(engine.fingerprint());
    }

    public void mount(Routes routes) {
        Calculations.ALL.forEach(calculation -> mount(routes, calculation));
        mount(routes, BatchCalculation.CALCULATION);
    }

    private void mount(Routes routes, Calculation calculation) {
        Operation operation = calculation.operation();
        Handler handler = operation.namesPeople()
                ? request -> answer(request, calculation.compute(engine, new WithPeople(request, people)))
                : request -> answerAgain(request, calculation);
        boolean reads = operation.bodyBytes() > Operation.DEFAULT_BODY_BYTES || operation.answersWhileReading();
        if (operation.isLongRunning() || operation.namesPeople() || reads) {
            // To compute this long, to ask a database or to read this much takes longer than others on the event loop
            // should wait.
            routes.blocking(operation, handler);
        } else {
            routes.quick(operation, handler);
        }
    }

    /**
     * Whoever has an answer already that is made while it is sent, and asks whether it still holds, pays when it does not: until its
     * first piece nothing is computed.
     */
    private Response answerAgain(Request request, Calculation calculation) {
        Operation operation = calculation.operation();
        boolean asksAgain = operation.isCostly()
                && !operation.isLongRunning()
                && operation.method() == Method.GET
                && request.header("If-None-Match").isPresent();
        if (!asksAgain) {
            return answer(request, calculation.compute(engine, request));
        }
        PaidLater asked = new PaidLater(request);
        Response answer = answer(request, calculation.compute(engine, asked));
        if (answer.status() != 304) {
            request.pay(asked.requests);
        }
        return answer;
    }

    /** A request whose price is only noted. */
    private static final class PaidLater implements Input.Source {
        private final Request request;
        private int requests = 1;

        PaidLater(Request request) {
            this.request = request;
        }

        @Override
        public Map<String, String> query() {
            return request.query();
        }

        @Override
        public String pathParameter(String name) {
            return request.pathParameter(name);
        }

        @Override
        public Optional<String> accept() {
            return request.accept();
        }

        @Override
        public boolean isOfGuest() {
            return request.isOfGuest();
        }

        @Override
        public void pay(int inAll) {
            requests = inAll;
        }

        @Override
        public void requireClient() {
            request.requireClient();
        }
    }

    /** A request that may name people whom the caller keeps. */
    private record WithPeople(Request request, BiFunction<Long, String, Optional<KeptBirth>> people)
            implements Input.Source {
        @Override
        public Map<String, String> query() {
            return request.query();
        }

        @Override
        public String pathParameter(String name) {
            return request.pathParameter(name);
        }

        @Override
        public Optional<String> accept() {
            return request.accept();
        }

        @Override
        public Object bodyAsJson() {
            return request.bodyAsJson();
        }

        @Override
        public boolean isOfGuest() {
            return request.isOfGuest();
        }

        @Override
        public void pay(int requests) {
            request.pay(requests);
        }

        @Override
        public void requireClient() {
            request.requireClient();
        }

        @Override
        public Optional<KeptBirth> keptBirth(String personId) {
            return people.apply(request.caller(Authorizer.Caller.class).userId(), personId);
        }
    }

    private Response answer(Request request, Result result) {
        if (result.answers().isPresent()) {
            return ContentCoding.answering(
                            request, result.contentType(), result.answers().get())
                    .with("Vary", "Accept, Accept-Encoding")
                    .with("Cache-Control", "no-store");
        }
        if (result.pieces().isPresent()) {
            // What a body asked is not in the address.
            boolean tagged = result.isLasting() && request.route().method() == Method.GET;
            String tag = tagged
                    ? tags.of(request.path(), new TreeMap<>(request.query()).toString(), result.contentType())
                    : "";
            if (tagged && StreamTags.isHeld(request, tag)) {
                return safely(result, Conditional.unchanged(tag));
            }
            Response streamed = safely(
                    result,
                    ContentCoding.streaming(
                                    request,
                                    result.contentType(),
                                    result.pieces().get())
                            .with("Vary", "Accept, Accept-Encoding")
                            .with("Cache-Control", result.isLasting() ? "private, max-age=3600" : "no-store"));
            return tagged ? streamed.with("ETag", tag) : streamed;
        }
        if (result.drawing().isPresent()) {
            return Response.drawing(
                    result.drawing().get().bytes(),
                    () -> answer(request, Result.of(result.contentType(), result.body(), result.isLasting())));
        }
        boolean shrinks = !PACKED.contains(result.contentType()) && ContentCoding.isWorthwhile(result.body());
        Optional<ContentCoding> used = shrinks ? ContentCoding.accepted(request) : Optional.empty();
        // None of these answers holds a secret that its length could tell (a token, a password): they are of the sky.
        byte[] body = used.map(coding -> coding.compress(result.body())).orElse(result.body());
        Response answer = Conditional.answer(request, result.isLasting(), result.contentType(), body);
        if (used.isPresent() && answer.status() != 304) {
            answer = answer.with("Content-Encoding", used.get().token());
        }
        return safely(result, answer);
    }

    /** A picture may be opened by itself, and must not run anything then. */
    private static Response safely(Result result, Response answer) {
        return result.contentType().equals(SVG) ? answer.with("Content-Security-Policy", SVG_POLICY) : answer;
    }
}
