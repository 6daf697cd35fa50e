package org.nirayana.jyotisha;

import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The few values that were used last, each made when it is first asked for; for any number of threads. */
final class LastUsed<K, V> {
    private final Map<K, V> values;

    /**
     * @param most how many are kept
     */
    LastUsed(int most) {
        this.values = new LinkedHashMap<>(16, 0.75f, true) {
            @Serial
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    synchronized V get(K key, Function<K, V> make) {
        V known = values.get(key);
        if (known == null) {
            known = make.apply(key);
            values.put(key, known);
        }
        return known;
    }
}
