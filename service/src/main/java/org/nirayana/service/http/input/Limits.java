package org.nirayana.service.http.input;

import org.nirayana.api.operation.Operation;

/** What one request may cost; each number is a promise of the interface or of the reliability tests. */
public final class Limits {
    /** A body above this is 413. */
    public static final int BODY_BYTES = Operation.DEFAULT_BODY_BYTES;

    /** A request target above this is 414. */
    public static final int URI_BYTES = 8 * 1024;

    /** Headers above this in total are 431. */
    public static final int HEADER_BYTES = 16 * 1024;

    /**
     * What bodies beyond {@link #BODY_BYTES} may hold at once, all together, while they arrive and while they are worked on: three
     * of the largest. It is counted as it arrives, so that somebody who has announced much and sent nothing holds nothing.
     */
    public static final long HELD_BODY_BYTES = 16L * 1024 * 1024;

    /** What such a body brings in each part of its time at least. */
    public static final int PACE_BYTES = 64 * 1024;

    /** Bodies that are answered while they arrive; each holds little, and a caller has few of them. */
    public static final int STREAMED_BODIES = 64;

    /** What is read of such a body before it is needed. */
    public static final int READ_AHEAD_BYTES = 64 * 1024;

    /** The same for a client that does not read its answer: perhaps it is one that first sends all. */
    public static final int MAX_READ_AHEAD_BYTES = 4 * 1024 * 1024;

    /** What all such bodies may hold beyond {@link #READ_AHEAD_BYTES} at once. */
    public static final long HELD_READ_AHEAD_BYTES = 12L * 1024 * 1024;

    private Limits() {}
}
