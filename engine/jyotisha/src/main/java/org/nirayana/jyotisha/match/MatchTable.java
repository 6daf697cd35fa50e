package org.nirayana.jyotisha.match;

import java.util.Objects;
import java.util.Optional;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.rule.Source;

/**
 * What was looked up in: the table of a reading, or the one that all authors have.
 *
 * @param text {@code yoni_table=north}, or {@code nadi (Muhurta Chintamani 6)}
 * @param reading whose table it is, where authors differ
 * @param source who has it, where they do not
 */
public record MatchTable(String text, Optional<Reading> reading, Optional<Source> source) {
    public MatchTable {
        Objects.requireNonNull(text);
        if (reading.isPresent() == source.isPresent()) {
            throw new IllegalArgumentException("a table is that of a reading or has a source");
        }
    }

    static MatchTable of(Reading reading) {
        return new MatchTable(reading.convention().id() + "=" + reading.id(), Optional.of(reading), Optional.empty());
    }

    static MatchTable of(Source source) {
        return new MatchTable(source.toString(), Optional.empty(), Optional.of(source));
    }

    static MatchTable of(String name, Source source) {
        return new MatchTable(name + " (" + source + ")", Optional.empty(), Optional.of(source));
    }

    @Override
    public String toString() {
        return text;
    }
}
