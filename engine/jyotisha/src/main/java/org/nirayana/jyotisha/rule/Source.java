package org.nirayana.jyotisha.rule;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Who says something, and where.
 *
 * @param verse chapter and verse, a page, or a chapter by its name; empty where none is known
 */
public record Source(Work work, String verse, Sureness sureness) {
    public Source {
        Objects.requireNonNull(work);
        Objects.requireNonNull(verse);
        Objects.requireNonNull(sureness);
    }

    /** Read in a text. */
    public static Source read(Work work, String verse) {
        return new Source(work, verse, Sureness.READ);
    }

    /** Several in one English line: {@code Muhurta Chintamani 6 and manuals; B. V. Raman, Muhurtha, marriage}. */
    public static String describe(List<Source> sources) {
        String said = sources.stream()
                .filter(source -> source.sureness != Sureness.DIFFERS)
                .map(Source::toString)
                .collect(Collectors.joining("; "));
        String otherwise = sources.stream()
                .filter(source -> source.sureness == Sureness.DIFFERS)
                .map(Source::toString)
                .collect(Collectors.joining(" and "));
        return otherwise.isEmpty() ? said : said + "; " + otherwise + " have other lists";
    }

    /** In English. */
    @Override
    public String toString() {
        String place = verse;
        if (!verse.isEmpty()) {
            // Figures follow the title, a chapter by its name stands after a comma.
            place = (verse.chars().anyMatch(Character::isDigit) ? " " : ", ") + verse;
        }
        String suffix =
                switch (sureness) {
                    case MANUALS -> " and manuals";
                    case SINGLE -> "; one source";
                    case CHECKED, READ, UNNAMED, DIFFERS -> "";
                };
        return work.title() + place + suffix;
    }
}
