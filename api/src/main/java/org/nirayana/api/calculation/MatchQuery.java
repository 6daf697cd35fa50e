package org.nirayana.api.calculation;

import java.util.List;
import java.util.Map;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Parameter;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.MatchPreset;

/** How kutas and poruthams are read, chosen by the parameters of {@code POST match}, for whoever compares many by the same. */
public final class MatchQuery {
    private static final List<Parameter<?>> PARAMETERS =
            MatchCalculation.ALL_READINGS.with(List.of(MatchCalculation.PRESET));

    private MatchQuery() {}

    /**
     * Conventions with what is chosen.
     *
     * @param porutham whether it is about poruthams, whose preset is another when none is named
     * @param chosen by the names of the parameters: {@code preset}, {@code yoni_table} and so on
     * @throws InvalidInput when something is not known; it says what is
     */
    public static Conventions read(Conventions conventions, boolean porutham, Map<String, String> chosen) {
        Input input = Input.ofQuery(PARAMETERS, chosen);
        MatchPreset preset = MatchCalculation.preset(input, porutham);
        Conventions read = MatchCalculation.ALL_READINGS.read(input, preset.in(conventions));
        input.check();
        return read;
    }
}
