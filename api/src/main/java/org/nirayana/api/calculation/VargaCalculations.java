package org.nirayana.api.calculation;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.VargaView;
import org.nirayana.jyotisha.varga.CyclicVarga;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.Vargas;

/** The divisional charts. */
final class VargaCalculations {
    /** A varga as a part of another answer. */
    static final Parameter<Integer> VARGA = Parameter.integer("varga", 1, CyclicVarga.MAX_DIVISIONS)
            .describe("Which divisional chart: into how many parts a rasi is divided.")
            .orElse(1, 1)
            .shared("Varga");

    static final Parameter<String> SCHOOL = Parameter.raw(
                    "school", Schemas.ordered("type", "string", "pattern", "^[a-z_]{1,40}$"))
            .describe("By whose rule; the answer lists those there are in `schools`. Default `parashara` where he names"
                    + " the varga, else `parivritti`.")
            .example("parashara")
            .shared("School");

    private static final Parameter<Integer> DIVISIONS = Parameter.integer("d", 1, CyclicVarga.MAX_DIVISIONS)
            .describe("Into how many parts a rasi is divided.")
            .example(9)
            .inPath();

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.get("getVarga", "vargas/{d}", "A divisional chart")
                    .description("D1 2 3 4 7 9 10 12 16 20 24 27 30 40 45 60 by Parashara's rules, any other up to "
                            + CyclicVarga.MAX_DIVISIONS
                            + " cyclically; docs/vargas.md has the rules, schools and sources.")
                    .parameters(DIVISIONS)
                    .parameters(ChartQuery.with(ChartQuery.TIME_ZONE, SCHOOL))
                    .answer("The chart.", VargaView.class)
                    .conditional()
                    .build(),
            VargaCalculations::varga));

    private VargaCalculations() {}

    private static Answer<VargaView> varga(Engine engine, Input input) {
        Varga varga = varga(input, DIVISIONS);
        ChartQuestion in = ChartQuestion.only(engine, input);
        return in.answer(VargaView.of(in.chart().varga(varga), Optional.of(in.describe())));
    }

    /** The varga that a question names, by the school that it names; a complaint stays with the input. */
    static Varga varga(Input input, Parameter<Integer> divisions) {
        Optional<Integer> given = input.find(divisions);
        if (given.isEmpty() && input.has(divisions)) {
            return Vargas.of(1);
        }
        int number = given.orElse(1);
        List<Varga> schools = Vargas.variants(number);
        Optional<String> name = input.find(SCHOOL);
        Optional<Varga> named = name.flatMap(school -> Vargas.of(number, school));
        if (name.isPresent() && named.isEmpty()) {
            input.reject(SCHOOL, Parameter.oneOf(schools.stream().map(Varga::id).toList()));
        }
        return named.orElse(schools.get(0));
    }
}
