package org.nirayana.service.storage;

import java.util.LinkedHashSet;
import java.util.Set;
import org.nirayana.api.operation.LowerCase;

/**
 * Texts as they are compared and found: without regard to case, word by word.
 *
 * <p>Lower case is made here, because databases lower only ASCII reliably.
 */
public final class Words {
    /** Comes after every text that begins as the one before it. */
    private static final String LAST = Character.toString(Character.MAX_CODE_POINT);

    private Words() {}

    /** A text as it is compared. */
    public static String key(String text) {
        return LowerCase.of(text);
    }

    /** The end of the range of an index that begins with a key and holds all that begin so. */
    public static String end(String key) {
        return key + LAST;
    }

    /** The vowel signs of Indian scripts are marks, not letters, and begin no word. */
    public static boolean isPartOfWord(int c) {
        int type = Character.getType(c);
        return Character.isLetterOrDigit(c)
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.FORMAT;
    }

    /**
     * The different words of a text as they are compared, in order.
     *
     * @param maxLength so much of a long one
     * @param most so many of them
     */
    public static Set<String> of(String text, int maxLength, int most) {
        Set<String> words = new LinkedHashSet<>();
        String key = key(text);
        int begin = -1;
        for (int i = 0; i <= key.length() && words.size() < most; ) {
            int c = i < key.length() ? key.codePointAt(i) : ' ';
            if (isPartOfWord(c)) {
                begin = begin < 0 ? i : begin;
            } else if (begin >= 0) {
                words.add(cut(key.substring(begin, i), maxLength));
                begin = -1;
            }
            i += Character.charCount(c);
        }
        return words;
    }

    /** Never half of a character. */
    private static String cut(String word, int maxLength) {
        return word.codePointCount(0, word.length()) <= maxLength
                ? word
                : word.substring(0, word.offsetByCodePoints(0, maxLength));
    }
}
