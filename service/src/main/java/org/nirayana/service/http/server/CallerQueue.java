package org.nirayana.service.http.server;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How much of something each caller may have under way at once, where a little more may wait for its turn: a page that asks
 * for five things at once is no attack.
 *
 * @param <C> by what a caller is known
 */
final class CallerQueue<C> {
    /** When it may begin. */
    enum Turn {
        NOW,
        LATER,
        NEVER
    }

    private static final class Held {
        private int underWay;
        private final Queue<Runnable> waiting = new ArrayDeque<>();
    }

    private final int maxUnderWay;
    private final int maxWaiting;
    private final Map<C, Held> held = new ConcurrentHashMap<>();

    CallerQueue(int maxUnderWay, int maxWaiting) {
        this.maxUnderWay = maxUnderWay;
        this.maxWaiting = maxWaiting;
    }

    /**
     * Asks for a turn. Whoever has one, now or later, ends it by {@link #leave}.
     *
     * @param later run by whoever leaves, when the turn has come; it is not run for a turn that is now
     */
    Turn enter(C caller, Runnable later) {
        Turn[] turn = new Turn[1];
        held.compute(caller, (who, present) -> {
            Held of = present == null ? new Held() : present;
            if (of.underWay < maxUnderWay) {
                of.underWay++;
                turn[0] = Turn.NOW;
            } else {
                turn[0] = of.waiting.size() < maxWaiting && of.waiting.add(later) ? Turn.LATER : Turn.NEVER;
            }
            return of;
        });
        return turn[0];
    }

    /** A turn is over; the next that waits has it. */
    void leave(C caller) {
        Runnable[] next = new Runnable[1];
        held.computeIfPresent(caller, (who, of) -> {
            next[0] = of.waiting.poll();
            if (next[0] == null) {
                of.underWay--;
            }
            return of.underWay == 0 ? null : of;
        });
        if (next[0] != null) {
            next[0].run();
        }
    }

    /** Waits no longer; nothing changes when its turn has come meanwhile. */
    void withdraw(C caller, Runnable later) {
        held.computeIfPresent(caller, (who, of) -> {
            of.waiting.remove(later);
            return of;
        });
    }
}
