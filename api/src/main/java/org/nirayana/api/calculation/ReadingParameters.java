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
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Reading;

/** The readings that an operation depends on: a parameter for each, and how they are told in the answer. Each is a {@link Convention}. */
final class ReadingParameters {
    /** One for each type, which the description keeps once for all operations. */
    private static final ClassValue<One<?>> KNOWN = new ClassValue<>() {
        @Override
        @SuppressWarnings({"unchecked", "rawtypes"}) // every reading is a constant of an enum
        protected One<?> computeValue(Class<?> type) {
            return One.of((Class) type);
        }
    };

    /** Every reading that there is. */
    static final ReadingParameters ALL = of(Convention.ALL.stream()
            .flatMap(convention -> convention.reading().stream())
            .toList());

    private final List<One<?>> readings;

    /** Those that came later: told where they make a difference, so that older answers stay the same. */
    private final List<One<?>> later;

    private ReadingParameters(List<One<?>> readings, List<One<?>> later) {
        this.readings = readings;
        this.later = later;
    }

    /** Of these types, each an enum of readings. */
    static ReadingParameters of(List<Class<? extends Reading>> types) {
        return new ReadingParameters(known(types), List.of());
    }

    /** With others, which an answer tells when they are not the default, or when it tells everything. */
    ReadingParameters andLater(List<Class<? extends Reading>> types) {
        return new ReadingParameters(readings, known(types));
    }

    private static List<One<?>> known(List<Class<? extends Reading>> types) {
        return types.stream().<One<?>>map(KNOWN::get).toList();
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

    /** How the rule of a type is read in some conventions. */
    static Reading chosen(Conventions conventions, Class<? extends Reading> type) {
        return KNOWN.get(type).read(conventions);
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

    private record One<R extends Enum<R> & Reading>(
            Class<R> type, Parameter<R> parameter, Function<Conventions, R> chosen) {
        static <R extends Enum<R> & Reading> One<R> of(Class<R> type) {
            R[] constants = type.getEnumConstants();
            Map<String, R> values = new LinkedHashMap<>();
            for (R constant : constants) {
                values.put(constant.id(), constant);
            }
            String notes = values.values().stream()
                    .map(constant -> "`" + constant.id() + "`: " + constant.note())
                    .collect(Collectors.joining("; "));
            Parameter<R> parameter = Parameter.oneOf(constants[0].choice(), values)
                    .typed(Vocabulary.schemaName(constants[0].choice()) + "Reading")
                    .describe(constants[0].about() + " " + notes + ".")
                    .shared("Reading_" + constants[0].choice());
            return new One<>(type, parameter, conventions -> conventions.reading(type));
        }

        Reading read(Conventions conventions) {
            return chosen.apply(conventions);
        }

        ReadingView describe(Conventions conventions) {
            return new ReadingView(parameter.name(), chosen.apply(conventions).id());
        }

        Conventions read(Input input, Conventions conventions) {
            // Most questions choose nothing, and a copy costs something.
            return input.has(parameter)
                    ? conventions.with(input.get(parameter, conventions.reading(type)))
                    : conventions;
        }
    }
}
