package org.nirayana.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Every name and sentence for people: for each {@link Area} and {@link Language} one table among the resources, {@code
 * area/xx.properties} in UTF-8.
 *
 * <p>A key is the same in all languages and begins with the name of its area. A gap for a figure or a name is written {@code
 * {name}}. A language has all keys that English has, which a test checks; what it may lack are names of divisional charts and of
 * ayanamsas, in place of which {@link Labels} has a number and the name that the ayanamsa was published under.
 */
public final class Catalogue {
    private Catalogue() {}

    /**
     * The words of an area by their keys, in the order of the keys; read at every call, whoever needs them often keeps them.
     *
     * @throws IllegalArgumentException if the area is not written in this language
     */
    public static SortedMap<String, String> words(Area area, Language language) {
        if (!area.languages().contains(language)) {
            throw new IllegalArgumentException(area + " is not written in " + language);
        }
        Properties table = new Properties();
        try (InputStream in = Catalogue.class.getResourceAsStream(resource(area, language))) {
            if (in == null) {
                throw new IllegalStateException("no resource " + resource(area, language));
            }
            table.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        SortedMap<String, String> words = new TreeMap<>();
        for (String key : table.stringPropertyNames()) {
            words.put(key, table.getProperty(key));
        }
        return Collections.unmodifiableSortedMap(words);
    }

    static String resource(Area area, Language language) {
        return area.id() + "/" + language.code() + ".properties";
    }
}
