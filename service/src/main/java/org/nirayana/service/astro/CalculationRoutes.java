package org.nirayana.service.astro;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.BodyAnswers;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.KeptBirth;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
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
        Calculations.of(engine).forEach(calculation -> mount(routes, calculation));
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

    private <V> Response answer(Request request, Answer<V> answer) {
        if (answer.form() instanceof Form.WhileReading) {
            return ContentCoding.answering(request, answer.contentType(), (BodyAnswers) answer.value())
                    .with("Vary", "Accept, Accept-Encoding")
                    .with("Cache-Control", "no-store");
        }
        if (answer.form() instanceof Form.InPieces) {
            // What a body asked is not in the address.
            boolean tagged = answer.isLasting() && request.route().method() == Method.GET;
            String tag = tagged
                    ? tags.of(request.path(), new TreeMap<>(request.query()).toString(), answer.contentType())
                    : "";
            if (tagged && StreamTags.isHeld(request, tag)) {
                return safely(answer, Conditional.unchanged(tag));
            }
            Response streamed = safely(
                    answer,
                    ContentCoding.streaming(request, answer.contentType(), answer.pieces())
                            .with("Vary", "Accept, Accept-Encoding")
                            .with("Cache-Control", answer.isLasting() ? "private, max-age=3600" : "no-store"));
            return tagged ? streamed.with("ETag", tag) : streamed;
        }
        if (answer.form() instanceof Form.Drawn<? super V> drawn) {
            return Response.drawing(drawn.bytes(), () -> whole(request, answer));
        }
        return whole(request, answer);
    }

    private static Response whole(Request request, Answer<?> answer) {
        byte[] written = answer.write();
        boolean shrinks = !PACKED.contains(answer.contentType()) && ContentCoding.isWorthwhile(written);
        Optional<ContentCoding> used = shrinks ? ContentCoding.accepted(request) : Optional.empty();
        // None of these answers holds a secret that its length could tell (a token, a password): they are of the sky.
        byte[] body = used.map(coding -> coding.compress(written)).orElse(written);
        Response response = Conditional.answer(request, answer.isLasting(), answer.contentType(), body);
        if (used.isPresent() && response.status() != 304) {
            response = response.with("Content-Encoding", used.get().token());
        }
        return safely(answer, response);
    }

    /** A picture may be opened by itself, and must not run anything then. */
    private static Response safely(Answer<?> answer, Response response) {
        return answer.contentType().equals(SVG) ? response.with("Content-Security-Policy", SVG_POLICY) : response;
    }
}
