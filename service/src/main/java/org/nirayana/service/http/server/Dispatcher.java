package org.nirayana.service.http.server;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.internal.buffer.BufferInternal;
import io.vertx.core.net.SocketAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.Access;
import org.nirayana.api.operation.BodyAnswers;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Method;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.view.FieldErrorView;
import org.nirayana.api.view.ProblemView;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.config.ForwardedHeader;
import org.nirayana.service.config.Networks;
import org.nirayana.service.http.input.Limits;
import org.nirayana.service.http.message.HeaderNames;
import org.nirayana.service.http.message.Peer;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.RequestId;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.message.Target;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.log.Log;

/**
 * Takes each request from its head to its answer; the one place that turns what was thrown into problem details.
 *
 * <p>Order: correlation id, protocol checks, CORS, routing, body with its limits, gate, handler, answer. All state of
 * a request is in its {@link Exchange}, which lives on the connection's event loop except while a worker holds it.
 */
final class Dispatcher {
    private static final Log LOG = Log.named("http");

    /** Answers in pieces that are computed at once; with more, each would only come later. */
    private static final int MAX_COMPUTING = 32;

    /** A caller who has so many on the way does not read them, or wants more than a share of the machine. */
    private static final int MAX_LONG_ANSWERS_PER_CALLER = 4;

    /** So many more of a caller wait for one of those to end, as a page may ask for all its parts at once. */
    private static final int MAX_WAITING_PER_CALLER = 12;

    /** A body above this is sent piece by piece; what is shorter fits into the system's own buffer. */
    private static final int LARGE_BYTES = 32 * 1024;

    /** What is handed over at once and must be taken before the next: a slow reader shows by each that it reads. */
    private static final int SLICE_BYTES = 16 * 1024;

    /**
     * The same of a body that is there whole, for every slice costs a turn: what the system's buffer takes and half as much
     * again, so that a tree of dashas goes out at once, and who reads 5 KB in a second still takes it in time.
     */
    private static final int LARGE_SLICE_BYTES = 96 * 1024;

    /** So often it is asked whether whoever sends line after line still may: their session may have ended, their tier changed. */
    private static final int LINES_BEFORE_ADMITTED_AGAIN = 250;

    /** How long one answer may take a reader who goes on reading: the longest range, at 5 KB in a second. */
    private static final Duration LONGEST_ANSWER = Duration.ofMinutes(20);

    /** What a request is taken for: to ask for the head alone is to get. */
    private static final Map<HttpMethod, Method> METHODS = methods();

    private final Routes routes;
    private final Authorizer authorizer;
    private final Workers workers;
    private final List<Cidr> trustedProxies;
    private final ForwardedHeader forwardedHeader;
    private final Cors cors;
    private final List<Observer> observers;
    private final AtomicBoolean stopping;
    private final Timeouts timeouts;
    private final CurrentDate date = new CurrentDate(Clock.systemUTC());
    private final AtomicInteger inFlight = new AtomicInteger();

    /** What bodies beyond the usual size hold that are being read or worked on. */
    private final ByteBudget largeBodies = new ByteBudget(Limits.HELD_BODY_BYTES);

    /** One of each caller. */
    private final CallerLimit<Long> largeBodiesOf = new CallerLimit<>(1);

    /** What is read ahead of bodies that are answered while they arrive. */
    private final ByteBudget readAhead = new ByteBudget(Limits.HELD_READ_AHEAD_BYTES);

    /** Far ahead only of one of each caller. */
    private final CallerLimit<Long> readAheadOf = new CallerLimit<>(1);

    /** Bodies that are being answered while they arrive. */
    private final AtomicInteger streamedBodies = new AtomicInteger();

    /** Answers in pieces that are being computed; those that wait for their reader do not count. */
    private final AtomicInteger computing = new AtomicInteger();

    private final CallerQueue<Object> longAnswersOf =
            new CallerQueue<>(MAX_LONG_ANSWERS_PER_CALLER, MAX_WAITING_PER_CALLER);
    private final Executor longAnswers;

    Dispatcher(
            Routes routes,
            Authorizer authorizer,
            Workers workers,
            Executor longAnswers,
            List<Cidr> trustedProxies,
            ForwardedHeader forwardedHeader,
            Cors cors,
            List<Observer> observers,
            AtomicBoolean stopping,
            Timeouts timeouts) {
        this.routes = routes;
        this.authorizer = authorizer;
        this.workers = workers;
        this.longAnswers = longAnswers;
        this.trustedProxies = trustedProxies;
        this.forwardedHeader = forwardedHeader;
        this.cors = cors;
        this.observers = observers;
        this.stopping = stopping;
        this.timeouts = timeouts;
    }

    private static Map<HttpMethod, Method> methods() {
        Map<HttpMethod, Method> methods = new HashMap<>();
        for (Method method : Method.values()) {
            methods.put(HttpMethod.valueOf(method.name()), method);
        }
        methods.put(HttpMethod.HEAD, Method.GET);
        return methods;
    }

    /** How many requests have begun and not been answered. */
    int inFlight() {
        return inFlight.get();
    }

    /** What bodies beyond the usual size hold now. */
    long heldBodyBytes() {
        return largeBodies.held();
    }

    /** Somebody connected, and has yet to send a request. */
    ClientConnection opened(HttpConnection connection) {
        SocketAddress other = connection.remoteAddress();
        return new ClientConnection(
                new Deadline(timeouts.head()),
                Peer.Connected.at(other == null ? "unknown" : other.hostAddress(), trustedProxies));
    }

    /** A request whose head is well formed. */
    void handle(HttpServerRequest raw, Context context, ClientConnection client, EventLoopLoad pressure) {
        if (client.deadline().isLastAnswer()) {
            // Sent behind a request whose answer closes the connection: whoever it was meant for, it is not ours to do.
            return;
        }
        Exchange exchange = new Exchange(raw, context, client);
        pressure.begun(context);
        exchange.guard(() -> exchange.route(pressure));
    }

    /** A request that the HTTP decoder refused. */
    void refuse(HttpServerRequest raw, Context context, ClientConnection client) {
        if (client.deadline().isLastAnswer()) {
            return;
        }
        Exchange exchange = new Exchange(raw, context, client);
        Throwable cause = raw.decoderResult().cause();
        exchange.closeAfterwards();
        if (cause instanceof TooLongHttpLineException) {
            exchange.fail(uriTooLong());
        } else if (cause instanceof TooLongHttpHeaderException) {
            exchange.fail(Problem.of(ProblemCode.HEADERS_OVER_LIMIT.with("max", Limits.HEADER_BYTES)));
        } else if (cause instanceof KnownVersions.UnknownVersion) {
            exchange.fail(Problem.of(ProblemCode.HTTP_VERSION_UNKNOWN.with()));
        } else {
            exchange.fail(Problem.of(ProblemCode.MALFORMED_HTTP.with()));
        }
    }

    private static Problem uriTooLong() {
        return Problem.of(ProblemCode.TARGET_TOO_LONG.with("max", Limits.URI_BYTES));
    }

    private static Problem bodyTooLarge(int most) {
        return Problem.of(ProblemCode.BODY_TOO_LARGE.with("max", most));
    }

    /** One request on its way. */
    private final class Exchange {
        private final HttpServerRequest raw;
        private final HttpServerResponse response;
        private final Context context;
        private final Deadline deadline;
        private final long started = System.nanoTime();

        /** Null for one that no operation has. */
        private final Method method;

        private final String id;
        private final Peer peer;
        private Route route;
        private Request request;
        private boolean close;
        private boolean answered;

        /** Whether pieces of the answer are still to be sent. */
        private boolean unfinished;

        /** What has come of the body, while it arrives. */
        private Buffer arriving;

        /** What this body has of the memory for larger ones, until its answer is made. */
        private long largeBodyBytes;

        /** Who sent it. */
        private Authorizer.Caller largeBodyOf;

        /** What waits for a worker or has one. */
        private Workers.Task task;

        /** Whether the body waits, unread, for somebody to answer it. */
        private boolean bodyWaits;

        /** The body, if it is answered while it arrives. */
        private StreamedBody streamedBody;

        /** Whose body is read far ahead. */
        private Authorizer.Caller readAheadBy;

        /** Whose long answer this is, while it is one. */
        private Object longAnswerOf;

        /** What begins it when its turn has come, while it waits for that. */
        private Runnable longAnswerTurn;

        Exchange(HttpServerRequest raw, Context context, ClientConnection client) {
            this.raw = raw;
            this.response = raw.response();
            this.context = context;
            this.deadline = client.deadline();
            this.method = METHODS.get(raw.method());
            MultiMap headers = raw.headers();
            this.id = RequestId.from(headers.getAll(HeaderNames.X_REQUEST_ID));
            this.peer = Peer.of(client.end(), raw.isSSL(), headers, trustedProxies, forwardedHeader);
            inFlight.incrementAndGet();
            raw.exceptionHandler(gone -> abandon());
            response.exceptionHandler(gone -> abandon());
            response.closeHandler(gone -> abandon());
        }

        void closeAfterwards() {
            close = true;
        }

        /** Runs a step; whatever it throws becomes the answer. */
        void guard(Step step) {
            try {
                step.run();
            } catch (InvalidInput invalid) {
                fail(Problem.invalid(invalid));
            } catch (Problem problem) {
                fail(problem);
            } catch (Exception | LinkageError | StackOverflowError defect) {
                defect(defect);
            }
        }

        void route(EventLoopLoad pressure) throws Exception {
            if (raw.uri().length() > Limits.URI_BYTES) {
                close = true;
                throw uriTooLong();
            }
            if (raw.version() == HttpVersion.HTTP_1_1
                    && raw.headers().getAll(HttpHeaders.HOST).size() != 1) {
                close = true;
                throw Problem.of(ProblemCode.ONE_HOST_NEEDED.with());
            }
            String encoding = raw.headers().get(HttpHeaders.TRANSFER_ENCODING);
            if (encoding != null && !encoding.equalsIgnoreCase("chunked")) {
                // Whoever stands before us may read such a body otherwise than we would.
                close = true;
                throw Problem.of(ProblemCode.ENCODING_NOT_CHUNKED.with());
            }
            Target target = target();
            Map<Method, Route> candidates = routes.at(target);
            if (raw.method().equals(HttpMethod.OPTIONS) && !candidates.isEmpty()) {
                skipBody();
                send(options(candidates));
                return;
            }
            if (candidates.isEmpty() && !isOpenedByABrowser(target)) {
                skipBody();
                throw Problem.of(ProblemCode.NO_SUCH_PATH.with());
            }
            route = candidates.isEmpty() ? routes.unknownPage().get() : candidates.get(method);
            if (route == null) {
                skipBody();
                throw Problem.of(ProblemCode.METHOD_UNKNOWN.with(
                                "methods", List.of(allowed(candidates).split(", ", -1))))
                        .with("Allow", allowed(candidates));
            }
            if (!route.blocking() && route.access() != Access.NONE && pressure.isTooHigh()) {
                skipBody();
                throw Problem.busy();
            }
            readBody(target);
        }

        /** Whether somebody wants to read a page, outside the API, for which there are only programs. */
        private boolean isOpenedByABrowser(Target target) {
            String accepted = raw.headers().get(HttpHeaders.ACCEPT);
            return routes.unknownPage().isPresent()
                    && method == Method.GET
                    && accepted != null
                    && accepted.contains("text/html")
                    && !target.path().startsWith("/api/");
        }

        /** The target; after one that another reader may take for something else the connection is not used again. */
        private Target target() {
            try {
                return Target.parse(raw.uri());
            } catch (Problem ambiguous) {
                close = true;
                throw ambiguous;
            }
        }

        private Response options(Map<Method, Route> candidates) {
            Response answer = Response.empty(204).with("Allow", allowed(candidates));
            if (raw.headers().contains("Origin") && raw.headers().contains("Access-Control-Request-Method")) {
                return cors.preflight(raw.headers(), answer, allowed(candidates));
            }
            return answer;
        }

        private static String allowed(Map<Method, Route> candidates) {
            Set<String> names = new LinkedHashSet<>();
            for (Method method : candidates.keySet()) {
                names.add(method.name());
                if (method == Method.GET) {
                    names.add("HEAD");
                }
            }
            names.add("OPTIONS");
            return String.join(", ", names);
        }

        /** An error answer to a request with a body closes the connection rather than read the rest. */
        private void skipBody() {
            if (announcesBody()) {
                close = true;
                raw.endHandler(end -> {
                    if (answered) {
                        raw.connection().close();
                    }
                });
            }
        }

        private boolean announcesBody() {
            String length = raw.headers().get(HttpHeaders.CONTENT_LENGTH);
            return raw.headers().contains(HttpHeaders.TRANSFER_ENCODING) || (length != null && !length.equals("0"));
        }

        private void readBody(Target target) throws Exception {
            if (!announcesBody()) {
                authorize(target, new byte[0]);
                return;
            }
            String length = raw.headers().get(HttpHeaders.CONTENT_LENGTH);
            int most = route.operation().bodyBytes();
            boolean streamed = route.operation().answersWhileReading();
            if (!streamed && length != null && tooLong(length, most)) {
                skipBody();
                throw bodyTooLarge(most);
            }
            if (!route.operation().body().isEmpty() && isEncoded()) {
                skipBody();
                throw Problem.of(ProblemCode.BODY_ENCODED.with()).with("Accept-Encoding", "identity");
            }
            String expect = raw.headers().get("Expect");
            if (expect != null) {
                if (!expect.equalsIgnoreCase("100-continue")) {
                    close = true;
                    throw Problem.of(ProblemCode.EXPECTATION_UNKNOWN.with());
                }
                if (most <= Limits.BODY_BYTES && !streamed) {
                    response.writeContinue();
                }
            }
            if (streamed) {
                // Whoever may not send it is told so before it is read.
                raw.pause();
                bodyWaits = true;
                authorize(target, new byte[0]);
            } else if (most > Limits.BODY_BYTES) {
                admitLarge(target, most);
            } else {
                collect(most, body -> authorize(target, body));
            }
        }

        private boolean isEncoded() {
            return raw.headers().getAll(HttpHeaders.CONTENT_ENCODING).stream()
                    .anyMatch(coding -> !coding.strip().equalsIgnoreCase("identity"));
        }

        private void collect(int most, BodyStep then) {
            long due = System.nanoTime() + timeouts.body().toNanos();
            awaitBody(due, timeouts.body());
            arriving = Buffer.buffer();
            int[] paced = new int[1];
            raw.handler(chunk -> {
                if (answered) {
                    return;
                }
                arriving.appendBuffer(chunk);
                int length = arriving.length();
                if (length > most) {
                    close = true;
                    fail(bodyTooLarge(most));
                } else if (length > Limits.BODY_BYTES) {
                    guard(() -> holdLarge(length));
                    if (!answered && length - paced[0] >= Limits.PACE_BYTES) {
                        paced[0] = length;
                        awaitBody(due, timeouts.pace());
                    }
                }
            });
            raw.endHandler(end -> {
                if (answered) {
                    raw.connection().close();
                } else {
                    deadline.clear();
                    byte[] body = arriving.getBytes();
                    arriving = null;
                    guard(() -> then.run(body));
                }
            });
        }

        /** The next part of the body must come in this time, and all of it until it is due. */
        private void awaitBody(long due, Duration next) {
            Duration left = Duration.ofNanos(due - System.nanoTime());
            deadline.set(left.compareTo(next) < 0 ? left : next, () -> {
                close = true;
                fail(Problem.of(ProblemCode.BODY_LATE.with()));
            });
        }

        /** Has memory for so much of the body, or refuses it: it is counted as it arrives, not as it is announced. */
        private void holdLarge(int length) {
            Authorizer.Caller caller = request.caller().orElseThrow();
            if (largeBodyOf == null) {
                if (!largeBodiesOf.begin(caller.userId())) {
                    close = true;
                    throw Problem.of(ProblemCode.BODY_UNDER_WAY.with(), 1);
                }
                largeBodyOf = caller;
            }
            if (!largeBodies.take(length - largeBodyBytes)) {
                close = true;
                throw Problem.busy();
            }
            largeBodyBytes = length;
        }

        /** A body beyond the usual size is read only of somebody who may send it. */
        private void admitLarge(Target target, int most) throws Exception {
            raw.pause();
            request = new Request(raw, route, target, id, peer, new byte[0]);
            Optional<Authorizer.Caller> caller;
            try {
                caller = authorizer.authorizeNow(request);
            } catch (Problem refused) {
                skipBody();
                raw.resume();
                throw refused;
            }
            if (caller.isPresent()) {
                readLarge(target, most, caller.get());
                return;
            }
            submit(
                    () -> {
                        try {
                            Authorizer.Caller found = authorizer.authorize(request);
                            back(() -> guard(() -> readLarge(target, most, found)));
                        } catch (Problem refused) {
                            back(() -> refuseLarge(refused));
                        } catch (RuntimeException | LinkageError | StackOverflowError defect) {
                            back(() -> defect(defect));
                        }
                    },
                    () -> refuseLarge(Problem.busy()));
        }

        private void refuseLarge(Problem refused) {
            skipBody();
            raw.resume();
            fail(refused);
        }

        private void readLarge(Target target, int most, Authorizer.Caller caller) {
            if (answered) {
                // The client left while the caller was looked up.
                return;
            }
            Request admitted = request;
            admitted.authorizedAs(caller);
            if (raw.headers().contains("Expect")) {
                response.writeContinue();
            }
            collect(most, body -> {
                request = new Request(raw, route, target, id, peer, body);
                admitted.answerHeaders().forEach(header -> request.answerWith(header.name(), header.value()));
                request.authorizedAs(caller);
                onWorker(this::handle);
            });
            raw.resume();
        }

        private static boolean tooLong(String length, int most) {
            try {
                return Long.parseLong(length) > most;
            } catch (NumberFormatException absurd) {
                return true;
            }
        }

        private void authorize(Target target, byte[] body) throws Exception {
            deadline.clear();
            request = new Request(raw, route, target, id, peer, body);
            request.drawnIf(() -> workers.hasPlaceToDraw(caller()));
            route.admission().check(request);
            if (route.access() != Access.NONE) {
                // From memory, so that whoever is refused takes no worker.
                Optional<Authorizer.Caller> caller = authorizer.authorizeNow(request);
                if (caller.isEmpty()) {
                    onWorker(() -> authorizer.authorize(request), found -> {
                        request.authorizedAs(found);
                        makeAnswer();
                    });
                    return;
                }
                request.authorizedAs(caller.get());
            }
            makeAnswer();
        }

        private void makeAnswer() throws Exception {
            if (route.operation().isDrawn()) {
                request.requirePlaceToDraw();
            }
            if (route.blocking()) {
                onWorker(this::handle);
                return;
            }
            countBy((counted, price) ->
                    authorizer.chargeNow(request, counted, price).orElseThrow(CountsOnWorker::new));
            Response made;
            try {
                made = route.handler().handle(request);
            } catch (CountsOnWorker waits) {
                // A price is paid before anything is computed, so that hardly anything is done twice.
                onWorker(this::handle);
                return;
            }
            send(made);
        }

        private Response handle() throws Exception {
            countBy((counted, price) -> authorizer.charge(request, counted, price));
            return route.handler().handle(request);
        }

        private void countBy(Request.Meter meter) {
            if (route.access() != Access.NONE) {
                request.countBy(meter);
            }
        }

        /** Draws an answer when there is a processor and memory for it. */
        private void draw(Response.Drawing drawing) {
            onWorker(drawing.bytes(), () -> drawing.maker().make(), this::send);
        }

        private void onWorker(Work<Response> work) {
            onWorker(work, this::send);
        }

        /** Runs something on a worker and comes back to the event loop with whatever it made. */
        private <T> void onWorker(Work<T> work, Then<T> then) {
            onWorker(0, work, then);
        }

        /** The same for work that draws and holds these bytes meanwhile; 0 for work that draws nothing. */
        private <T> void onWorker(long drawnBytes, Work<T> work, Then<T> then) {
            submit(
                    drawnBytes,
                    () -> {
                        try {
                            T made = work.run();
                            back(() -> guard(() -> then.run(made)));
                        } catch (InvalidInput invalid) {
                            back(() -> fail(Problem.invalid(invalid)));
                        } catch (Problem problem) {
                            back(() -> fail(problem));
                        } catch (Exception | LinkageError | StackOverflowError defect) {
                            back(() -> defect(defect));
                        }
                    },
                    () -> fail(Problem.busy()));
        }

        /** Runs something on a worker unless its client leaves before one is free; it comes back by {@link #back}. */
        private void submit(Runnable work, Runnable refusal) {
            submit(0, work, refusal);
        }

        private void submit(long drawnBytes, Runnable work, Runnable refusal) {
            Request asked = request;
            Runnable unlessAbandoned = () -> {
                if (asked.isAbandoned()) {
                    back(() -> {});
                } else {
                    work.run();
                }
            };
            task = drawnBytes > 0
                    ? workers.draw(caller(), drawnBytes, unlessAbandoned, () -> back(refusal))
                    : workers.run(caller(), unlessAbandoned, () -> back(refusal));
        }

        /** Goes on on the event loop after a worker; the body of a client who left meanwhile is held until then. */
        private void back(Runnable then) {
            context.runOnContext(v -> {
                task = null;
                if (answered && !unfinished) {
                    releaseLargeBody();
                }
                then.run();
            });
        }

        /** By whom a share of the workers is held. */
        private Workers.Caller caller() {
            if (request.caller().isPresent()) {
                Authorizer.Caller known = request.caller().get();
                return new Workers.Caller(
                        known.isGuest() ? Workers.Kind.GUEST : Workers.Kind.USER, Long.toString(known.userId()));
            }
            return new Workers.Caller(
                    route.access() == Access.NONE ? Workers.Kind.NETWORK : Workers.Kind.ADMISSION,
                    Networks.of(peer.address()));
        }

        private void defect(Throwable defect) {
            LOG.error("request failed", defect, Map.of("request_id", id, "route", template()));
            fail(Problem.of(ProblemCode.INTERNAL.with("id", id)));
        }

        void fail(Problem problem) {
            // The path may hold an e-mail address, and an error may be copied into a ticket: name the request instead.
            ProblemView body = new ProblemView(
                    problem.type(),
                    problem.title(),
                    problem.status(),
                    problem.detail(),
                    problem.reason().code().id(),
                    problem.reason().params(),
                    "/requests/" + id,
                    problem.errors().stream().map(FieldErrorView::of).toList(),
                    problem.clocks(),
                    problem.oauthError(),
                    problem.oauthError().map(code -> problem.detail()));
            Response answer = Response.of(problem.status(), ProblemView.MEDIA_TYPE, JsonWriter.toJson(body));
            for (Map.Entry<String, String> header : problem.headers().entrySet()) {
                answer = answer.with(header.getKey(), header.getValue());
            }
            send(answer);
        }

        private void send(Response made) {
            if (answered) {
                return;
            }
            if (made.drawing().isPresent()) {
                draw(made.drawing().get());
            } else if (made.pieces().isPresent() || made.answers().isPresent()) {
                awaitTurn(made);
            } else {
                sendNow(made);
            }
        }

        /** A long answer is made when few enough are on their way to its caller. */
        private void awaitTurn(Response made) {
            if (computing.get() >= MAX_COMPUTING) {
                fail(Problem.busy());
                return;
            }
            Object who = request.caller().<Object>map(Authorizer.Caller::userId).orElse(peer.address());
            Runnable turn = () -> context.runOnContext(v -> guard(() -> beginLong(who, made)));
            switch (longAnswersOf.enter(who, turn)) {
                case NOW -> beginLong(who, made);
                case LATER -> {
                    longAnswerOf = who;
                    longAnswerTurn = turn;
                    deadline.set(timeouts.turn(), this::refuseLong);
                }
                case NEVER -> refuseLong();
            }
        }

        private void refuseLong() {
            fail(Problem.of(ProblemCode.ANSWERS_UNDER_WAY.with("limit", MAX_LONG_ANSWERS_PER_CALLER), 1));
        }

        private void beginLong(Object who, Response made) {
            if (answered) {
                // The turn came just when the client left, or had waited long enough.
                longAnswersOf.leave(who);
                return;
            }
            longAnswerOf = who;
            longAnswerTurn = null;
            deadline.clear();
            if (made.answers().isPresent()) {
                beginAnswering(made);
            } else if (raw.version() == HttpVersion.HTTP_1_0) {
                // It knows no chunks.
                longAnswers.execute(() -> {
                    try {
                        Response whole = made.buffered();
                        context.runOnContext(v -> guard(() -> send(whole)));
                    } catch (RuntimeException | LinkageError | StackOverflowError defect) {
                        context.runOnContext(v -> defect(defect));
                    }
                });
            } else {
                sendNow(made);
            }
        }

        private void beginAnswering(Response made) {
            if (streamedBodies.incrementAndGet() > Limits.STREAMED_BODIES) {
                streamedBodies.decrementAndGet();
                fail(Problem.busy());
                return;
            }
            if (bodyWaits && raw.headers().contains("Expect")) {
                response.writeContinue();
            }
            streamedBody = new StreamedBody(raw, bodyWaits, readAhead);
            bodyWaits = false;
            new Answering(made, streamedBody).read();
        }

        private void sendNow(Response answer) {
            if (bodyWaits) {
                bodyWaits = false;
                skipBody();
                raw.resume();
            }
            answered = true;
            if (made(answer)) {
                // Before the answer is out: who waits for it may send the next body at once.
                releaseLargeBody();
            }
            boolean large = answer.body().length > LARGE_BYTES;
            unfinished = (answer.pieces().isPresent() || answer.answers().isPresent() || large)
                    && !raw.method().equals(HttpMethod.HEAD)
                    && !response.closed();
            if (!unfinished) {
                inFlight.decrementAndGet();
            }
            byte[] body = answer.body();
            if (!response.ended() && !response.closed()) {
                response.setStatusCode(answer.status());
                MultiMap headers = response.headers();
                SecurityHeaders.add(headers, peer.https());
                headers.add(HttpHeaders.DATE, date.text());
                headers.add(HeaderNames.X_REQUEST_ID, id);
                cors.decorate(raw.headers(), headers);
                if (request != null) {
                    for (Response.Header header : request.answerHeaders()) {
                        headers.add(HeaderNames.optimized(header.name()), header.value());
                    }
                }
                for (Response.Header header : answer.headers()) {
                    if (header.name().equals("Set-Cookie") || header.name().equals("Vary")) {
                        headers.add(HeaderNames.optimized(header.name()), header.value());
                    } else {
                        headers.set(HeaderNames.optimized(header.name()), header.value());
                    }
                }
                if (close || stopping.get()) {
                    close = true;
                    headers.set("Connection", "close");
                    deadline.lastAnswer();
                }
                deadline.set(timeouts.answer());
                if (unfinished && large) {
                    headers.set(HttpHeaders.CONTENT_LENGTH, Integer.toString(body.length));
                    sendLarge(body, answer.status(), 0);
                    return;
                }
                if (unfinished && answer.answers().isPresent()) {
                    // A client of HTTP/1.0 knows no chunks: to it the end is that the connection closes.
                    response.setChunked(raw.version() != HttpVersion.HTTP_1_0);
                    return;
                }
                if (unfinished) {
                    response.setChunked(true);
                    computing.incrementAndGet();
                    sendPieces(answer.pieces().get(), answer.status(), 0);
                    return;
                }
                boolean bodiless = answer.status() == 204 || answer.status() == 304;
                if (!bodiless && answer.pieces().isEmpty()) {
                    headers.set(HttpHeaders.CONTENT_LENGTH, Integer.toString(body.length));
                }
                if (bodiless || raw.method().equals(HttpMethod.HEAD)) {
                    response.end().onComplete(done -> finished());
                } else {
                    response.end(wrapped(body)).onComplete(done -> finished());
                }
            }
            observe(answer.status(), body.length);
        }

        /** Whether all of an answer is made, so that what it was made of is not needed any more. */
        private static boolean made(Response answer) {
            return answer.pieces().isEmpty() && answer.answers().isEmpty();
        }

        /** Whether the body may be read far ahead; whoever has that ends it by {@link #endReadAhead}. */
        private boolean beginReadAhead() {
            if (readAheadBy != null) {
                return true;
            }
            Optional<Authorizer.Caller> caller = request.caller();
            if (caller.isPresent() && !readAheadOf.begin(caller.get().userId())) {
                return false;
            }
            readAheadBy = caller.orElse(null);
            return true;
        }

        private void endReadAhead() {
            if (readAheadBy != null) {
                readAheadOf.end(readAheadBy.userId());
                readAheadBy = null;
            }
        }

        private void releaseStreamedBody() {
            endReadAhead();
            if (streamedBody != null) {
                streamedBody.release();
                streamedBody = null;
                streamedBodies.decrementAndGet();
            }
        }

        private void releaseLargeBody() {
            arriving = null;
            if (largeBodyOf != null) {
                largeBodies.giveBack(largeBodyBytes);
                largeBodyBytes = 0;
                largeBodiesOf.end(largeBodyOf.userId());
                largeBodyOf = null;
                request.forgetBody();
            }
        }

        /** The body as it is: nobody changes it any more, and a plain buffer would be a copy. */
        private static Buffer wrapped(byte[] body) {
            return BufferInternal.buffer(Unpooled.wrappedBuffer(body));
        }

        /**
         * Sends a large body as the client takes it. Written at once it would be copied whole into memory of the network
         * layer, for every client that does not read.
         */
        private void sendLarge(byte[] body, int status, int sent) {
            int at = sent;
            // What is little more than a slice goes out at once: a small one behind it would cost a turn for itself.
            while (unfinished && body.length - at > LARGE_SLICE_BYTES + LARGE_SLICE_BYTES / 2) {
                Future<Void> taken = write(body, at, LARGE_SLICE_BYTES);
                int next = at + LARGE_SLICE_BYTES;
                if (!taken.isComplete()) {
                    taken.onComplete(done -> context.runOnContext(v -> sendLarge(body, status, next)));
                    return;
                }
                at = next;
            }
            if (unfinished) {
                deadline.set(timeout());
                endPieces(status, body.length);
                response.end(slice(body, at, body.length - at)).onComplete(done -> finished());
            }
        }

        private static Buffer slice(byte[] body, int from, int length) {
            return BufferInternal.buffer(Unpooled.wrappedBuffer(body, from, length));
        }

        /** Hands a part of the body over; done when the system has taken it, which it does as the client reads. */
        private Future<Void> write(byte[] body, int from, int length) {
            deadline.set(timeout());
            return response.write(slice(body, from, length));
        }

        /** How long the client may take nothing now: the usual time, and in all not for ever. */
        private Duration timeout() {
            Duration left = LONGEST_ANSWER.minusNanos(System.nanoTime() - started);
            return left.compareTo(timeouts.answer()) < 0 ? left : timeouts.answer();
        }

        /** Writes the rest of a piece slice by slice, each when the one before was taken. */
        private Future<Void> writeAll(byte[] piece, int from) {
            int slice = Math.min(SLICE_BYTES, piece.length - from);
            Future<Void> taken = write(piece, from, slice);
            return from + slice == piece.length ? taken : taken.compose(v -> writeAll(piece, from + slice));
        }

        /** Sends the next piece when the client has taken the last, and lets other requests in between two. */
        private void sendPieces(Iterator<byte[]> pieces, int status, int sent) {
            if (!unfinished) {
                computing.decrementAndGet();
                return;
            }
            longAnswers.execute(() -> {
                try {
                    Optional<byte[]> piece = pieces.hasNext() ? Optional.of(pieces.next()) : Optional.empty();
                    context.runOnContext(v -> sendPiece(pieces, piece, status, sent));
                } catch (RuntimeException | LinkageError | StackOverflowError defect) {
                    context.runOnContext(v -> breakOff(defect, sent));
                }
            });
        }

        /** The status is out: a body without its end is all that can tell the client. */
        private void breakOff(Throwable defect, int sent) {
            if (request == null || !request.isAbandoned()) {
                LOG.error("answer broke off", defect, Map.of("request_id", id, "route", template()));
            }
            computing.decrementAndGet();
            if (unfinished) {
                endPieces(500, sent);
                raw.connection().close();
            }
        }

        private void sendPiece(Iterator<byte[]> pieces, Optional<byte[]> made, int status, int sent) {
            if (!unfinished) {
                computing.decrementAndGet();
                return;
            }
            if (made.isEmpty()) {
                computing.decrementAndGet();
                endPieces(status, sent);
                response.end().onComplete(done -> finished());
                return;
            }
            byte[] piece = made.get();
            int soFar = sent + piece.length;
            Future<Void> taken = writeAll(piece, 0);
            boolean waiting = !taken.isComplete();
            if (waiting) {
                computing.decrementAndGet();
            }
            taken.onComplete(done -> context.runOnContext(v -> {
                if (waiting) {
                    computing.incrementAndGet();
                }
                sendPieces(pieces, status, soFar);
            }));
        }

        private void endPieces(int status, int sent) {
            unfinished = false;
            inFlight.decrementAndGet();
            observe(status, sent);
        }

        /** The last byte of the answer is on its way: the next request has its own time. */
        private void finished() {
            if (!close) {
                deadline.set(timeouts.head());
            } else if (raw.isEnded()) {
                raw.connection().close();
            } else {
                // Closing while the client still sends would reset the connection and could eat the answer: listen a
                // little longer, then hang up.
                deadline.set(timeouts.linger());
            }
        }

        /** The client went away before the answer. */
        private void abandon() {
            if (request != null) {
                request.abandon();
            }
            if (task != null && task.withdraw()) {
                task = null;
            }
            if (unfinished) {
                endPieces(499, 0);
            }
            if (!answered) {
                answered = true;
                inFlight.decrementAndGet();
                // 499 is what proxies write in their logs for a client that left.
                observe(499, 0);
            }
        }

        private void observe(int status, int bytes) {
            if (task == null) {
                releaseLargeBody();
            }
            releaseStreamedBody();
            leaveLong();
            Observer.Answered fact = new Observer.Answered(
                    id,
                    method == null && !raw.method().equals(HttpMethod.OPTIONS)
                            ? "other"
                            : raw.method().name(),
                    template(),
                    route == null ? "" : route.operation().endpoint(),
                    status,
                    System.nanoTime() - started,
                    bytes,
                    peer.address(),
                    request == null ? Optional.empty() : request.recognised());
            for (Observer observer : observers) {
                observer.answered(fact);
            }
        }

        /** Ends its turn, or its waiting for one; a turn that comes at this very moment ends when it begins. */
        private void leaveLong() {
            if (longAnswerTurn != null) {
                longAnswersOf.withdraw(longAnswerOf, longAnswerTurn);
            } else if (longAnswerOf != null) {
                longAnswersOf.leave(longAnswerOf);
            }
            longAnswerOf = null;
            longAnswerTurn = null;
        }

        private String template() {
            return route == null ? "unmatched" : route.template();
        }

        /**
         * A body and its answer on their way at the same time. Of the body a little is read ahead; the next part is answered when
         * the client has taken what there was. The head is sent with the first piece, so that until then a refusal has its status.
         */
        private final class Answering {
            private final Response head;
            private final BodyAnswers answers;
            private final StreamedBody body;
            private boolean bodyEnded;

            /** Whether the next line was let in as a request of its own, as the first is. */
            private boolean admitted = true;

            private int linesSinceAdmitted;

            private long sent;

            /** Until when something must have come that can be answered. */
            private long due = System.nanoTime() + timeouts.body().toNanos();

            Answering(Response head, StreamedBody body) {
                this.head = head;
                this.answers = head.answers().orElseThrow();
                this.body = body;
            }

            private boolean isOver() {
                return answered && !unfinished;
            }

            /** Waits for more of the body. */
            void read() {
                long now = System.nanoTime();
                if (isOver()) {
                    return;
                }
                if (stopping.get()) {
                    refuse(Problem.of(ProblemCode.STOPPING.with(), 1));
                } else if (now - started > LONGEST_ANSWER.toNanos()) {
                    refuse(Problem.of(ProblemCode.ANSWER_TOO_LONG.with("minutes", LONGEST_ANSWER.toMinutes())));
                } else {
                    deadline.set(
                            Duration.ofNanos(due - now),
                            () -> refuse(Problem.of(ProblemCode.NOTHING_CAME.with(
                                    "seconds", timeouts.body().toSeconds()))));
                    body.await(() -> answer(body.poll()));
                }
            }

            private void answer(Optional<byte[]> part) {
                deadline.clear();
                bodyEnded = part.isEmpty();
                make(() -> part.ifPresentOrElse(answers::take, answers::end));
            }

            /** Makes the next piece off the event loop. */
            private void make(Runnable before) {
                computing.incrementAndGet();
                longAnswers.execute(() -> {
                    try {
                        before.run();
                        int lines = answers.hasNext() ? answers.lines() : 0;
                        if (lines > 0
                                && !admitted
                                && linesSinceAdmitted >= LINES_BEFORE_ADMITTED_AGAIN
                                && request.route().access() != Access.NONE) {
                            if (authorizer.authorizeNow(request).isEmpty()) {
                                then(this::admit);
                                return;
                            }
                            admitted = true;
                        }
                        int counted = lines > 0 ? count(lines) : 0;
                        Optional<byte[]> piece =
                                answers.hasNext() ? Optional.of(answers.next(counted)) : Optional.empty();
                        then(() -> send(piece));
                    } catch (Problem refused) {
                        then(() -> refuse(refused));
                    } catch (RuntimeException | LinkageError | StackOverflowError defect) {
                        context.runOnContext(v -> fail(defect));
                    }
                });
            }

            /** Counts as many of the lines as may be answered now; the one that was let in is counted already. */
            private int count(int lines) {
                if (admitted) {
                    admitted = false;
                    linesSinceAdmitted = 1;
                    return 1;
                }
                int counted = request.route().access() == Access.NONE ? lines : authorizer.chargeUpTo(request, lines);
                linesSinceAdmitted += counted;
                return counted;
            }

            private void then(Runnable step) {
                context.runOnContext(v -> {
                    computing.decrementAndGet();
                    if (!isOver()) {
                        step.run();
                    }
                });
            }

            /** Asks whether the caller may go on, where that may take waiting. */
            private void admit() {
                submit(
                        () -> {
                            try {
                                authorizer.authorize(request);
                                back(() -> {
                                    admitted = true;
                                    make(() -> {});
                                });
                            } catch (Problem refused) {
                                back(() -> refuse(refused));
                            } catch (RuntimeException | LinkageError | StackOverflowError defect) {
                                computing.incrementAndGet();
                                back(() -> fail(defect));
                            }
                        },
                        () -> refuse(Problem.busy()));
            }

            private void send(Optional<byte[]> piece) {
                if (piece.isEmpty() && !bodyEnded) {
                    read();
                    return;
                }
                beginAnswer();
                if (isOver()) {
                    return;
                }
                if (piece.isEmpty()) {
                    end();
                    return;
                }
                Future<Void> taken = write(piece.get());
                if (!taken.isComplete() && beginReadAhead()) {
                    body.readAhead(Limits.MAX_READ_AHEAD_BYTES);
                }
                taken.onComplete(done -> context.runOnContext(v -> {
                    if (isOver()) {
                        return;
                    }
                    if (body.held() <= Limits.READ_AHEAD_BYTES) {
                        body.readAhead(Limits.READ_AHEAD_BYTES);
                        endReadAhead();
                    }
                    due = System.nanoTime() + timeouts.body().toNanos();
                    deadline.clear();
                    make(() -> {});
                }));
            }

            private void beginAnswer() {
                if (!answered) {
                    close |= raw.version() == HttpVersion.HTTP_1_0;
                    sendNow(head);
                }
            }

            private Future<Void> write(byte[] piece) {
                sent += piece.length;
                return writeAll(piece, 0);
            }

            private void end() {
                deadline.set(timeout());
                endPieces(head.status(), (int) Math.min(Integer.MAX_VALUE, sent));
                response.end().onComplete(done -> finished());
            }

            /** Answers no more: by the status while it is not out, and else in the place of the next piece. */
            private void refuse(Problem why) {
                if (isOver()) {
                    return;
                }
                close = true;
                if (!raw.isEnded()) {
                    skipBody();
                }
                body.discard();
                if (!answered) {
                    Exchange.this.fail(why);
                    return;
                }
                deadline.lastAnswer();
                String wait = why.headers().getOrDefault("Retry-After", "0");
                write(answers.refuse(
                                new BodyAnswers.Refusal(why.kind(), why.reason(), why.detail(), Long.parseLong(wait))))
                        .onComplete(done -> context.runOnContext(v -> {
                            if (!isOver()) {
                                end();
                            }
                        }));
            }

            private void fail(Throwable defect) {
                if (answered) {
                    breakOff(defect, (int) Math.min(Integer.MAX_VALUE, sent));
                } else {
                    computing.decrementAndGet();
                    body.discard();
                    close = true;
                    defect(defect);
                }
            }
        }
    }

    /** A price is to be counted where that may wait, which an event loop may not. */
    private static final class CountsOnWorker extends RuntimeException {
        private static final long serialVersionUID = 1;

        CountsOnWorker() {
            super("counted on a worker", null, false, false);
        }
    }

    private interface Step {
        void run() throws Exception;
    }

    private interface BodyStep {
        void run(byte[] body) throws Exception;
    }

    private interface Work<T> {
        T run() throws Exception;
    }

    private interface Then<T> {
        void run(T made) throws Exception;
    }
}
