package org.nirayana.service.http.message;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.BodyAnswers;
import org.nirayana.api.view.MessageView;

/**
 * An answer: status, headers and the bytes of the body.
 *
 * <p>The body is a plain array that the caller gives away: nobody changes it after that, so a constant answer may be
 * shared by all requests.
 */
public final class Response {
    public static final String JSON = "application/json";

    /** One header line; a name may occur more than once (cookies). */
    public record Header(String name, String value) {}

    private final int status;
    private final List<Header> headers;
    private final byte[] body;
    private final Iterator<byte[]> pieces;
    private final BodyAnswers answers;
    private final Drawing drawing;

    /** Makes an answer; throws whatever a handler may. */
    @FunctionalInterface
    public interface Maker {
        Response make() throws Exception;
    }

    /**
     * An answer that is yet to be drawn.
     *
     * @param bytes the most that is held in memory meanwhile
     */
    public record Drawing(long bytes, Maker maker) {}

    private Response(int status, List<Header> headers, byte[] body, Iterator<byte[]> pieces) {
        this(status, headers, body, pieces, null, null);
    }

    private Response(
            int status,
            List<Header> headers,
            byte[] body,
            Iterator<byte[]> pieces,
            BodyAnswers answers,
            Drawing drawing) {
        this.status = status;
        this.headers = headers;
        this.body = body;
        this.pieces = pieces;
        this.answers = answers;
        this.drawing = drawing;
    }

    /** A body of any type. */
    public static Response of(int status, String contentType, byte[] body) {
        return new Response(status, List.of(new Header("Content-Type", contentType)), body, null);
    }

    /**
     * A body that is made while it is sent. Each piece is made off the event loop when the client has taken those before; it
     * must not fail: the status is out by then.
     */
    public static Response streaming(int status, String contentType, Iterator<byte[]> pieces) {
        return new Response(status, List.of(new Header("Content-Type", contentType)), new byte[0], pieces);
    }

    /**
     * A body that is made while the body of the request arrives, which was not read before. Each piece is made off the event
     * loop when the client has taken those before, and more of the request is read when nothing is left to answer.
     */
    public static Response answering(int status, String contentType, BodyAnswers answers) {
        return new Response(status, List.of(new Header("Content-Type", contentType)), new byte[0], null, answers, null);
    }

    /**
     * An answer that is drawn, in pixels or on pages, when there is a processor and memory for it; or else 503.
     *
     * @param bytes the most that is held in memory meanwhile
     */
    public static Response drawing(long bytes, Maker maker) {
        return new Response(200, List.of(), new byte[0], null, null, new Drawing(bytes, maker));
    }

    /** A body with all its headers at once. */
    public static Response of(int status, List<Header> headers, byte[] body) {
        return new Response(status, List.copyOf(headers), body, null);
    }

    /** A text of any type, in UTF-8. */
    public static Response text(int status, String contentType, String body) {
        return of(status, contentType + "; charset=utf-8", body.getBytes(StandardCharsets.UTF_8));
    }

    /** A view as JSON: a record, or a map or list of them. */
    public static Response json(int status, Object value) {
        return of(status, JSON, JsonWriter.toJson(value));
    }

    /** 200 with JSON. */
    public static Response ok(Object value) {
        return json(200, value);
    }

    /** 200 with the message object of the interface. */
    public static Response message(String message) {
        return ok(new MessageView(message));
    }

    /** An answer without a body. */
    public static Response empty(int status) {
        return new Response(status, List.of(), new byte[0], null);
    }

    /** The same answer with one more header. */
    public Response with(String name, String value) {
        if (drawing != null) {
            return drawnBy(() -> drawing.maker().make().with(name, value));
        }
        List<Header> more = new ArrayList<>(headers);
        more.add(new Header(name, value));
        return new Response(status, List.copyOf(more), body, pieces, answers, null);
    }

    /** The same answer under another status. */
    public Response as(int other) {
        if (drawing != null) {
            return drawnBy(() -> drawing.maker().make().as(other));
        }
        return new Response(other, headers, body, pieces, answers, null);
    }

    /** The same answer, yet to be drawn, by another maker. */
    public Response drawnBy(Maker maker) {
        return new Response(status, headers, body, null, null, new Drawing(drawing.bytes(), maker));
    }

    public int status() {
        return status;
    }

    public List<Header> headers() {
        return headers;
    }

    public byte[] body() {
        return body;
    }

    /** The same answer with its pieces made at once, for a client that cannot take them one by one. */
    public Response buffered() {
        if (pieces == null) {
            return this;
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        pieces.forEachRemaining(whole::writeBytes);
        return new Response(status, headers, whole.toByteArray(), null, null, null);
    }

    /** What the body is made of, when it is made while it is sent. */
    public Optional<Iterator<byte[]>> pieces() {
        return Optional.ofNullable(pieces);
    }

    /** What draws the answer, when it is yet to be drawn; nothing else of it is known then. */
    public Optional<Drawing> drawing() {
        return Optional.ofNullable(drawing);
    }

    /** What answers the body of the request while it arrives, where that is so. */
    public Optional<BodyAnswers> answers() {
        return Optional.ofNullable(answers);
    }
}
