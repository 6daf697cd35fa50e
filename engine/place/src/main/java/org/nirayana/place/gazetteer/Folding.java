package org.nirayana.place.gazetteer;

import java.text.Normalizer;

/**
 * Reduces a name to what people type for it: small letters without accents, one space between words.
 *
 * <p>Vowel signs of Indian scripts are marks too, but carry the name, so only Latin, Greek and Cyrillic accents go. What
 * is written in two ways in one script becomes one: nuktas and joiners go, Malayalam chillu letters are taken apart.
 */
final class Folding {
    /** Letters that Unicode does not take apart, and what a keyboard without them offers. */
    private static final String[] SPELLED_OUT = {
        "ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "đ", "d", "ð", "d", "þ", "th", "ł", "l", "ħ", "h", "ı", "i", "ŧ",
        "t", "ŋ", "n", "ə", "e", "ɓ", "b", "ɗ", "d", "ƴ", "y", "ɣ", "g", "ɛ", "e", "ɔ", "o", "ǝ", "e", "ƙ", "k",
        "ൺ", "ണ്", "ൻ", "ന്", "ർ", "ര്", "ൽ", "ല്", "ൾ", "ള്", "ൿ", "ക്"
    };

    /** Apostrophes and the like inside a name: Xi'an is typed Xian. */
    private static final String SILENT = "'`´‘’‛ʹʻʼʽʾʿˈ′";

    /** Dots that change a consonant a little; many writers leave them out. */
    private static final String NUKTAS = "\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc";

    /** The Stream-Safe Text Format of Unicode (UAX 15): no script has more on one letter, and putting them in order takes quadratic time. */
    private static final int MAX_MARKS = 30;

    private Folding() {}

    static String fold(String name) {
        String apart = Normalizer.normalize(withFewMarks(name), Normalizer.Form.NFKD);
        StringBuilder folded = new StringBuilder(apart.length());
        boolean gap = false;
        for (int i = 0; i < apart.length(); ) {
            int letter = apart.codePointAt(i);
            i += Character.charCount(letter);
            if (isDropped(letter)) {
                continue;
            }
            if (!belongsToWord(letter)) {
                gap = folded.length() > 0;
                continue;
            }
            if (gap) {
                folded.append(' ');
                gap = false;
            }
            append(folded, Character.toLowerCase(letter));
        }
        return folded.toString();
    }

    private static String withFewMarks(String name) {
        StringBuilder kept = new StringBuilder(name.length());
        int marks = 0;
        for (int i = 0; i < name.length(); ) {
            int letter = name.codePointAt(i);
            i += Character.charCount(letter);
            marks = Character.getType(letter) == Character.NON_SPACING_MARK ? marks + 1 : 0;
            if (marks <= MAX_MARKS) {
                kept.appendCodePoint(letter);
            }
        }
        return kept.toString();
    }

    private static boolean isDropped(int letter) {
        return (letter >= 0x300 && letter <= 0x36f)
                || Character.getType(letter) == Character.FORMAT
                || SILENT.indexOf(letter) >= 0
                || NUKTAS.indexOf(letter) >= 0;
    }

    private static boolean belongsToWord(int letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> Character.isLetterOrDigit(letter);
        };
    }

    private static void append(StringBuilder folded, int letter) {
        if (letter > 'z') {
            for (int i = 0; i < SPELLED_OUT.length; i += 2) {
                if (SPELLED_OUT[i].codePointAt(0) == letter) {
                    folded.append(SPELLED_OUT[i + 1]);
                    return;
                }
            }
        }
        folded.appendCodePoint(letter);
    }
}
