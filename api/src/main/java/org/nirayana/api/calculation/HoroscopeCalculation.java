package org.nirayana.api.calculation;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.view.HoroscopeView;
import org.nirayana.api.view.PlacementView;
import org.nirayana.api.view.VargaView;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.varga.Varga;

/** Everything a chart is read by in one answer, so that whoever moves through time asks once for each moment. */
final class HoroscopeCalculation {
    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.get("getHoroscope", "horoscope", "Everything of a chart in one answer")
                    .description("Ascendant, planets with the nodes, sunrise and sunset, the local time, a divisional"
                            + " chart, with `points` sets of points beside the planets, and the conventions by which all was"
                            + " computed.")
                    .parameters(ChartQuery.with(
                            ChartQuery.TIME_ZONE,
                            VargaCalculations.VARGA,
                            VargaCalculations.SCHOOL,
                            ConventionParameters.SUNRISE_DEFINITION,
                            ConventionParameters.TIME_ROUNDING,
                            HouseParameter.HOUSES_BY,
                            PointCalculation.POINTS))
                    .answer("The horoscope.", HoroscopeView.class)
                    .conditional()
                    .build(),
            HoroscopeCalculation::horoscope));

    private HoroscopeCalculation() {}

    private static Answer<HoroscopeView> horoscope(Engine engine, Input input) {
        ChartQuery query = SolarDay.read(engine, input);
        ChartQuestion in = new ChartQuestion(engine, input, query);
        Varga varga = VargaCalculations.varga(input, VargaCalculations.VARGA);
        input.find(HouseParameter.HOUSES_BY);
        List<PointSet> sets = PointCalculation.read(engine, input, PointCalculation.POINTS);
        in.pay(Prices.HOROSCOPE);
        Chart chart = in.chart();
        ToIntFunction<Placement> houses = HouseParameter.houses(input, chart);
        return in.rounded(new HoroscopeView(
                ClockReading.describe(query.instant(), in.zone()),
                PlacementView.of(chart.ascendant(), houses),
                PlacementView.of(chart.grahas(), houses),
                SolarDay.view(engine, query, in.zone()),
                VargaView.of(chart.varga(varga), Optional.empty()),
                sets.isEmpty() ? Optional.empty() : Optional.of(PointCalculation.view(input, chart, sets, varga)),
                in.describe()));
    }
}
