package org.nirayana.service.http.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How much of something each caller may have under way at once.
 *
 * @param <C> by what a caller is known
 */
public final class CallerLimit<C> {
    private final int most;
    private final Map<C, Integer> underWay = new ConcurrentHashMap<>();

    public CallerLimit(int most) {
        this.most = most;
    }

    /** Whether the caller may have one more; who was let in ends it by {@link #end}. */
    public boolean begin(C caller) {
        if (underWay.merge(caller, 1, Integer::sum) > most) {
            end(caller);
            return false;
        }
        return true;
    }

    public void end(C caller) {
        underWay.computeIfPresent(caller, (who, held) -> held == 1 ? null : held - 1);
    }
}
