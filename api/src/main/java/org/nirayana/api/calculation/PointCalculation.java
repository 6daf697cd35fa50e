package org.nirayana.api.calculation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.PointsView;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.varga.Varga;

/** The points of a chart beside its ten. */
final class PointCalculation {
    private static final Parameter<String> SETS = sets("sets")
            .describe("Which sets of points, with commas between them: `sun_upagrahas`. Left out: all that there are.");

    /** Points as a part of another answer. */
    static final Parameter<String> POINTS = sets("points")
            .describe("Sets of points beside the ascendant and the planets, with commas between them: `sun_upagrahas`.")
            .shared("Points");

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.get("getPoints", "points", "Points beside the planets")
                    .description(
                            "The five upagrahas of the Sun (`sun_upagrahas`: Dhuma, Vyatipata, Parivesha, Indrachapa or Kodanda,"
                                    + " Upaketu) by Brihat Parashara Hora Shastra 3.61-64, with rasi, nakshatra, pada and house, and"
                                    + " the verse of each; with `varga` also where they fall in a divisional chart. Houses are whole"
                                    + " signs unless `house_system` says otherwise.")
                    .parameters(SETS)
                    .parameters(ChartQuery.with(
                            ChartQuery.TIME_ZONE,
                            VargaCalculations.VARGA,
                            VargaCalculations.SCHOOL,
                            HouseParameter.HOUSES_BY))
                    .answer("The points, set by set.", PointsView.class)
                    .conditional()
                    .build(),
            PointCalculation::points));

    private PointCalculation() {}

    private static Parameter<String> sets(String name) {
        return Parameter.raw(
                        name,
                        Schemas.ordered(
                                "type", "string", "pattern", "^[a-z][a-z0-9_]{0,39}(,[a-z][a-z0-9_]{0,39}){0,15}$"))
                .example("sun_upagrahas");
    }

    private static Answer<PointsView> points(Engine engine, Input input) {
        List<PointSet> sets = input.has(SETS)
                ? read(engine, input, SETS)
                : List.copyOf(engine.pointSets().byId().values());
        ChartQuestion in = new ChartQuestion(engine, input, ChartQuery.read(engine, input));
        Varga varga = VargaCalculations.varga(input, VargaCalculations.VARGA);
        input.find(HouseParameter.HOUSES_BY);
        in.pay(Prices.ONE);
        return in.answer(new PointsView(view(input, in.chart(), sets, varga), in.describe()));
    }

    /** The sets that a question names, each once; a complaint stays with the input. */
    static List<PointSet> read(Engine engine, Input input, Parameter<String> parameter) {
        Optional<String> text = input.find(parameter);
        if (text.isEmpty()) {
            return List.of();
        }
        Set<PointSet> sets = new LinkedHashSet<>();
        for (String name : LowerCase.of(text.get()).split(",", -1)) {
            Optional<PointSet> set = engine.pointSets().find(name);
            if (set.isEmpty()) {
                input.reject(
                        parameter, Parameter.oneOf(engine.pointSets().byId().keySet()));
                return List.of();
            }
            sets.add(set.get());
        }
        return List.copyOf(sets);
    }

    /** The points of some sets in an answer, in the houses that are asked for. */
    static List<PointsView.Point> view(Input input, Chart chart, List<PointSet> sets, Varga varga) {
        return PointsView.of(
                chart,
                sets,
                HouseParameter.housesOfPoints(input, chart),
                varga.divisions() == 1 ? Optional.empty() : Optional.of(varga));
    }

    /** Where the points of some sets stand, in their order. */
    static List<PlacedPoint> placed(Chart chart, List<PointSet> sets) {
        return sets.stream().flatMap(set -> chart.points(set).stream()).toList();
    }
}
