package org.nirayana.api.calculation;

import java.time.Instant;
import java.util.List;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.view.SensitivityView;
import org.nirayana.jyotisha.sensitivity.Reading;
import org.nirayana.jyotisha.sensitivity.Sensitivity;

/** How far a birth may move until its reading changes. */
final class SensitivityCalculation {
    private static final int MAX_MINUTES = 720;
    private static final int DEFAULT_MINUTES = 10;

    private static final Parameter<Integer> MINUTES = Parameter.integer("minutes", 0, MAX_MINUTES)
            .describe("How uncertain the time of birth is, either way.")
            .orElse(DEFAULT_MINUTES, DEFAULT_MINUTES);

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.get("getSensitivity", "sensitivity", "How far the time of birth may be wrong")
                    .description(
                            "For the ascendant's rasi, nakshatra, pada and its place in the sixteen vargas, the Moon's"
                                    + " rasi, nakshatra and pada, and the Vimshottari periods that run at a date: how many seconds"
                                    + " earlier and later until it changes, and what it becomes. Each is the root of a function of"
                                    + " time, within 0.1 ms, not a sampling; beyond 65° north or south, where the ascendant jumps,"
                                    + " steps of a minute find the change, up to three hours away.")
                    .parameters(ChartQuery.with(
                            ChartQuery.TIME_ZONE,
                            MINUTES,
                            DashaCalculations.AT,
                            DashaCalculations.YEAR_LENGTH,
                            ConventionParameters.DASHA_FROM,
                            ConventionParameters.DASHA_YEAR))
                    .answer("The parts of the reading with their borders.", SensitivityView.class)
                    .conditional()
                    .build(),
            SensitivityCalculation::sensitivity));

    private SensitivityCalculation() {}

    private static Answer<SensitivityView> sensitivity(Engine engine, Input input) {
        ChartQuery query = DashaCalculations.read(engine, input);
        int minutes = input.get(MINUTES);
        Instant at = DashaCalculations.at(engine, input);
        ChartQuestion in =
                new ChartQuestion(engine, input, query).requireMonthsAround().pay(Prices.SENSITIVITY);
        List<Reading> readings = Sensitivity.of(engine.charts(), in.birth(), query.conventions(), at);
        SensitivityView view = SensitivityView.of(query.instant(), minutes, at, readings, in.describe());
        return in.answer(view, input.has(DashaCalculations.AT));
    }
}
