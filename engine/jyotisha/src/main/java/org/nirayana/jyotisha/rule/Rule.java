package org.nirayana.jyotisha.rule;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Something that a text says of a chart or of two people.
 *
 * @param id with the text where names collide: {@code pd.6.lakshmi}
 * @param sources who says so; at least one
 * @param clause what must be so
 */
public record Rule(String id, List<Source> sources, Clause clause) {
    public Rule {
        Ids.require(id);
        sources = List.copyOf(sources);
        Objects.requireNonNull(clause);
        if (sources.isEmpty()) {
            throw new IllegalArgumentException("the rule " + id + " has no source");
        }
    }

    /** A rule with one source. */
    public static Rule of(String id, Source source, Clause clause) {
        return new Rule(id, List.of(source), clause);
    }

    /** The stars that it names, each once, in its order. */
    public List<Nakshatra> stars() {
        return single(clause)
                .flatMap(one -> one instanceof Clause.InNakshatra in ? in.stars().stream() : Stream.empty())
                .distinct()
                .toList();
    }

    /** The signs that it names, each once, in its order. */
    public List<Rasi> signs() {
        return single(clause).flatMap(Rule::signs).distinct().toList();
    }

    private static Stream<Rasi> signs(Clause clause) {
        if (clause instanceof Clause.SignPair pair) {
            return Stream.of(pair.first(), pair.second());
        }
        return clause instanceof Clause.InSign in ? in.signs().stream() : Stream.empty();
    }

    private static Stream<Clause> single(Clause clause) {
        return clause.parts().isEmpty()
                ? Stream.of(clause)
                : clause.parts().stream().flatMap(Rule::single);
    }

    /** In English: {@code Muhurta Chintamani 6.36}. */
    public String source() {
        return Source.describe(sources);
    }
}
