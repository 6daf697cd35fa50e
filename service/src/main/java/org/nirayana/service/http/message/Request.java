package org.nirayana.service.http.message;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpServerRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Read;
import org.nirayana.api.operation.RecordReader;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.input.Json;
import org.nirayana.service.http.input.Multipart;
import org.nirayana.service.http.input.Percent;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Route;

/**
 * A request that has arrived whole: what a handler may know of it.
 *
 * <p>It belongs to one handler at a time; the dispatcher hands it from the event loop to a worker and back.
 */
public final class Request implements Input.Source {
    private final HttpServerRequest raw;
    private final Route route;
    private final Target target;
    private final String id;
    private final Peer peer;
    private byte[] body;
    private final List<Response.Header> answerHeaders = new ArrayList<>();
    private Map<String, String> query;
    private Authorizer.Caller caller;
    private Authorizer.Caller recognised;
    private volatile boolean abandoned;
    private BooleanSupplier placeToDraw = () -> true;
    private Meter meter = (counted, price) -> price;

    /** As how many requests it was counted; one when it was let in. */
    private int counted = 1;

    /** Counts a request as more than one. */
    @FunctionalInterface
    public interface Meter {
        /**
         * Counts it, or throws.
         *
         * @param counted as how many it was counted already
         * @param price as how many it counts in all
         * @return as how many it is counted now
         */
        int count(int counted, int price);
    }

    public Request(HttpServerRequest raw, Route route, Target target, String id, Peer peer, byte[] body) {
        this.raw = raw;
        this.route = route;
        this.target = target;
        this.id = id;
        this.peer = peer;
        this.body = body;
    }

    public Route route() {
        return route;
    }

    /** The correlation id: in the answer's {@code X-Request-Id}, in the access log and in every error log line. */
    public String id() {
        return id;
    }

    /** The raw path, without the query. */
    public String path() {
        return target.path();
    }

    /** A parameter of the path template, decoded. */
    @Override
    public String pathParameter(String name) {
        List<String> segments = route.segments();
        for (int i = 0; i < segments.size(); i++) {
            if (Route.parameter(segments.get(i)).filter(name::equals).isPresent()) {
                return Percent.decode(target.segments().get(i), false);
            }
        }
        throw new NoSuchElementException(route.template() + " has no parameter " + name);
    }

    /** The query parameters, decoded, in order; one given twice is refused. */
    @Override
    public Map<String, String> query() {
        if (query == null) {
            query = Percent.pairs(target.query());
        }
        return query;
    }

    /** One query parameter. */
    public Optional<String> query(String name) {
        return Optional.ofNullable(query().get(name));
    }

    @Override
    public boolean isOfGuest() {
        return caller().map(Authorizer.Caller::isGuest).orElse(false);
    }

    @Override
    public Optional<String> accept() {
        return header("Accept");
    }

    /** The first header of a name, in any case. */
    public Optional<String> header(String name) {
        return Optional.ofNullable(raw.headers().get(HeaderNames.optimized(name)));
    }

    /** Every header of a name: security-relevant readers must refuse more than one. */
    public List<String> headers(String name) {
        return raw.headers().getAll(HeaderNames.optimized(name));
    }

    public Optional<String> cookie(String name) {
        return Optional.ofNullable(raw.getCookie(name)).map(Cookie::getValue);
    }

    /** The address of the client: of the peer, or what a trusted proxy says. */
    public String clientAddress() {
        return peer.address();
    }

    /** Whether the client spoke HTTPS, to us or to a trusted proxy. */
    public boolean https() {
        return peer.https();
    }

    public byte[] body() {
        return body.clone();
    }

    /** Lets the body go; its answer is made. */
    public void forgetBody() {
        body = new byte[0];
    }

    /**
     * Whether the client has left, so that nobody will read the answer. Work that takes long looks at it now and then and ends
     * early, as long as nothing is kept half; on any thread.
     */
    public boolean isAbandoned() {
        return abandoned;
    }

    /** Has its price counted from now on. */
    public void countBy(Meter paidTo) {
        meter = paidTo;
    }

    /** Counts it as so many more requests than it was counted already, before what costs them is done. */
    public void payMore(int requests) {
        pay(counted + requests);
    }

    /** Counts it as so many requests in all before what costs them is done; a problem when the caller has not so many left. */
    @Override
    public void pay(int requests) {
        requireClient();
        if (requests > counted) {
            counted = meter.count(counted, requests);
        }
    }

    /** Ends work that takes long when the client has left: nobody reads the refusal. */
    @Override
    public void requireClient() {
        if (abandoned) {
            throw Problem.of(ProblemCode.CLIENT_LEFT.with());
        }
    }

    /** Knows from now on whether there is a place to draw, for what is drawn though not all of its route is. */
    public void drawnIf(BooleanSupplier hasPlace) {
        placeToDraw = hasPlace;
    }

    /** Refuses what would be drawn before anything is computed and paid for it. */
    public void requirePlaceToDraw() {
        if (!placeToDraw.getAsBoolean()) {
            throw Problem.busy();
        }
    }

    /** The client has left. */
    public void abandon() {
        abandoned = true;
    }

    @Override
    public Object bodyAsJson() {
        requireMediaType(Response.JSON);
        return Json.read(body);
    }

    @Override
    public boolean isBody(String mediaType) {
        String held = header("Content-Type").orElse("");
        int semicolon = held.indexOf(';');
        String type = (semicolon < 0 ? held : held.substring(0, semicolon)).strip();
        return LowerCase.of(type).equals(mediaType);
    }

    @Override
    public void requireBody(String mediaType) {
        requireMediaType(mediaType);
    }

    @Override
    public byte[] bodyAs(String mediaType) {
        requireMediaType(mediaType);
        return body;
    }

    /** The body as the record that describes it; throws everything that is wrong with it. */
    public <R extends Record> R body(Class<R> type) {
        return read(type).get();
    }

    /** The body as the record that describes it, to be checked by rules that no annotation says. */
    public <R extends Record> Read<R> read(Class<R> type) {
        if (bodyAsJson() instanceof Map<?, ?> object) {
            return RecordReader.of(type).read(object);
        }
        throw Problem.of(ProblemCode.BODY_NO_OBJECT.with());
    }

    /** The body as form data, {@code application/x-www-form-urlencoded} or {@code multipart/form-data}. */
    public <R extends Record> Read<R> form(Class<R> type) {
        String mediaType = header("Content-Type").orElse("");
        if (Multipart.describes(mediaType)) {
            return RecordReader.of(type).readTexts(Multipart.pairs(mediaType, body));
        }
        requireMediaType("application/x-www-form-urlencoded");
        return RecordReader.of(type).readTexts(Percent.pairs(new String(body, StandardCharsets.ISO_8859_1)));
    }

    private void requireMediaType(String expected) {
        if (!isBody(expected)) {
            // One that takes several asks for one of them last.
            boolean several = route.operation().body().containsKey(expected);
            throw Problem.of(ProblemCode.BODY_OF_OTHER_TYPE.with(
                    "types", several ? route.operation().body().keySet() : List.of(expected)));
        }
    }

    /** Who calls, as the gate found; only on routes that are not open to everybody. */
    public <C extends Authorizer.Caller> C caller(Class<C> type) {
        if (caller == null) {
            throw new IllegalStateException(route.operationId() + " is open to everybody and has no caller");
        }
        return type.cast(caller);
    }

    public Optional<Authorizer.Caller> caller() {
        return Optional.ofNullable(caller);
    }

    public void authorizedAs(Authorizer.Caller who) {
        this.caller = who;
        this.recognised = who;
    }

    /** Says who asks before it is decided whether they may, so that a refusal is told of the one who was refused. */
    public void recognisedAs(Authorizer.Caller who) {
        this.recognised = who;
    }

    public Optional<Authorizer.Caller> recognised() {
        return Optional.ofNullable(recognised);
    }

    /** Puts a header on the answer, whatever it will be: an error carries it too. */
    public void answerWith(String name, String value) {
        Response.Header header = new Response.Header(name, value);
        for (int i = 0; i < answerHeaders.size(); i++) {
            if (answerHeaders.get(i).name().equals(name)) {
                answerHeaders.set(i, header);
                return;
            }
        }
        answerHeaders.add(header);
    }

    public List<Response.Header> answerHeaders() {
        return answerHeaders;
    }
}
