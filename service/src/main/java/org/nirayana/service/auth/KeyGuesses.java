package org.nirayana.service.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.nirayana.service.config.Networks;

/**
 * How many keys that nobody has were shown from a network in the last minute.
 *
 * <p>Nobody guesses 256 bits; but each well-spelled guess costs a question to the database. Keys that are remembered are not
 * asked about, so whoever shares an address with one that guesses goes on working.
 */
final class KeyGuesses {
    static final int MAX_PER_WINDOW = 100;
    static final int WINDOW_SECONDS = 60;
    private static final int MAX_NETWORKS = 20_000;

    private final Cache<String, AtomicInteger> wrong = Caffeine.newBuilder()
            .maximumSize(MAX_NETWORKS)
            .expireAfterWrite(Duration.ofSeconds(WINDOW_SECONDS))
            .executor(Runnable::run)
            .build();

    boolean areTooMany(String address) {
        AtomicInteger count = wrong.getIfPresent(Networks.of(address));
        return count != null && count.get() >= MAX_PER_WINDOW;
    }

    /** Counts a question before it is asked, so that many at once do not slip through; false when there were too many. */
    boolean begin(String address) {
        AtomicInteger count = wrong.get(Networks.of(address), network -> new AtomicInteger());
        if (count.incrementAndGet() > MAX_PER_WINDOW) {
            count.decrementAndGet();
            return false;
        }
        return true;
    }

    /** It was no guess. */
    void wasRight(String address) {
        AtomicInteger count = wrong.getIfPresent(Networks.of(address));
        if (count != null) {
            count.decrementAndGet();
        }
    }
}
