package org.nirayana.api.json;

import java.util.Optional;

/**
 * Components that are written {@link Together}, already as JSON for the values that came before.
 *
 * <p>Values are the same when they are the same objects, as names of enums, small numbers and flags are. Threads may overwrite each
 * other's entries, which only costs writing the values once more.
 */
final class KnownRuns {
    /** The most combinations of one run are the 27 nakshatras with their four padas. */
    private static final int SLOTS = 1024;

    private static final class Entry {
        final Object first;
        final Object second;
        final Object third;
        final Object fourth;
        final byte[] json;

        Entry(Object first, Object second, Object third, Object fourth, byte[] json) {
            this.first = first;
            this.second = second;
            this.third = third;
            this.fourth = fourth;
            this.json = json;
        }

        @SuppressWarnings("ReferenceEquality") // the same object is the same value
        boolean isOf(Object a, Object b, Object c, Object d) {
            return first == a && second == b && third == c && fourth == d;
        }
    }

    private final byte[][] names;

    /** Which are left out where there is nothing. */
    private final boolean[] omitted;

    private final Entry[] entries = new Entry[SLOTS];

    /**
     * @param names of the components, each with what stands before its value
     * @param omitted which of them are left out where they are empty
     */
    KnownRuns(byte[][] names, boolean[] omitted) {
        this.names = names;
        this.omitted = omitted;
    }

    /** Writes as many of these as there are names. */
    void write(JsonWriter out, Object a, Object b, Object c, Object d) {
        int hash = System.identityHashCode(a);
        hash = 31 * hash + System.identityHashCode(b);
        hash = 31 * hash + System.identityHashCode(c);
        hash = 31 * hash + System.identityHashCode(d);
        int slot = (hash ^ hash >>> 10) & (SLOTS - 1);
        Entry entry = entries[slot];
        if (entry != null && entry.isOf(a, b, c, d)) {
            out.raw(entry.json);
        } else {
            writeFurther(out, slot, a, b, c, d);
        }
    }

    /** Looks at the other slot for values that hash alike, and else writes them. */
    private void writeFurther(JsonWriter out, int slot, Object a, Object b, Object c, Object d) {
        Entry other = entries[slot ^ 1];
        if (other != null && other.isOf(a, b, c, d)) {
            out.raw(other.json);
            return;
        }
        int from = out.length();
        Object[] values = {a, b, c, d};
        for (int i = 0; i < names.length; i++) {
            Object value = values[i] instanceof Optional<?> some ? some.orElse(null) : values[i];
            if (value != null || !omitted[i]) {
                out.raw(names[i]).value(value);
            }
        }
        entries[slot ^ 1] = entries[slot];
        entries[slot] = new Entry(a, b, c, d, out.copyFrom(from));
    }
}
