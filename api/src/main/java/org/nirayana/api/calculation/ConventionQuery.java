package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Parameter;
import org.nirayana.jyotisha.Conventions;

/** Conventions that somebody chose by the parameters of requests, for whoever asks many questions by the same. */
public final class ConventionQuery {
    private static final List<Parameter<UnaryOperator<Conventions>>> SINGLE = List.of(
            ConventionParameters.SUNRISE_DEFINITION,
            ConventionParameters.MOONRISE,
            ConventionParameters.MOONRISE_DEFINITION,
            ConventionParameters.LUNAR_MONTH,
            ConventionParameters.SAMVATSARA);

    /** By which they are chosen. */
    public static final List<Parameter<?>> PARAMETERS = parameters();

    private ConventionQuery() {}

    private static List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(List.of(
                ConventionParameters.PROFILE,
                ChartQuery.AYANAMSA,
                ChartQuery.NODE_TYPE,
                ChartQuery.POSITION_REFERENCE,
                DashaCalculations.YEAR_LENGTH));
        all.addAll(ConventionParameters.OF_PLACES);
        all.addAll(ConventionParameters.OF_DASHAS);
        all.addAll(SINGLE);
        return List.copyOf(all);
    }

    /** The conventions of an engine with what a question chose; complaints stay with the input. */
    public static Conventions read(Engine engine, Input input) {
        Conventions conventions = DashaCalculations.read(engine, input).conventions();
        return ConventionParameters.read(input, conventions, SINGLE);
    }

    /**
     * The conventions of an engine with what is chosen.
     *
     * @param chosen by the names of the parameters: {@code profile}, {@code ayanamsa}, {@code node_type} and so on
     * @throws InvalidInput when something is not known; it says what is
     */
    public static Conventions read(Engine engine, Map<String, String> chosen) {
        Input input = Input.ofQuery(PARAMETERS, chosen);
        Conventions read = read(engine, input);
        input.check();
        return read;
    }
}
