package org.nirayana.api.operation;

import java.time.zone.ZoneRules;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.nirayana.api.json.JsonWriter;

/**
 * What an operation answers with.
 *
 * <p>The body is a plain array that the operation gives away: nobody changes it after that.
 */
public final class Result {
    private final String contentType;
    private final byte[] body;
    private final Iterator<byte[]> pieces;
    private final BodyAnswers answers;
    private final Drawing drawing;
    private final boolean lasting;
    private final int cost;

    private Result(
            String contentType,
            byte[] body,
            Iterator<byte[]> pieces,
            BodyAnswers answers,
            Drawing drawing,
            boolean lasting,
            int cost) {
        this.contentType = contentType;
        this.body = body;
        this.pieces = pieces;
        this.answers = answers;
        this.drawing = drawing;
        this.lasting = lasting;
        this.cost = cost;
    }

    /** A record or a list of records that holds no times. */
    public static Result json(Object view, boolean lasting) {
        return of(Operation.JSON, JsonWriter.toJson(view), lasting);
    }

    /** A record or a list of records whose times are on the clock of a zone. */
    public static Result json(Object view, ZoneRules zone, boolean lasting) {
        return of(Operation.JSON, JsonWriter.toJson(view, zone), lasting);
    }

    /**
     * The same with times that are printed less finely.
     *
     * @param rounding from the nearest second on the clock of the place to the one that is printed
     */
    public static Result json(Object view, ZoneRules zone, LongUnaryOperator rounding, boolean lasting) {
        return of(Operation.JSON, JsonWriter.toJson(view, zone, rounding), lasting);
    }

    /** A body of any type. */
    public static Result of(String contentType, byte[] body, boolean lasting) {
        return new Result(contentType, body, null, null, null, lasting, 1);
    }

    /** A body that is made while it is sent, because it is long. */
    public static Result streamed(String contentType, Iterator<byte[]> pieces, boolean lasting) {
        return new Result(contentType, new byte[0], pieces, null, null, lasting, 1);
    }

    /** A body that is made while the body of the question arrives; each question has its own. */
    public static Result answering(String contentType, BodyAnswers answers) {
        return new Result(contentType, new byte[0], null, answers, null, false, 1);
    }

    /** A body that is drawn; nothing is drawn yet. */
    public static Result drawn(String contentType, Drawing drawing, boolean lasting) {
        return new Result(contentType, new byte[0], null, null, drawing, lasting, 1);
    }

    /**
     * The same answer, with as how many requests it was counted before it was made.
     *
     * @param requests at least 1
     */
    public Result costing(int requests) {
        if (requests < 1) {
            throw new IllegalArgumentException("An answer costs at least one request, not " + requests + ".");
        }
        return new Result(contentType, body, pieces, answers, drawing, lasting, requests);
    }

    /** As how many requests it counts. */
    public int cost() {
        return cost;
    }

    public String contentType() {
        return contentType;
    }

    /** The whole body, which is drawn now where it is drawn; empty when it is made while it is sent. */
    public byte[] body() {
        return drawing == null ? body : drawing.maker().get();
    }

    /** What draws the body, where it is drawn. */
    public Optional<Drawing> drawing() {
        return Optional.ofNullable(drawing);
    }

    /** What the body is made of, when it is made while it is sent. */
    public Optional<Iterator<byte[]>> pieces() {
        return Optional.ofNullable(pieces);
    }

    /** What answers the body of the question while it arrives, where that is so. */
    public Optional<BodyAnswers> answers() {
        return Optional.ofNullable(answers);
    }

    /** Whether the same question has the same answer for ever; not so what depends on the present. */
    public boolean isLasting() {
        return lasting;
    }
}
