package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.api.view.ReadingView;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Convention;

/** The readings that an operation depends on: a parameter for each, and how they are told in the answer. Each is a {@link Convention}. */
final class ReadingParameters {
    /** One for each, which the description keeps once for all operations. */
    private static final Map<Convention<?>, One<?>> KNOWN = ConventionRegistry.ALL.stream()
            .filter(Convention::isReading)
            .collect(Collectors.toUnmodifiableMap(Function.identity(), One::of));

    /** Every reading about one birth. */
    static final ReadingParameters ALL = of(ConventionRegistry.OF_ONE_BIRTH.stream()
            .filter(Convention::isReading)
            .toList());

    private final List<One<?>> readings;

    /** Those that came later: told where they make a difference, so that older answers stay the same. */
    private final List<One<?>> later;

    private ReadingParameters(List<One<?>> readings, List<One<?>> later) {
        this.readings = readings;
        this.later = later;
    }

    /** Of these rules. */
    static ReadingParameters of(List<Convention<?>> rules) {
        return new ReadingParameters(known(rules), List.of());
    }

    /** With others, which an answer tells when they are not the default, or when it tells everything. */
    ReadingParameters andLater(List<Convention<?>> rules) {
        return new ReadingParameters(readings, known(rules));
    }

    private static List<One<?>> known(List<Convention<?>> rules) {
        return rules.stream().<One<?>>map(KNOWN::get).toList();
    }

    /** The parameters of an operation that has these readings. */
    List<Parameter<?>> with(List<Parameter<?>> others) {
        List<Parameter<?>> all = new ArrayList<>(others);
        readings.forEach(one -> all.add(one.parameter()));
        later.forEach(one -> all.add(one.parameter()));
        return all;
    }

    /** Conventions with what the caller chose; complaints stay with the input. */
    Conventions read(Input input, Conventions conventions) {
        Conventions chosen = conventions;
        for (One<?> one : readings) {
            chosen = one.read(input, chosen);
        }
        for (One<?> one : later) {
            chosen = one.read(input, chosen);
        }
        return chosen;
    }

    /** How the rules are read in some conventions. */
    List<ReadingView> describe(Conventions conventions) {
        return describe(conventions, false);
    }

    /**
     * How the rules are read in some conventions.
     *
     * @param all whether also those that came later are told where they are the default
     */
    List<ReadingView> describe(Conventions conventions, boolean all) {
        List<ReadingView> views = new ArrayList<>();
        readings.forEach(one -> views.add(one.describe(conventions)));
        for (One<?> one : later) {
            if (all || !one.describe(conventions).equals(one.describe(Conventions.standard()))) {
                views.add(one.describe(conventions));
            }
        }
        return views;
    }

    private record One<T>(Convention<T> convention, Parameter<T> parameter) {
        static <T> One<T> of(Convention<T> convention) {
            Map<String, T> values = new LinkedHashMap<>();
            convention.values().forEach(one -> values.put(one.id(), one.value()));
            String notes = convention.values().stream()
                    .map(one -> "`" + one.id() + "`: " + one.note())
                    .collect(Collectors.joining("; "));
            Parameter<T> parameter = Parameter.oneOf(convention.id(), values)
                    .typed(Vocabulary.schemaName(convention.id()) + "Reading")
                    .describe(convention.about() + " " + notes + ".")
                    .shared("Reading_" + convention.id());
            return new One<>(convention, parameter);
        }

        ReadingView describe(Conventions conventions) {
            return new ReadingView(parameter.name(), conventions.text(convention));
        }

        Conventions read(Input input, Conventions conventions) {
            // Most questions choose nothing, and a copy costs something.
            return input.has(parameter)
                    ? conventions.with(convention, input.get(parameter, conventions.get(convention)))
                    : conventions;
        }
    }
}
