package org.nirayana.api.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A sentence with typed gaps: {@code must be one of {allowed:list}}; a gap without a type takes a text. */
public final class Sentence {
    /** What stands in a gap. */
    public enum Type {
        TEXT,
        /** A number, of any kind. */
        NUMBER,
        /** Texts, told with commas. */
        LIST,
        /** Texts, told with "or" between them. */
        OR,
        /** Texts that may have commas, told with semicolons. */
        ENTRIES,

        /** A date or an instant as ISO 8601 writes it. */
        TIME;

        /** What stands between the texts of a list. */
        String between() {
            return this == OR ? " or " : this == ENTRIES ? "; " : ", ";
        }

        boolean isList() {
            return this == LIST || this == OR || this == ENTRIES;
        }

        private static Type of(String name) {
            return switch (name) {
                case "number" -> NUMBER;
                case "list" -> LIST;
                case "or" -> OR;
                case "entries" -> ENTRIES;
                case "time" -> TIME;
                default -> throw new IllegalArgumentException("There is no type of gap '" + name + "'.");
            };
        }
    }

    /** A place for a value. */
    public record Gap(String name, Type type) {}

    /** What stands before each gap, and after the last. */
    private final List<String> texts = new ArrayList<>();

    private final List<Gap> gaps = new ArrayList<>();

    Sentence(String pattern) {
        int from = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
            int close = pattern.indexOf('}', open);
            String[] gap = pattern.substring(open + 1, close).split(":", 2);
            texts.add(pattern.substring(from, open));
            gaps.add(new Gap(gap[0], gap.length == 1 ? Type.TEXT : Type.of(gap[1])));
            from = close + 1;
        }
        texts.add(pattern.substring(from));
    }

    /** The gaps, in order; each name once, however often the sentence has it. */
    public List<Gap> gaps() {
        return gaps.stream().distinct().toList();
    }

    /** The sentence with the names of its gaps in braces. */
    public String pattern() {
        return fill(gaps.stream().distinct().collect(Collectors.toMap(Gap::name, gap -> "{" + gap.name() + "}")));
    }

    /** The sentence with values in its gaps. */
    String fill(Map<String, Object> values) {
        StringBuilder sentence = new StringBuilder(texts.get(0));
        for (int i = 0; i < gaps.size(); i++) {
            Object value = values.get(gaps.get(i).name());
            if (value instanceof List<?> many) {
                String between = gaps.get(i).type().between();
                for (int j = 0; j < many.size(); j++) {
                    sentence.append(j == 0 ? "" : between).append(many.get(j));
                }
            } else {
                sentence.append(value);
            }
            sentence.append(texts.get(i + 1));
        }
        return sentence.toString();
    }
}
