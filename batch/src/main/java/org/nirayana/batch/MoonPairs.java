package org.nirayana.batch;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;
import org.nirayana.jyotisha.match.MoonPada;

/**
 * What is said of two Moons, by their 12,100 classes, computed when it is first asked for; for any number of threads.
 *
 * @param <T> immutable
 */
final class MoonPairs<T> {
    private final AtomicReferenceArray<T> cells = new AtomicReferenceArray<>(MoonPada.COUNT * MoonPada.COUNT);
    private final BiFunction<MoonPada, MoonPada, T> compared;

    MoonPairs(BiFunction<MoonPada, MoonPada, T> compared) {
        this.compared = compared;
    }

    T of(MoonPada bride, MoonPada groom) {
        int cell = bride.index() * MoonPada.COUNT + groom.index();
        T known = cells.getAcquire(cell);
        if (known == null) {
            // Two may make the same; both are right.
            known = compared.apply(bride, groom);
            cells.setRelease(cell, known);
        }
        return known;
    }
}
