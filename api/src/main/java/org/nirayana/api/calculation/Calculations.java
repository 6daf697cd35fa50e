package org.nirayana.api.calculation;

import java.util.List;
import java.util.stream.Stream;

/** All calculations. */
public final class Calculations {
    /** In the order in which the description lists them. */
    public static final List<Calculation> ALL = Stream.of(
                    ChartCalculations.ALL,
                    PanchangaCalculations.ALL,
                    EventCalculation.ALL,
                    EclipseCalculations.ALL,
                    DashaCalculations.ALL,
                    VargaCalculations.ALL,
                    AspectCalculation.ALL,
                    PointCalculation.ALL,
                    StrengthCalculations.ALL,
                    TransitCalculations.ALL,
                    MatchCalculation.ALL,
                    MatchBatchCalculation.ALL,
                    MatchReportCalculation.ALL,
                    HoroscopeCalculation.ALL,
                    BirthDayCalculation.ALL,
                    ReportCalculation.ALL,
                    ComparisonCalculation.ALL,
                    SensitivityCalculation.ALL,
                    LocalTimeCalculation.ALL,
                    PlaceCalculation.ALL)
            .flatMap(List::stream)
            .toList();

    private Calculations() {}

    /** The one of an operation, by its id. */
    public static Calculation of(String operationId) {
        return ALL.stream()
                .filter(one -> one.operation().id().equals(operationId))
                .findFirst()
                .orElseThrow();
    }
}
