package org.nirayana.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * Nakshatras by their names as people write them: those of the ten languages in their scripts, and in Latin letters the Sanskrit and
 * regional names in their usual transliterations, {@code Mrigasira}, {@code Thiruvonam}, {@code Chothi}.
 *
 * <p>Names in Latin letters are compared by what transliterations agree about: aspirates and palatals lose their {@code h}, voiced
 * and unvoiced letters are one ({@code Sadayam}, {@code Chathayam}), as are {@code v} and {@code w}, short and long vowels, single and
 * double letters, and an ending {@code a}, {@code am} or {@code ai}. What differs by more stands in a table. Half of a name that three
 * stars share, such as {@code Uttara}, means each of them.
 */
public final class NakshatraNames {
    /** The longest text that is compared; all names are shorter. */
    private static final int MAX_LENGTH = 60;

    private static final String AMBIGUOUS = "ambiguous.";

    /** Letters that Unicode keeps apart from what they are made of. */
    private static final String[] CHILLUS = {"ൺ", "ണ്", "ൻ", "ന്", "ർ", "ര്", "ൽ", "ല്", "ൾ", "ള്", "ൿ", "ക്"};

    /** What one sound is written as, and by which letter it is compared; in this order. */
    private static final String[] SOUNDS = {
        "x", "ks", "w", "v", "f", "p", "chh", "s", "ch", "s", "c", "s", "sh", "s", "kh", "k", "gh", "k", "g", "k", "jh",
        "j", "th", "t", "dh", "t", "d", "t", "ph", "p", "bh", "p", "b", "p", "ee", "i", "oo", "u"
    };

    private static final List<String> ENDINGS = List.of("am", "um", "om", "ai", "a", "u", "e");

    private static final Map<String, List<Nakshatra>> KNOWN = read();

    private NakshatraNames() {}

    /** The nakshatras that a text may mean: one where it is clear, several where it is half of a name, none where it is no name. */
    public static List<Nakshatra> find(String text) {
        return text.length() > MAX_LENGTH ? List.of() : KNOWN.getOrDefault(fold(text), List.of());
    }

    private static Map<String, List<Nakshatra>> read() {
        Map<String, List<Nakshatra>> known = new HashMap<>();
        for (Nakshatra nakshatra : Nakshatra.ALL) {
            add(known, nakshatra.id(), nakshatra);
            for (Language language : Language.values()) {
                add(known, language.labels().name(nakshatra), nakshatra);
            }
        }
        Properties spellings = spellings();
        for (String key : spellings.stringPropertyNames()) {
            for (String value : spellings.getProperty(key).split(",", -1)) {
                if (key.startsWith(AMBIGUOUS)) {
                    add(known, key.substring(AMBIGUOUS.length()), ofKey(value.strip()));
                } else {
                    add(known, value.strip(), ofKey(key));
                }
            }
        }
        known.entrySet()
                .forEach(entry ->
                        entry.setValue(entry.getValue().stream().sorted().toList()));
        return Map.copyOf(known);
    }

    private static void add(Map<String, List<Nakshatra>> known, String name, Nakshatra nakshatra) {
        List<Nakshatra> stars = known.computeIfAbsent(fold(name), key -> new ArrayList<>());
        if (!stars.contains(nakshatra)) {
            stars.add(nakshatra);
        }
    }

    static Nakshatra ofKey(String key) {
        return Nakshatra.valueOf(key.toUpperCase(Locale.ROOT));
    }

    /** The spellings of each, by the names of the constants in small letters. */
    static Properties spellings() {
        Properties spellings = new Properties();
        try (InputStream in = NakshatraNames.class.getResourceAsStream("spellings/nakshatras.properties")) {
            if (in == null) {
                throw new IllegalStateException("the spellings of the nakshatras are missing from the program");
            }
            spellings.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return spellings;
    }

    /** What is compared of a name. */
    static String fold(String name) {
        String apart = Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
        StringBuilder letters = new StringBuilder(apart.length());
        boolean latin = true;
        for (int i = 0; i < apart.length(); i++) {
            char c = apart.charAt(i);
            if (c >= 'a' && c <= 'z') {
                letters.append(c);
            } else if (c > 0x36f && (Character.isLetter(c) || isVowelSign(c))) {
                latin = false;
                letters.append(c);
            }
        }
        String plain = letters.toString();
        if (latin) {
            return sounds(plain);
        }
        for (int i = 0; i < CHILLUS.length; i += 2) {
            plain = plain.replace(CHILLUS[i], CHILLUS[i + 1]);
        }
        return plain;
    }

    /** Signs that carry the name; a nukta does not, which many leave out. */
    private static boolean isVowelSign(char c) {
        int type = Character.getType(c);
        boolean nukta = c == 0x93c || c == 0x9bc || c == 0xabc || c == 0xcbc;
        return !nukta && (type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK);
    }

    private static String sounds(String letters) {
        String heard = letters;
        for (int i = 0; i < SOUNDS.length; i += 2) {
            heard = heard.replace(SOUNDS[i], SOUNDS[i + 1]);
        }
        StringBuilder single = new StringBuilder(heard.length());
        for (int i = 0; i < heard.length(); i++) {
            if (i == 0 || heard.charAt(i) != heard.charAt(i - 1)) {
                single.append(heard.charAt(i));
            }
        }
        if (single.length() > 1 && single.charAt(single.length() - 1) == 'y') {
            single.setCharAt(single.length() - 1, 'i');
        }
        String folded = single.toString();
        for (String ending : ENDINGS) {
            if (folded.length() > ending.length() + 1 && folded.endsWith(ending)) {
                return folded.substring(0, folded.length() - ending.length());
            }
        }
        return folded;
    }
}
