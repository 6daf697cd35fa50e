package org.nirayana.jyotisha.convention;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A choice that can change an answer: its name, its values with who chooses each, its default, what it is about and what it moves.
 *
 * <pre>{@code
 * public static final Convention<CombustionOrbs> CONVENTION = Convention.of(
 *                 "combustion_orbs", "How near the Sun a graha is combust, in degrees of longitude.", values())
 *         .moving(Part.STATES);
 * }</pre>
 *
 * @param <T> what is chosen; immutable and serializable
 */
public final class Convention<T> {
    /**
     * One of the values that can be named.
     *
     * @param id as requests write it
     * @param note who chooses so, and what it means
     */
    public record Value<T>(String id, String note, T value) {}

    /**
     * What a number may be.
     *
     * @param unit of the text that is read, as people write it; empty for none
     */
    public record Limits(int min, int max, String unit) {
        /** Short enough that no number takes long to read. */
        private static final Pattern DECIMAL = Pattern.compile("[+-]?[0-9]{1,9}(\\.[0-9]{1,15})?");

        private Optional<BigDecimal> parse(String text) {
            if (!DECIMAL.matcher(text).matches()) {
                return Optional.empty();
            }
            BigDecimal number = new BigDecimal(text);
            boolean within =
                    number.compareTo(BigDecimal.valueOf(min)) >= 0 && number.compareTo(BigDecimal.valueOf(max)) <= 0;
            return within ? Optional.of(number) : Optional.empty();
        }
    }

    private final String id;
    private final String about;
    private final T standard;
    private final List<Value<T>> values;
    private final Optional<Limits> limits;
    private final Function<T, String> text;
    private final Function<String, Optional<T>> parse;
    private final Scope scope;
    private final Set<Part> moves;
    private final List<Choice> implied;

    private Convention(
            String id,
            String about,
            T standard,
            List<Value<T>> values,
            Optional<Limits> limits,
            Function<T, String> text,
            Function<String, Optional<T>> parse,
            Scope scope,
            Set<Part> moves,
            List<Choice> implied) {
        this.id = id;
        this.about = about;
        this.standard = standard;
        this.values = values;
        this.limits = limits;
        this.text = text;
        this.parse = parse;
        this.scope = scope;
        this.moves = moves;
        this.implied = implied;
    }

    /**
     * A choice among the constants of an enum, the first of which is the default.
     *
     * @param id the name of the parameter, and in upper case of the setting after its prefix
     * @param about what is chosen, in a sentence
     */
    public static <E extends Enum<E> & Choice> Convention<E> of(String id, String about, E[] constants) {
        return of(
                id,
                about,
                Arrays.stream(constants)
                        .map(one -> new Value<>(one.id(), one.note(), one))
                        .toList(),
                Choice::id);
    }

    /**
     * A choice among some values, the first of which is the default.
     *
     * @param text how any value is written, also one that can not be named
     */
    public static <T> Convention<T> of(String id, String about, List<Value<T>> values, Function<T, String> text) {
        return of(id, about, values.get(0).value(), values, text);
    }

    /**
     * A choice among some values.
     *
     * @param text how any value is written, also one that can not be named
     */
    public static <T> Convention<T> of(
            String id, String about, T standard, List<Value<T>> values, Function<T, String> text) {
        Map<String, T> byId = new LinkedHashMap<>();
        values.forEach(value -> byId.put(value.id(), value.value()));
        return new Convention<>(
                id,
                about,
                standard,
                List.copyOf(values),
                Optional.empty(),
                text,
                named -> Optional.ofNullable(byId.get(named)),
                Scope.BIRTH,
                Set.of(),
                List.of());
    }

    /** True or false, of which true is the default. */
    public static Convention<Boolean> ofFlag(String id, String about, String noteOfTrue, String noteOfFalse) {
        return of(
                id,
                about,
                List.of(new Value<>("true", noteOfTrue, true), new Value<>("false", noteOfFalse, false)),
                value -> Boolean.toString(value));
    }

    /**
     * A number within limits.
     *
     * @param number what is written of a value
     * @param value what a written number means
     */
    public static <T> Convention<T> ofNumber(
            String id,
            String about,
            Limits limits,
            T standard,
            Function<T, BigDecimal> number,
            Function<BigDecimal, T> value) {
        return new Convention<>(
                id,
                about,
                standard,
                List.of(),
                Optional.of(limits),
                one -> plain(number.apply(one)),
                written -> limits.parse(written).map(value),
                Scope.BIRTH,
                Set.of(),
                List.of());
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    /** The same, but about something else than a birth. */
    public Convention<T> about(Scope other) {
        return new Convention<>(id, about, standard, values, limits, text, parse, other, moves, implied);
    }

    /** The same, with what it moves. */
    public Convention<T> moving(Part first, Part... more) {
        return moving(EnumSet.of(first, more));
    }

    /** The same, with what it moves. */
    public Convention<T> moving(Set<Part> parts) {
        Set<Part> all = Collections.unmodifiableSet(EnumSet.copyOf(parts));
        return new Convention<>(id, about, standard, values, limits, text, parse, scope, all, implied);
    }

    /** The same, of which to write a value is to choose something else too, without which it would have no effect. */
    public Convention<T> implying(Choice choice) {
        return new Convention<>(id, about, standard, values, limits, text, parse, scope, moves, List.of(choice));
    }

    /** The name of the parameter, and in upper case of the setting after its prefix. */
    public String id() {
        return id;
    }

    /** What is chosen, in a sentence. */
    public String about() {
        return about;
    }

    /** What is chosen when nobody does. */
    public T standard() {
        return standard;
    }

    /** What can be named; empty for a number. */
    public List<Value<T>> values() {
        return values;
    }

    /** What a number may be; empty where values have names. */
    public Optional<Limits> limits() {
        return limits;
    }

    /** What it is about. */
    public Scope scope() {
        return scope;
    }

    /** What can differ in an answer when it is chosen otherwise. */
    public Set<Part> moves() {
        return moves;
    }

    /** What is chosen along when a value is written. */
    public List<Choice> implied() {
        return implied;
    }

    /** Whether it is how a small rule is read: {@link Reading}. */
    public boolean isReading() {
        return standard instanceof Reading;
    }

    /** What may be written, or empty for a number. */
    public List<String> allowed() {
        return values.stream().map(Value::id).toList();
    }

    /** A value as a request would write it. */
    public String text(T value) {
        return text.apply(value);
    }

    /** The value of a text; nothing when it is none. */
    public Optional<T> parse(String written) {
        return parse.apply(written);
    }

    /** Whether two values are one choice; of numbers, what is written of them counts. */
    public boolean isSame(T one, T other) {
        return one.equals(other) || (limits.isPresent() && text(one).equals(text(other)));
    }

    @Override
    public String toString() {
        return id;
    }
}
