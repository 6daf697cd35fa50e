package org.nirayana.service.http.server;

import java.time.Duration;

/**
 * How long the server waits for a client at each step; a slow client holds a connection for at most one of the first
 * four.
 *
 * @param head to deliver a request head, counted from the opening of the connection or the last answer
 * @param body to send the body
 * @param answer to take some of the answer; of a long one each part has this time
 * @param linger how long an unwanted rest of a body is still read after the answer
 * @param turn how long a long answer waits for another one of its caller to end, before it is refused
 * @param stop how long a stop waits for what is in flight, from the signal on
 */
public record Timeouts(Duration head, Duration body, Duration answer, Duration linger, Duration turn, Duration stop) {

    /**
     * What is promised: no connection that takes or sends nothing lives longer than 30 s, the second between two looks
     * included, and a stop is over within 10 s, the closing of the event loops and of the database included.
     */
    public static final Timeouts DEFAULT = new Timeouts(
            Duration.ofSeconds(20),
            Duration.ofSeconds(15),
            Duration.ofSeconds(25),
            Duration.ofSeconds(2),
            Duration.ofSeconds(5),
            Duration.ofSeconds(8));

    /** In which a body beyond the usual size must bring its next part: who sends no more must not hold memory for long. */
    Duration pace() {
        return body.dividedBy(4);
    }
}
