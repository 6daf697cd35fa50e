package org.nirayana.place.gazetteer;

import java.util.Arrays;

/**
 * A sorted list of keys in which each says only how it differs from the one before, with the entries that belong to each.
 *
 * <p>Every {@value #BLOCK}th key stands whole, so that a search halves its way to a block and reads on from there. A key
 * is UTF-8; its record is the length it shares with the key before, the length and bytes of the rest, and the count of
 * its entries, all numbers in base 128.
 */
final class Names {
    static final int BLOCK = 16;

    private final byte[] keys;

    /** Where each block starts in {@link #keys}. */
    private final int[] blocks;

    /** The number of the first entry of each block, and at the end the number of all. */
    private final int[] firstEntries;

    Names(byte[] keys, int[] blocks, int[] firstEntries) {
        this.keys = keys;
        this.blocks = blocks;
        this.firstEntries = firstEntries;
    }

    /**
     * The entries of all keys that start with a prefix.
     *
     * @param exactEnd end of the entries of the key that is the prefix itself; {@code start} if there is none
     */
    record Range(int start, int exactEnd, int end) {}

    Range startingWith(byte[] prefix) {
        Cursor first = seek(prefix, false);
        int start = first.entry;
        int exactEnd = first.isAt(prefix) ? start + first.entries : start;
        return new Range(start, exactEnd, seek(prefix, true).entry);
    }

    /** Stops at the first key that is not before the wanted one, or not before anything that starts with it. */
    private Cursor seek(byte[] wanted, boolean beyond) {
        int low = 0;
        int high = blocks.length - 1;
        // The last block whose first key is before what is wanted.
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            Cursor head = new Cursor(middle);
            head.next();
            if (head.isBefore(wanted, beyond)) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        Cursor cursor = new Cursor(low);
        while (cursor.next() && cursor.isBefore(wanted, beyond)) {
            // On to the next key.
        }
        return cursor;
    }

    /** Reads keys one after the other, over the ends of blocks too. */
    private final class Cursor {
        private byte[] key = new byte[64];
        private int length;
        private int position;

        /** The first entry of the key, and how many it has. */
        private int entry;

        private int entries;

        Cursor(int block) {
            position = blocks[block];
            entry = firstEntries[block];
        }

        boolean next() {
            entry += entries;
            if (position == keys.length) {
                length = 0;
                entries = 0;
                return false;
            }
            int shared = number();
            int rest = number();
            length = shared + rest;
            if (length > key.length) {
                key = Arrays.copyOf(key, 2 * length);
            }
            System.arraycopy(keys, position, key, shared, rest);
            position += rest;
            entries = number();
            return true;
        }

        boolean isBefore(byte[] wanted, boolean beyond) {
            int common = Arrays.mismatch(key, 0, length, wanted, 0, wanted.length);
            if (common < 0 || common == wanted.length) {
                // The key is what is wanted, or starts with it.
                return beyond;
            }
            return common == length || (key[common] & 0xff) < (wanted[common] & 0xff);
        }

        boolean isAt(byte[] wanted) {
            return Arrays.equals(key, 0, length, wanted, 0, wanted.length);
        }

        private int number() {
            int value = 0;
            for (int shift = 0; ; shift += 7) {
                byte part = keys[position++];
                value |= (part & 0x7f) << shift;
                if (part >= 0) {
                    return value;
                }
            }
        }
    }
}
