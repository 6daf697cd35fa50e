package org.nirayana.jyotisha.rule;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A fact that decided: the sign of a graha, its house, how far it stands from the Sun.
 *
 * @param name what it is: {@code sign}, {@code nakshatra}, {@code pada}, {@code house}, {@code stars} (a count of stars), {@code
 *     graha}, {@code dignity}, {@code daily_motion}, {@code separation} and {@code orb} in degrees, {@code nature}, {@code
 *     relation}, or the id of a trait or a decision
 * @param of what it is of, as {@link Point#id} has it; empty where it is of everything
 * @param from from what it is counted
 * @param word a name as answers have it, or none where it is a number
 */
public record Figure(String name, String of, Optional<String> from, Optional<String> word, OptionalDouble number) {
    static Figure word(String name, Point of, String word) {
        return new Figure(name, of.id(), Optional.empty(), Optional.of(word), OptionalDouble.empty());
    }

    static Figure number(String name, Point of, double number) {
        return new Figure(name, of.id(), Optional.empty(), Optional.empty(), OptionalDouble.of(number));
    }

    static Figure counted(String name, Point of, Point from, int number) {
        return new Figure(name, of.id(), Optional.of(from.id()), Optional.empty(), OptionalDouble.of(number));
    }

    static Figure decided(String name, String word) {
        return new Figure(name, "", Optional.empty(), Optional.of(word), OptionalDouble.empty());
    }

    /** For people: {@code house of mars from moon: 7}. */
    @Override
    public String toString() {
        String value = word.orElseGet(() -> {
            double figure = number.orElseThrow();
            return figure == Math.rint(figure) ? Long.toString((long) figure) : Double.toString(figure);
        });
        return name + (of.isEmpty() ? "" : " of " + of)
                + from.map(point -> " from " + point).orElse("") + ": " + value;
    }
}
