package org.nirayana.service.people;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.LowerCase;

/**
 * The words of people's own lists: what columns are called, names of months, halves of the day, sexes and what stands where nothing
 * is known, in English and the languages of the page.
 */
final class ListWords {
    /** No word of a list is longer. */
    static final int LONGEST = 60;

    private static final Map<String, Map<String, String>> KINDS = read();

    private ListWords() {}

    /** What a word of a kind means: {@code column}, {@code month}, {@code half}, {@code sex} or {@code unknown}. */
    static Optional<String> meaning(String kind, String word) {
        return word.length() > LONGEST
                ? Optional.empty()
                : Optional.ofNullable(KINDS.get(kind).get(fold(word)));
    }

    /** Without what nobody writes alike: case, blanks, points, brackets. */
    private static String fold(String word) {
        StringBuilder folded = new StringBuilder();
        LowerCase.of(Normalizer.normalize(word, Normalizer.Form.NFKC))
                .codePoints()
                .filter(c -> Character.isLetterOrDigit(c)
                        || Character.getType(c) == Character.NON_SPACING_MARK
                        || Character.getType(c) == Character.COMBINING_SPACING_MARK)
                .forEach(folded::appendCodePoint);
        return folded.toString();
    }

    /** Lines of the kind, what is meant, and the words for it. */
    private static Map<String, Map<String, String>> read() {
        Map<String, Map<String, String>> kinds = new HashMap<>();
        try (InputStream in = ListWords.class.getResourceAsStream("list-words.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                String[] head = line.substring(0, line.indexOf('=')).strip().split(" ", 2);
                for (String word : line.substring(line.indexOf('=') + 1).split("\\|", -1)) {
                    String meant = head.length > 1 ? head[1] : "";
                    String other = kinds.computeIfAbsent(head[0], kind -> new HashMap<>())
                            .put(fold(word), meant);
                    if (other != null && !other.equals(meant)) {
                        throw new IllegalStateException(word + " means " + other + " and " + meant);
                    }
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return kinds;
    }
}
