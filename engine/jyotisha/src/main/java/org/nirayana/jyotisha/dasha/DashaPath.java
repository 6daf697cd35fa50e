package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.stream.Collectors;

/**
 * The path of a period, which never changes. Those of up to three levels, which are the same in the tree of every birth, are made
 * once and kept with their text; a path is the same whoever makes it, so nothing is locked.
 */
final class DashaPath extends AbstractList<Integer> implements RandomAccess, Serializable {
    private static final long serialVersionUID = 1;

    /** More than any system has mahadashas in the cycles that people ask for; and parts of a period. */
    private static final int KEPT_FIRSTS = 64;

    private static final int KEPT_PARTS = 16;
    private static final int KEPT_LEVELS = 3;

    private static final DashaPath[] FIRSTS = new DashaPath[KEPT_FIRSTS];

    private final int[] numbers;
    private final String text;
    private final transient DashaPath[] parts;

    private DashaPath(int... numbers) {
        this.numbers = numbers;
        this.text = Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining("."));
        this.parts = numbers.length < KEPT_LEVELS && numbers[0] < KEPT_FIRSTS ? new DashaPath[KEPT_PARTS] : null;
    }

    /** The path of a mahadasha. */
    static DashaPath of(int first) {
        return kept(FIRSTS, first, new int[0]);
    }

    /** These numbers, as a path that is kept if there is one. */
    static DashaPath of(List<Integer> numbers) {
        if (numbers instanceof DashaPath path) {
            return path;
        }
        DashaPath path = of(numbers.get(0));
        for (int number : numbers.subList(1, numbers.size())) {
            path = path.part(number);
        }
        return path;
    }

    /** The path of a part. */
    DashaPath part(int number) {
        return kept(parts, number, numbers);
    }

    private static DashaPath kept(DashaPath[] kept, int number, int[] above) {
        DashaPath known = kept != null && number >= 0 && number < kept.length ? kept[number] : null;
        if (known == null) {
            int[] numbers = Arrays.copyOf(above, above.length + 1);
            numbers[above.length] = number;
            known = new DashaPath(numbers);
            if (kept != null && number >= 0 && number < kept.length) {
                kept[number] = known;
            }
        }
        return known;
    }

    /** As people write it: {@code 3.1.4}. */
    String text() {
        return text;
    }

    @Override
    public Integer get(int index) {
        return numbers[index];
    }

    @Override
    public int size() {
        return numbers.length;
    }

    /** What was read is one of those that are kept, where they are. */
    private Object readResolve() {
        return of(Arrays.stream(numbers).boxed().toList());
    }
}
