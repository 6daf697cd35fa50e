package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class EventLoopLoadTest {
    private static final long MILLISECOND = 1_000_000;

    private final AtomicLong now = new AtomicLong();
    private final EventLoopLoad pressure = new EventLoopLoad(now::get);

    private boolean refusedAfter(int requests, long milliseconds) {
        for (int i = 0; i < requests; i++) {
            pressure.begun();
        }
        now.addAndGet(milliseconds * MILLISECOND);
        return pressure.isTooHigh();
    }

    @Test
    void aCrowdThatTakesLongIsTooMuch() {
        assertThat(refusedAfter(100, 600)).isTrue();
    }

    @Test
    void aCrowdThatIsQuicklyServedIsNot() {
        assertThat(refusedAfter(10_000, 100)).isFalse();
    }

    @Test
    void aFewAfterALongPauseAreNot() {
        assertThat(refusedAfter(10, 5_000)).isFalse();
    }

    @Test
    void afterARestItBeginsAnew() {
        assertThat(refusedAfter(100, 600)).isTrue();
        pressure.rested();
        assertThat(refusedAfter(100, 100)).isFalse();
    }
}
