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

    /** Is told of the entries of a key, and how far the key as a whole and the nearest beginning of it are. */
    interface Neighbour {
        void at(int start, int end, int whole, int beginning);
    }

    /** All keys with the first letter of what was typed, in order: a slip is seldom at the beginning. */
    void near(byte[] firstLetter, Slips slips, Neighbour neighbour) {
        Cursor cursor = seek(firstLetter, false);
        int shared = 0;
        while (cursor.startsWith(firstLetter)) {
            slips.next(cursor.key, shared, cursor.length);
            neighbour.at(cursor.entry, cursor.entry + cursor.entries, slips.whole(), slips.beginning());
            cursor.next();
            shared = cursor.shared;
        }
    }

    /** The entries of the key that is this one. */
    Range whole(byte[] name) {
        Cursor at = seek(name, false);
        int end = at.isAt(name) ? at.entry + at.entries : at.entry;
        return new Range(at.entry, end, end);
    }

    /** Stops at the first key that is not before the wanted one, or not before anything that starts with it. */
    private Cursor seek(byte[] target, boolean beyond) {
        int low = 0;
        // The last number is where the last block ends.
        int high = blocks.length - 2;
        // The last block whose first key is before what is wanted.
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (isHeadBefore(middle, target, beyond)) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        Cursor cursor = new Cursor(low);
        while (cursor.next() && cursor.isBefore(target, beyond)) {
            // On to the next key.
        }
        return cursor;
    }

    /** The first key of a block stands whole, so it is compared where it is. */
    private boolean isHeadBefore(int block, byte[] target, boolean beyond) {
        // It shares nothing with the key before, and one number says that; its length is less than 128 or takes two.
        int position = blocks[block] + 1;
        int length = keys[position] & 0x7f;
        if (keys[position++] < 0) {
            length |= keys[position++] << 7;
        }
        return isBefore(keys, position, length, target, beyond);
    }

    private static boolean isBefore(byte[] key, int start, int length, byte[] target, boolean beyond) {
        int common = Arrays.mismatch(key, start, start + length, target, 0, target.length);
        if (common < 0 || common == target.length) {
            // The key is what is wanted, or starts with it.
            return beyond;
        }
        return common == length || (key[start + common] & 0xff) < (target[common] & 0xff);
    }

    /** Reads keys one after the other, over the ends of blocks too. */
    private final class Cursor {
        private byte[] key = new byte[64];
        private int length;
        private int position;

        /** So many bytes are as in the key before; none is said at the beginning of a block. */
        private int shared;

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
            shared = number();
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

        boolean isBefore(byte[] target, boolean beyond) {
            return Names.isBefore(key, 0, length, target, beyond);
        }

        boolean startsWith(byte[] target) {
            return length >= target.length && Arrays.mismatch(key, 0, target.length, target, 0, target.length) < 0;
        }

        boolean isAt(byte[] target) {
            return Arrays.equals(key, 0, length, target, 0, target.length);
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
