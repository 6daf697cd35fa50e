package org.nirayana.api.calculation;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongBiFunction;

/**
 * Remembers values up to a number of bytes, whatever callers ask for; for any number of threads, which find what is known without waiting.
 *
 * <p>There are two halves. When the new one is full it becomes the old one, and what the old one held is forgotten unless it was used
 * since: so what is used often stays.
 */
final class RecentValues<K, V> {
    private final long maxBytesOfHalf;
    private final ToLongBiFunction<K, V> bytes;
    private volatile Map<K, V> newer = new ConcurrentHashMap<>();
    private volatile Map<K, V> older = Map.of();
    private long newerBytes;
    private long olderBytes;

    /**
     * @param maxBytes of all that is remembered
     * @param bytes what a key with its value takes, at most
     */
    RecentValues(long maxBytes, ToLongBiFunction<K, V> bytes) {
        this.maxBytesOfHalf = maxBytes / 2;
        this.bytes = bytes;
    }

    /** The value of a key; null when it is not remembered. */
    V get(K key) {
        V known = newer.get(key);
        if (known == null) {
            known = older.get(key);
            if (known != null) {
                put(key, known);
            }
        }
        return known;
    }

    /** Remembers a value, unless it is larger than half of what may be. */
    synchronized void put(K key, V value) {
        long more = bytes.applyAsLong(key, value);
        if (more > maxBytesOfHalf || newer.containsKey(key)) {
            return;
        }
        if (newerBytes + more > maxBytesOfHalf) {
            older = newer;
            olderBytes = newerBytes;
            newer = new ConcurrentHashMap<>();
            newerBytes = 0;
        }
        newer.put(key, value);
        newerBytes += more;
    }

    /** What is remembered takes at most this. */
    synchronized long bytes() {
        return newerBytes + olderBytes;
    }

    synchronized int size() {
        return newer.size() + older.size();
    }
}
