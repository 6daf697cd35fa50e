package org.nirayana.api.json;

import java.util.Arrays;

/**
 * The texts of one component that come again and again, already as JSON: names of planets, signs, weekdays, paths of dashas.
 *
 * <p>A text is known when the very same object was written before, twice. Where hundreds of texts come in turn they push one
 * another out: then the table grows. Texts that are made anew each time are never known, and after some thousands of them no
 * more are looked for. Threads may overwrite each other's entries, which only costs writing the text once more.
 */
final class KnownTexts {
    /** Most components have a dozen names. */
    private static final int FIRST_SLOTS = 64;

    /** A tree of dashas has 819 paths. */
    private static final int MAX_SLOTS = 2048;

    /** After so many texts in a row of which none came again there are more of them than slots, or they are no names. */
    private static final int MAX_MISSES = 2_000;

    /** No name is longer; what is, a token or what somebody typed, is not held on to. */
    private static final int MAX_LENGTH = 64;

    private static final class Entry {
        final String text;
        final byte[] json;

        Entry(String text, byte[] json) {
            this.text = text;
            this.json = json;
        }
    }

    /** What stands before each of them, the name of the component, so that both are written at once. */
    private final byte[] before;

    private Entry[] entries = new Entry[FIRST_SLOTS];
    private String[] candidates = new String[FIRST_SLOTS];
    private int misses;

    KnownTexts(byte[] before) {
        this.before = before;
    }

    @SuppressWarnings("ReferenceEquality") // the same object is the same text, without comparing characters
    void write(JsonWriter out, String text) {
        // Another thread may exchange the tables meanwhile; each is asked with its own length.
        Entry[] known = entries;
        Entry entry = known[text.hashCode() & (known.length - 1)];
        if (entry != null && entry.text == text) {
            out.raw(entry.json);
            return;
        }
        int from = out.length();
        out.raw(before).text(text);
        if (misses <= MAX_MISSES && text.length() <= MAX_LENGTH) {
            learn(text, out, from);
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private void learn(String text, JsonWriter out, int from) {
        String[] seen = candidates;
        int candidate = text.hashCode() & (seen.length - 1);
        if (seen[candidate] == text) {
            Entry[] known = entries;
            known[text.hashCode() & (known.length - 1)] =
                    new Entry(text, Arrays.copyOfRange(out.array(), from, out.length()));
            misses = 0;
            return;
        }
        seen[candidate] = text;
        misses++;
        if (misses > MAX_MISSES && seen.length < MAX_SLOTS) {
            candidates = new String[2 * seen.length];
            entries = new Entry[2 * seen.length];
            misses = 0;
        }
    }
}
