package org.nirayana.service.http;

import java.time.Duration;

/** What one request may cost; each number is a promise of the interface or of the reliability tests. */
final class Limits {
    /** A body above this is 413. */
    static final int BODY_BYTES = 64 * 1024;

    /** A request target above this is 414. */
    static final int URI_BYTES = 8 * 1024;

    /** Headers above this in total are 431. */
    static final int HEADER_BYTES = 16 * 1024;

    /** How long a connection may take to deliver a request head, counted from its opening or the last answer. */
    static final Duration HEAD = Duration.ofSeconds(20);

    /** How long a client may take to send the body. */
    static final Duration BODY = Duration.ofSeconds(15);

    /** How long a client may take to read the answer. */
    static final Duration ANSWER = Duration.ofSeconds(25);

    /** How long an unwanted rest of a body is still read after the answer. */
    static final Duration LINGER = Duration.ofSeconds(2);

    private Limits() {}
}
