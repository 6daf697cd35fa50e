package org.nirayana.api.calculation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.AspectsView;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.aspect.ArgalaCounting;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.convention.Part;

/** The aspects of grahas (graha drishti). */
final class AspectCalculation {
    static final Parameter<UnaryOperator<Conventions>> NODE_ASPECTS = ConventionParameters.of(NodeAspects.CONVENTION);

    private static final List<String> KINDS = List.of("graha", "sphuta", "rasi", "argala");

    private static final Parameter<Set<String>> OTHER_KINDS = Parameter.of(
                    "kinds",
                    Schemas.ordered(
                            "type", "string", "pattern", "^(graha|sphuta|rasi|argala)(,(graha|sphuta|rasi|argala))*$"),
                    AspectCalculation::kinds,
                    FieldCode.SEVERAL_OF.with("allowed", KINDS))
            .describe(
                    "What is told: `graha`, which always is, and besides it `sphuta` (by degree), `rasi` (of signs) and"
                            + " `argala`.")
            .example("graha,sphuta")
            .orElse(Set.of(), "graha");

    private static final ConventionParameters READINGS = ConventionParameters.readings(
                    List.of(SpecialAspects.CONVENTION, ArgalaCounting.CONVENTION))
            .andWhatMoves(Part.ASPECTS);

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.get("getAspects", "aspects", "What each graha looks at")
                    .description(
                            "Graha drishti by whole signs (Brihat Jataka 2.13): all look fully at the 7th sign, with"
                                    + " three quarters at the 4th and 8th, a half at the 5th and 9th, a quarter at the 3rd and"
                                    + " 10th; Mars, Jupiter and Saturn fully at the 4th and 8th, 5th and 9th, 3rd and 10th."
                                    + " Other `kinds` of aspects on demand, and with `points` what looks at points beside the"
                                    + " planets. docs/aspects.md has the sources.")
                    .parameters(READINGS.with(ChartQuery.with(
                            ChartQuery.TIME_ZONE,
                            NODE_ASPECTS,
                            OTHER_KINDS,
                            StrengthCalculations.EXPLAIN,
                            PointCalculation.POINTS)))
                    .answer("The aspects.", AspectsView.class)
                    .conditional()
                    .build(),
            AspectCalculation::aspects));

    private AspectCalculation() {}

    private static Answer<AspectsView> aspects(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        Conventions conventions = ConventionParameters.read(input, asked.conventions(), List.of(NODE_ASPECTS));
        Set<String> kinds = input.get(OTHER_KINDS);
        List<PointSet> sets = PointCalculation.read(engine, input, PointCalculation.POINTS);
        boolean explain = input.get(StrengthCalculations.EXPLAIN);
        ChartQuery query = asked.with(READINGS.read(input, conventions));
        ChartQuestion in = new ChartQuestion(engine, input, query).pay(Prices.ONE);
        return in.answer(AspectsView.of(
                in.chart(),
                kinds,
                sets.isEmpty() ? Optional.empty() : Optional.of(PointCalculation.placed(in.chart(), sets)),
                explain,
                READINGS.describe(query.conventions()),
                in.describe(ConventionsView.Part.ASPECTS)));
    }

    private static Optional<Set<String>> kinds(String text) {
        List<String> named = List.of(LowerCase.of(text).split(",", -1));
        return KINDS.containsAll(named) ? Optional.of(Set.copyOf(named)) : Optional.empty();
    }
}
