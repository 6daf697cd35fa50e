package org.nirayana.jyotisha.rule;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Some numbers from 1 to 30: houses, counts of signs or stars, padas.
 *
 * @param bits bit n - 1 for the number n
 */
public record Numbers(int bits) {
    private static final int MOST = 30;

    public Numbers {
        if (bits <= 0 || bits >>> MOST != 0) {
            throw new IllegalArgumentException("no numbers");
        }
    }

    public static Numbers of(int... numbers) {
        int bits = 0;
        for (int number : numbers) {
            if (number < 1 || number > MOST) {
                throw new IllegalArgumentException(number + " is not one of 1 to " + MOST);
            }
            bits |= 1 << (number - 1);
        }
        return new Numbers(bits);
    }

    /** From one to another, both with them. */
    public static Numbers between(int first, int last) {
        return of(IntStream.rangeClosed(first, last).toArray());
    }

    public boolean contains(int number) {
        return (bits >>> (number - 1) & 1) != 0;
    }

    /** In order. */
    public List<Integer> list() {
        return IntStream.rangeClosed(1, MOST).filter(this::contains).boxed().toList();
    }

    /** {@code 1, 4, 7, 10}. */
    @Override
    public String toString() {
        String list = list().toString();
        return list.substring(1, list.length() - 1);
    }
}
