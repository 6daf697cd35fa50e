package org.nirayana.api.operation;

import org.nirayana.api.problem.ProblemKind;
import org.nirayana.api.problem.Reason;

/**
 * Answers a body while it arrives: takes it part by part, and has the pieces of the answer to what was taken.
 *
 * <p>Used by one thread at a time. More is taken only when there is nothing left to answer, so that what is held is one part
 * and what the last one left over.
 */
public interface BodyAnswers {
    /**
     * Why the rest is not answered.
     *
     * @param detail the sentence of the reason, perhaps with more
     * @param retryAfterSeconds when it may be sent again; 0 where that would not help
     */
    record Refusal(ProblemKind kind, Reason reason, String detail, long retryAfterSeconds) {}

    /** Takes the next bytes; only when {@link #hasNext} is false. */
    void take(byte[] part);

    /** The body is over: what is left of it is answered as it is. */
    void end();

    /** Whether there is a piece to make of what was taken. */
    boolean hasNext();

    /** How many lines there are to answer in the next piece; each counts as a request. */
    int lines();

    /** Makes the next piece, with the answers to so many lines. */
    byte[] next(int lines);

    /** The last piece of all in place of everything that was not answered yet. */
    byte[] refuse(Refusal why);
}
