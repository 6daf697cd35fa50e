package org.nirayana.api.calculation;

import java.util.List;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.view.BirthDayView;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.dasha.NakshatraDasha;

/** What is known of a birth when its time is not. */
final class BirthDayCalculation {
    /** The day with the periods of one of these systems. */
    static List<Calculation> of(DashaSystems systems) {
        Parameter<DashaSystem> system =
                DashaCalculations.system(systems).orElse(NakshatraDasha.VIMSHOTTARI, NakshatraDasha.VIMSHOTTARI.id());
        return List.of(new Calculation(
                Calculation.get("getBirthDay", "birth-day", "What the day of a birth tells when its time is not known")
                        .tier("horoscope")
                        .description(
                                "From midnight to midnight of the day on the clock of the place that `dateandtime` falls in: signs, nakshatras"
                                        + " and places of the planets when the day began and ended, the limbs that ran, and mahadashas with the"
                                        + " earliest and the latest instant at which they end. Nothing in it stands on the ascendant. It counts as "
                                        + Prices.BIRTH_DAY + " requests.")
                        .parameters(ChartQuery.with(
                                ChartQuery.TIME_ZONE,
                                system,
                                DashaCalculations.YEAR_LENGTH,
                                ConventionParameters.DASHA_FROM,
                                ConventionParameters.DASHA_YEAR))
                        .answer("The day.", BirthDayView.class)
                        .conditional()
                        .build(),
                (engine, input) -> birthDay(engine, input, system)));
    }

    private BirthDayCalculation() {}

    private static Answer<BirthDayView> birthDay(Engine engine, Input input, Parameter<DashaSystem> asked) {
        DashaSystem system = input.get(asked);
        ChartQuery query = DashaCalculations.read(engine, input, system);
        ChartQuestion in =
                new ChartQuestion(engine, input, query).requireMonthsAround().requireDay();
        in.pay(Prices.BIRTH_DAY);
        return in.answer(BirthDayView.of(in.day(), system, in.describe()));
    }
}
