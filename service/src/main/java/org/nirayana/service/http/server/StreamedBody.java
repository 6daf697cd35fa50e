package org.nirayana.service.http.server;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.nirayana.service.http.input.Limits;

/**
 * The body of a request that is answered while it arrives: read a little ahead of who takes it, and no more. Touched only on
 * the connection's event loop; the request is paused before.
 */
final class StreamedBody {
    private final HttpServerRequest raw;
    private final ByteBudget budget;
    private final Queue<Buffer> ahead = new ArrayDeque<>();
    private int held;

    /** What is taken from the budget, for all that is held beyond the usual. */
    private int budgeted;

    private int most = Limits.READ_AHEAD_BYTES;
    private boolean asked;
    private boolean ended;
    private Runnable waiting;

    /**
     * Reads from now on.
     *
     * @param announced whether there is a body at all
     * @param budget from which is taken what it reads further ahead than usual
     */
    StreamedBody(HttpServerRequest raw, boolean announced, ByteBudget budget) {
        this.raw = raw;
        this.budget = budget;
        this.ended = !announced;
        if (announced) {
            raw.handler(this::arrived);
            raw.endHandler(end -> ended());
            ask();
        }
    }

    private void ask() {
        if (!asked && !ended && held < most) {
            asked = true;
            raw.fetch(1);
        }
    }

    private void arrived(Buffer part) {
        asked = false;
        ahead.add(part);
        held += part.length();
        budget();
        wake();
        ask();
    }

    /** Takes what is held beyond the usual from the budget; when there is none left, no more is read ahead. */
    private void budget() {
        int beyond = Math.max(0, held - Limits.READ_AHEAD_BYTES);
        if (beyond <= budgeted || budget.take(beyond - budgeted)) {
            budget.giveBack(Math.max(0, budgeted - beyond));
            budgeted = beyond;
        } else {
            most = Limits.READ_AHEAD_BYTES;
        }
    }

    private void ended() {
        ended = true;
        wake();
    }

    private void wake() {
        if (waiting != null) {
            Runnable then = waiting;
            waiting = null;
            then.run();
        }
    }

    /** Runs something when the next part is there, or the end. */
    void await(Runnable then) {
        if (ended || !ahead.isEmpty()) {
            then.run();
        } else {
            waiting = then;
            ask();
        }
    }

    /** The next part, after {@link #await}; empty at the end. */
    Optional<byte[]> poll() {
        Buffer next = ahead.poll();
        if (next == null) {
            return Optional.empty();
        }
        held -= next.length();
        budget();
        ask();
        return Optional.of(next.getBytes());
    }

    /** Reads on up to so many bytes, though nobody takes them. */
    void readAhead(int bytes) {
        most = bytes;
        ask();
    }

    int held() {
        return held;
    }

    /** Lets go of all that was read ahead. */
    void release() {
        waiting = null;
        ahead.clear();
        held = 0;
        budget();
    }

    /** Reads the rest away. */
    void discard() {
        release();
        if (!ended && !raw.isEnded()) {
            raw.handler(unwanted -> {});
            raw.resume();
        }
    }
}
