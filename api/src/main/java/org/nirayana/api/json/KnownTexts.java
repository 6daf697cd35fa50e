package org.nirayana.api.json;

import java.util.Arrays;

/**
 * The texts of one component that come again and again, already as JSON: names of planets, signs, weekdays.
 *
 * <p>A text is known when the very same object was written before, twice; texts that are made anew each time never are, and
 * after some thousands of them in a row no more are looked for. Threads may overwrite each other's entries, which only costs writing the text once more.
 */
final class KnownTexts {
    private static final int SLOTS = 64;

    /** After so many texts in a row of which none came again, the component has no names. */
    private static final int MAX_MISSES = 10_000;

    /** No name is longer; what is, a token or what somebody typed, is not held on to. */
    private static final int MAX_LENGTH = 64;

    private static final class Entry {
        private final String text;
        private final byte[] json;

        Entry(String text, byte[] json) {
            this.text = text;
            this.json = json;
        }
    }

    /** What stands before each of them, the name of the component, so that both are written at once. */
    private final byte[] before;

    private final Entry[] entries = new Entry[SLOTS];
    private final String[] candidates = new String[SLOTS];
    private int misses;

    KnownTexts(byte[] before) {
        this.before = before;
    }

    @SuppressWarnings("ReferenceEquality") // the same object is the same text, without comparing characters
    void write(JsonWriter out, String text) {
        if (misses > MAX_MISSES) {
            out.raw(before).text(text);
            return;
        }
        int slot = text.hashCode() & (SLOTS - 1);
        Entry entry = entries[slot];
        if (entry != null && entry.text == text) {
            out.raw(entry.json);
            return;
        }
        int from = out.length();
        out.raw(before).text(text);
        if (text.length() > MAX_LENGTH) {
            return;
        }
        if (candidates[slot] == text) {
            entries[slot] = new Entry(text, Arrays.copyOfRange(out.array(), from, out.length()));
            misses = 0;
        } else {
            misses++;
            candidates[slot] = text;
        }
    }
}
