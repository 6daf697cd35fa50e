package org.nirayana.api.calculation;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.placement.Kattam;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.placement.Placement;

/** The house system of operations whose houses are whole signs unless another is asked for. */
final class HouseParameter {

    static final Parameter<HouseSystem> HOUSES_BY = Parameter.oneOf(
                    "house_system", HouseSystem.values(), ConventionsView::id)
            .describe("By which system houses are counted; left out, by whole signs.")
            .shared("HousesBy");

    private HouseParameter() {}

    /** In which house a placement is, by the system that is asked for; refused where that has no houses. */
    static ToIntFunction<Placement> houses(Input input, Chart chart) {
        return found(input, chart)
                .<ToIntFunction<Placement>>map(bhavas -> placement -> placement.isAscendant()
                        ? 1
                        : bhavas.holding(placement.sidereal()).number())
                .orElse(Placement::house);
    }

    /** The same of points beside the ten. */
    static ToIntFunction<PlacedPoint> housesOfPoints(Input input, Chart chart) {
        return found(input, chart)
                .<ToIntFunction<PlacedPoint>>map(
                        bhavas -> point -> bhavas.holding(point.sidereal()).number())
                .orElse(PlacedPoint::house);
    }

    /** The squares of a chart: the first is that of the rising sign, and each holds what stands in the bhava of its number. */
    static List<Kattam> kattams(Input input, Chart chart) {
        return found(input, chart)
                .map(bhavas -> chart.kattams().stream()
                        .map(kattam -> new Kattam(
                                kattam.house(),
                                kattam.rasi(),
                                kattam.ascendant(),
                                bhavas.bhava(kattam.house()).inside().stream()
                                        .filter(placement -> !placement.isAscendant())
                                        .toList()))
                        .toList())
                .orElseGet(chart::kattams);
    }

    private static Optional<BhavaChalit.Bhavas> found(Input input, Chart chart) {
        return input.find(HOUSES_BY).map(system -> bhavas(input, HOUSES_BY, chart, system));
    }

    /** The bhavas of a system; refused where it has none. */
    static BhavaChalit.Bhavas bhavas(Input input, Parameter<HouseSystem> asked, Chart chart, HouseSystem system) {
        if (BhavaChalit.of(chart, system) instanceof BhavaChalit.Bhavas found) {
            return found;
        }
        throw refused(input, asked);
    }

    /** Complains about a house system that has no houses at the place. */
    static IllegalStateException refused(Input input, Parameter<HouseSystem> asked) {
        input.reject(asked, FieldCode.NO_HOUSES_HERE.with());
        input.check();
        return new IllegalStateException("the input was complained about, and passed");
    }
}
