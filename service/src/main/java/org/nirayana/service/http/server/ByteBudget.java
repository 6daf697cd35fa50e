package org.nirayana.service.http.server;

import java.util.concurrent.atomic.AtomicLong;

/** How many bytes may be held at once, by all together. */
final class ByteBudget {
    private final long most;
    private final AtomicLong held = new AtomicLong();

    ByteBudget(long most) {
        this.most = most;
    }

    /** Whether there was room for so many more; whoever has them gives them back by {@link #giveBack}. */
    boolean take(long bytes) {
        if (held.addAndGet(bytes) > most) {
            held.addAndGet(-bytes);
            return false;
        }
        return true;
    }

    long held() {
        return held.get();
    }

    void giveBack(long bytes) {
        held.addAndGet(-bytes);
    }
}
