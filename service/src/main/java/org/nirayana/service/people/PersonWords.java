package org.nirayana.service.people;

import java.util.LinkedHashSet;
import java.util.Set;
import org.nirayana.service.storage.Words;

/** The words that somebody is found by: of the name, the place, the tags and the beginning of the notes. */
final class PersonWords {
    private static final int MAX_WORD = 40;

    /** Notes may be long; what comes first says what they are about. */
    private static final int MAX_OF_NOTES = 300;

    private static final int MAX_OF_OTHERS = 100;

    /** How many words of a search count. */
    static final int MAX_SOUGHT = 8;

    private PersonWords() {}

    static Set<String> of(PersonDetails person) {
        Set<String> words = new LinkedHashSet<>();
        words.addAll(Words.of(person.name(), MAX_WORD, MAX_OF_OTHERS));
        words.addAll(Words.of(person.place(), MAX_WORD, MAX_OF_OTHERS));
        person.tags().forEach(tag -> words.addAll(Words.of(tag, MAX_WORD, MAX_OF_OTHERS)));
        words.addAll(Words.of(person.notes(), MAX_WORD, MAX_OF_NOTES));
        return words;
    }

    /** The words that a search has; whoever is found has for each a word that begins so. */
    static Set<String> sought(String text) {
        return Words.of(text, MAX_WORD, MAX_SOUGHT);
    }
}
