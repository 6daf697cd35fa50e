package org.nirayana.service.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A window of the rate limit is a minute, whatever the clock on the wall does meanwhile. */
@Tag("clock-jumps")
class LocalRateLimiterTest {
    @Test
    void aClockThatIsSetBackDoesNotKeepAnybodyOut() {
        assertThat(LocalRateLimiter.TIME.isWallClockBased()).isFalse();
        LocalRateLimiter limiter = new LocalRateLimiter();
        assertThat(limiter.take(1, 2).admitted()).isTrue();
        assertThat(limiter.take(1, 2).admitted()).isTrue();
        RateLimiter.Decision refused = limiter.take(1, 2);
        assertThat(refused.admitted()).isFalse();
        assertThat(refused.resetSeconds()).isBetween(1L, 60L);
    }
}
