package org.nirayana.jyotisha.dasha;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.Collectors;

/**
 * Paths of periods. Those of up to three levels, which are the same in the tree of every birth, are made once and kept, as
 * lists and as text; a path is the same whoever makes it, so nothing is locked.
 */
final class DashaPaths {
    /** More than any system has mahadashas in the cycles that people ask for; and parts of a period. */
    private static final int FIRSTS = 64;

    private static final int PARTS = 16;

    private static final AtomicReferenceArray<Known> KNOWN = new AtomicReferenceArray<>(FIRSTS * PARTS * PARTS);

    private record Known(List<Integer> path, String text) {}

    private DashaPaths() {}

    /** The path of a mahadasha. */
    static List<Integer> of(int first) {
        int slot = slot(first, 0, 0);
        return slot < 0 ? List.of(first) : known(slot, List.of(), first).path();
    }

    /** The path of a part. */
    static List<Integer> below(List<Integer> path, int number) {
        int slot =
                switch (path.size()) {
                    case 1 -> slot(path.get(0), number, 0);
                    case 2 -> slot(path.get(0), path.get(1), number);
                    default -> -1;
                };
        return slot < 0 ? longer(path, number) : known(slot, path, number).path();
    }

    /** As people write it: {@code 3.1.4}. */
    static String text(List<Integer> path) {
        int levels = path.size();
        int slot = levels > 3 ? -1 : slot(path.get(0), levels > 1 ? path.get(1) : 0, levels > 2 ? path.get(2) : 0);
        Known known = slot < 0 ? null : KNOWN.get(slot);
        return known == null ? join(path) : known.text();
    }

    private static int slot(int first, int second, int third) {
        boolean fits = first < FIRSTS && second < PARTS && third < PARTS;
        return fits ? (first * PARTS + second) * PARTS + third : -1;
    }

    private static Known known(int slot, List<Integer> path, int number) {
        Known known = KNOWN.get(slot);
        if (known == null) {
            List<Integer> longer = longer(path, number);
            known = new Known(longer, join(longer));
            KNOWN.set(slot, known);
        }
        return known;
    }

    private static List<Integer> longer(List<Integer> path, int number) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(number);
        return List.copyOf(longer);
    }

    private static String join(List<Integer> path) {
        return path.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
