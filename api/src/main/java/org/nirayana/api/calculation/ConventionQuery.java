package org.nirayana.api.calculation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.view.SettingsView;
import org.nirayana.jyotisha.Conventions;

/** Conventions that somebody chose by the parameters of requests, for whoever asks many questions by the same. */
public final class ConventionQuery {
    private static final List<Parameter<UnaryOperator<Conventions>>> SINGLE = List.of(
            ConventionParameters.SUNRISE_DEFINITION,
            ConventionParameters.MOONRISE,
            ConventionParameters.LUNAR_MONTH,
            ConventionParameters.SAMVATSARA);

    private static final Operation QUESTION = Operation.get("getConventions", "/conventions")
            .authenticated()
            .summary(Calculation.TAG, "Conventions")
            .parameters(
                    ConventionParameters.PROFILE,
                    ChartQuery.AYANAMSA,
                    ChartQuery.NODE_TYPE,
                    ChartQuery.POSITION_REFERENCE,
                    DashaCalculations.YEAR_LENGTH)
            .parameters(List.copyOf(ConventionParameters.OF_PLACES))
            .parameters(List.copyOf(ConventionParameters.OF_DASHAS))
            .parameters(List.copyOf(SINGLE))
            .answer("The settings.", SettingsView.class)
            .build();

    private ConventionQuery() {}

    /**
     * The conventions of an engine with what is chosen.
     *
     * @param chosen by the names of the parameters: {@code profile}, {@code ayanamsa}, {@code node_type} and so on
     * @throws InvalidInput when something is not known; it says what is
     */
    public static Conventions read(Engine engine, Map<String, String> chosen) {
        Input input = new Input(QUESTION, new OnlyQuery(chosen));
        Conventions conventions = DashaCalculations.read(engine, input).conventions();
        Conventions read = ConventionParameters.read(input, conventions, SINGLE);
        input.check();
        return read;
    }

    private record OnlyQuery(Map<String, String> query) implements Input.Source {
        @Override
        public String pathParameter(String name) {
            throw new IllegalStateException("There is no path.");
        }

        @Override
        public Optional<String> accept() {
            return Optional.empty();
        }
    }
}
