package org.nirayana.place.gazetteer;

import java.util.Arrays;

/**
 * How far keys are from what somebody typed: letters put in, left out, replaced, or two neighbours swapped, each once.
 *
 * <p>Keys come in the order of a sorted list, and each says how much of it is as in the one before: the table of the
 * comparison (optimal string alignment) is kept up to there, and a beginning that is too far already is not looked at
 * again. A key also matches by its beginning, as long as somebody is typing.
 */
final class Slips {
    /** Longer names are not compared. */
    static final int MAX_LETTERS = 40;

    static final int SHORTEST = 4;
    private static final int LONG = 8;
    private static final byte FAR = 100;

    private final int[] typed;
    private final int most;

    /** One row for each letter of the key, and the least that a beginning of the key differs by, up to each. */
    private final byte[][] rows;

    private final int[] nearest;
    private final int[] letters;

    /** How many letters of the key are compared, and where each of them ends, in bytes. */
    private int depth;

    private final int[] ends;
    private boolean isTooFar;
    private boolean isWhole;

    Slips(int[] typed) {
        this.typed = typed;
        this.most = allowed(typed.length);
        int deepest = typed.length + most;
        rows = new byte[deepest + 1][typed.length + 1];
        nearest = new int[deepest + 1];
        letters = new int[deepest + 1];
        ends = new int[deepest + 1];
        for (byte[] row : rows) {
            Arrays.fill(row, FAR);
        }
        for (int i = 0; i <= most; i++) {
            rows[0][i] = (byte) i;
        }
        nearest[0] = FAR;
    }

    /** So many slips are forgiven: none in a short name, which would be any other. */
    static int allowed(int letters) {
        if (letters < SHORTEST || letters > MAX_LETTERS) {
            return 0;
        }
        return letters < LONG ? 1 : 2;
    }

    /** Looks at the next key, of which so many bytes are as in the one before. */
    void next(byte[] key, int shared, int length) {
        while (depth > 0 && ends[depth] > shared) {
            depth--;
            isTooFar = false;
        }
        isWhole = false;
        if (isTooFar) {
            return;
        }
        int position = ends[depth];
        while (position < length) {
            if (depth == rows.length - 1) {
                return;
            }
            int letter = letter(key, position);
            position += width(key[position]);
            if (add(letter, position) > most) {
                isTooFar = true;
                return;
            }
        }
        isWhole = true;
    }

    /** How far the last key is as a whole; much if it is too far. */
    int whole() {
        return isWhole ? rows[depth][typed.length] : FAR;
    }

    /** How far the nearest beginning of the last key is. */
    int beginning() {
        return nearest[depth];
    }

    /** Compares one letter more of the key; gives the least of the row. */
    private int add(int letter, int end) {
        byte[] before = rows[depth];
        depth++;
        byte[] row = rows[depth];
        letters[depth] = letter;
        ends[depth] = end;
        int least = FAR;
        if (depth <= most) {
            row[0] = (byte) depth;
            least = depth;
        }
        // What is further from the diagonal is too far in any case, and stays so.
        int last = Math.min(typed.length, depth + most);
        for (int i = Math.max(1, depth - most); i <= last; i++) {
            int cost = before[i - 1] + (typed[i - 1] == letter ? 0 : 1);
            cost = Math.min(cost, 1 + Math.min(before[i], row[i - 1]));
            boolean swapped = i > 1 && depth > 1 && typed[i - 1] == letters[depth - 1] && typed[i - 2] == letter;
            if (swapped) {
                cost = Math.min(cost, rows[depth - 2][i - 2] + 1);
            }
            row[i] = (byte) cost;
            least = Math.min(least, cost);
        }
        nearest[depth] = Math.min(nearest[depth - 1], row[typed.length]);
        return least;
    }

    private static int width(byte first) {
        if (first >= 0) {
            return 1;
        }
        return (first & 0x20) == 0 ? 2 : (first & 0x10) == 0 ? 3 : 4;
    }

    private static int letter(byte[] key, int position) {
        byte first = key[position];
        int width = width(first);
        if (width == 1) {
            return first;
        }
        int letter = first & (0xff >> (width + 1));
        for (int i = 1; i < width; i++) {
            letter = letter << 6 | (key[position + i] & 0x3f);
        }
        return letter;
    }
}
