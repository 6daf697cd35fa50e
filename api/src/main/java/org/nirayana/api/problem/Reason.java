package org.nirayana.api.problem;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is wrong, or why something is missing: a code with the values of its gaps.
 *
 * @param params texts, numbers and lists of texts by the names of the gaps
 */
public record Reason(Code code, Map<String, Object> params) {
    /** The value that names what a sentence is about, where that is not the field itself. */
    public static final String ABOUT = "about";

    /** The value that names of which part of a whole it is told. */
    public static final String IN = "in";

    public Reason {
        Map<String, Object> checked = new LinkedHashMap<>();
        for (String name : List.of(IN, ABOUT)) {
            if (params.containsKey(name)) {
                checked.put(name, params.get(name));
            }
        }

        for (Sentence.Gap gap : code.sentence().gaps()) {
            checked.put(gap.name(), value(gap, params.get(gap.name())));
        }
        if (!checked.keySet().containsAll(params.keySet())) {
            throw new IllegalArgumentException(code + " has no gaps for all of " + params.keySet() + ".");
        }
        params = Collections.unmodifiableMap(checked);
    }

    static Reason of(Code code, Object... namesAndValues) {
        Map<String, Object> params = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            params.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Reason(code, params);
    }

    /** The same of a part of the field, such as a parameter of an address. */
    public Reason about(String part) {
        Map<String, Object> more = new LinkedHashMap<>(params);
        more.put(ABOUT, part);
        return new Reason(code, more);
    }

    /** The same of one of several, such as the bride of a pair. */
    public Reason in(String whole) {
        Map<String, Object> more = new LinkedHashMap<>(params);
        more.put(IN, whole);
        return new Reason(code, more);
    }

    /** The English sentence. */
    public String sentence() {
        String sentence = code.sentence().fill(params);
        if (params.containsKey(ABOUT)) {
            sentence = params.get(ABOUT) + " " + sentence;
        }
        return params.containsKey(IN) ? params.get(IN) + ": " + sentence : sentence;
    }

    private static Object value(Sentence.Gap gap, Object value) {
        if (gap.type() == Sentence.Type.NUMBER && value instanceof Number number) {
            return number(number);
        }
        if (gap.type().isList() && value instanceof Collection<?> many) {
            return many.stream().map(Object::toString).toList();
        }
        if (value == null || gap.type() == Sentence.Type.NUMBER || gap.type().isList()) {
            throw new IllegalArgumentException(
                    "The gap " + gap.name() + " takes a " + gap.type() + ", not " + value + ".");
        }
        return value.toString();
    }

    /** A whole number is written without decimals. */
    private static Number number(Number value) {
        if (value instanceof Double decimal) {
            return decimal == Math.rint(decimal) ? (Number) decimal.longValue() : decimal;
        }
        return value.longValue();
    }
}
