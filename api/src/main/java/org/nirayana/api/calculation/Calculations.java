package org.nirayana.api.calculation;

import java.util.List;
import java.util.stream.Stream;
import org.nirayana.jyotisha.dasha.DashaSystems;

/** All calculations. */
public final class Calculations {
    /** In the order in which the description lists them. */
    public static final List<Calculation> ALL = of(DashaSystems.builtIn());

    private Calculations() {}

    /** The one of an operation, by its id. */
    public static Calculation of(String operationId) {
        return ALL.stream()
                .filter(one -> one.operation().id().equals(operationId))
                .findFirst()
                .orElseThrow();
    }

    /** Those that an engine's answers come from. */
    public static List<Calculation> of(Engine engine) {
        return engine.dashas() == DashaSystems.builtIn() ? ALL : of(engine.dashas());
    }

    private static List<Calculation> of(DashaSystems systems) {
        return Stream.of(
                        ChartCalculations.ALL,
                        ConventionCalculation.ALL,
                        PanchangaCalculations.ALL,
                        EventCalculation.ALL,
                        EclipseCalculations.ALL,
                        DashaCalculations.of(systems),
                        VargaCalculations.ALL,
                        AspectCalculation.ALL,
                        PointCalculation.ALL,
                        StrengthCalculations.ALL,
                        TransitCalculations.ALL,
                        MatchCalculation.ALL,
                        MatchBatchCalculation.ALL,
                        MatchReportCalculation.ALL,
                        HoroscopeCalculation.ALL,
                        BirthDayCalculation.of(systems),
                        ReportCalculation.ALL,
                        ComparisonCalculation.of(systems),
                        SensitivityCalculation.ALL,
                        LocalTimeCalculation.ALL,
                        PlaceCalculation.ALL)
                .flatMap(List::stream)
                .toList();
    }
}
