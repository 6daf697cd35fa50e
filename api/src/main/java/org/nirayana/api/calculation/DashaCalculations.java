package org.nirayana.api.calculation;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Decimal;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.api.view.DashaView;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.dasha.NakshatraDasha;

/** The dashas of a birth: the tree of periods, a branch of it, or what runs at an instant. */
final class DashaCalculations {
    /** More levels at once would be tens of thousands of periods; deeper ones are asked for by the path of a period. */
    private static final int MAX_LEVELS_AT_ONCE = 3;

    static final Parameter<Double> YEAR_LENGTH = Parameter.number(
                    "dasa_year_length", DashaYear.MIN_DAYS.doubleValue(), DashaYear.MAX_DAYS.doubleValue(), "days")
            .describe(
                    "Days of a year of the dasha, in place of the setting; with it years are counted by days (`dasha_year`).")
            .shared("DashaYearLength");
    private static final Parameter<Integer> LEVELS = Parameter.integer("levels", 1, MAX_LEVELS_AT_ONCE)
            .describe(
                    "How many levels; below `under`, if that is given. Default 3, with `under` 1; not more than six in"
                            + " all.");
    private static final Parameter<String> UNDER = Parameter.raw(
                    "under", Schemas.ordered("type", "string", "pattern", "^[0-9]{1,3}(\\.[0-9]{1,2}){0,5}$"))
            .describe("The path of a period: only it and what is below.")
            .example("3.1.4");
    private static final Parameter<Integer> CURRENT_LEVELS = Parameter.integer("levels", 1, Dasha.LEVELS)
            .describe("How many levels.")
            .orElse(Dasha.LEVELS, Dasha.LEVELS);
    static final Parameter<Instant> AT = Parameter.of(
                    "at",
                    Schemas.ordered("type", "string", "maxLength", DateAndTime.MAX_LENGTH),
                    DateAndTime::parse,
                    FieldCode.DATE_TIME.with())
            .describe("ISO 8601 as `dateandtime`; left out, now.");

    /** The dashas of these systems. */
    static List<Calculation> of(DashaSystems systems) {
        Parameter<DashaSystem> system = systemInPath(systems);
        return List.of(
                new Calculation(
                        Calculation.get("getDashas", "dashas/{system}", "The periods of a birth")
                                .description(
                                        "The tree of three levels from the mahadasha that ran at birth on; a deeper"
                                                + " branch with `under`. `dateandtime` is the birth.")
                                .parameters(system)
                                .parameters(ChartQuery.with(
                                        ChartQuery.TIME_ZONE,
                                        YEAR_LENGTH,
                                        LEVELS,
                                        UNDER,
                                        ConventionParameters.DASHA_FROM,
                                        ConventionParameters.DASHA_YEAR))
                                .answer("The periods.", DashaView.class)
                                .conditional()
                                .build(),
                        (engine, input) -> tree(engine, input, system)),
                new Calculation(
                        Calculation.get(
                                        "getCurrentDashas",
                                        "dashas/{system}/current",
                                        "The periods that run at an instant")
                                .description("From the mahadasha down to six levels. `dateandtime` is the birth.")
                                .parameters(system)
                                .parameters(ChartQuery.with(
                                        ChartQuery.TIME_ZONE,
                                        YEAR_LENGTH,
                                        CURRENT_LEVELS,
                                        AT,
                                        ConventionParameters.DASHA_FROM,
                                        ConventionParameters.DASHA_YEAR))
                                .answer("The running periods, the longest first.", DashaView.class)
                                .conditional()
                                .build(),
                        (engine, input) -> current(engine, input, system)));
    }

    static Parameter<DashaSystem> systemInPath(DashaSystems systems) {
        return system(systems).example(NakshatraDasha.VIMSHOTTARI.id()).inPath().shared("DashaSystem");
    }

    /** One of these by its name. */
    static Parameter<DashaSystem> system(DashaSystems systems) {
        return Parameter.oneOf("system", systems.byId())
                .typed(Vocabulary.DASHA_SYSTEM.schemaName())
                .describe("The dasha system.");
    }

    private DashaCalculations() {}

    private static Answer<DashaView> tree(Engine engine, Input input, Parameter<DashaSystem> named) {
        DashaSystem system = input.get(named, NakshatraDasha.VIMSHOTTARI);
        ChartQuery query = read(engine, input, system);
        int levels = input.get(LEVELS, input.has(UNDER) ? 1 : MAX_LEVELS_AT_ONCE);
        Optional<List<Integer>> under = path(input, system, levels);
        ChartQuestion in = new ChartQuestion(engine, input, query).pay(Prices.dashas(levels));
        Dasha dasha = system.of(in.chart());
        List<DashaPeriod> periods = under.map(path -> List.of(dasha.period(path, levels)))
                .orElseGet(() -> dasha.periods(levels, system.defaultCycles()));
        return in.answer(DashaView.of(dasha, in.chart(), Optional.empty(), periods, in.describe()));
    }

    /** The date whose running periods are asked for, otherwise the present. */
    static Instant at(Engine engine, Input input) {
        return input.find(AT).orElseGet(() -> engine.clock().instant());
    }

    private static Answer<DashaView> current(Engine engine, Input input, Parameter<DashaSystem> named) {
        DashaSystem system = input.get(named, NakshatraDasha.VIMSHOTTARI);
        ChartQuery query = read(engine, input, system);
        int levels = input.get(CURRENT_LEVELS);
        Instant at = at(engine, input);
        ChartQuestion in = new ChartQuestion(engine, input, query).pay(Prices.ONE);
        Dasha dasha = system.of(in.chart());
        List<DashaPeriod> running = dasha.at(at, levels);
        if (running.isEmpty()) {
            input.reject(AT, FieldCode.AFTER_ALL_PERIODS.with());
            input.check();
        }
        DashaView view = DashaView.of(dasha, in.chart(), Optional.of(at), running, in.describe());
        return in.answer(view, input.has(AT));
    }

    /** The same for a system; the star that opens it can be chosen where one does. */
    static ChartQuery read(Engine engine, Input input, DashaSystem system) {
        if (!system.isOpenedByNakshatra() && input.has(ConventionParameters.DASHA_FROM)) {
            input.reject(
                    ConventionParameters.DASHA_FROM,
                    FieldCode.NOT_OPENED_BY_STAR.with(
                            "system",
                            system.id(),
                            "allowed",
                            engine.dashas().byId().values().stream()
                                    .filter(DashaSystem::isOpenedByNakshatra)
                                    .map(DashaSystem::id)
                                    .toList()));
        }
        return read(engine, input);
    }

    /** The birth, with the year that the caller chose: to name a length is to count by days, unless something else is named as well. */
    static ChartQuery read(Engine engine, Input input) {
        ChartQuery asked = ChartQuery.read(engine, input);
        Conventions conventions = input.find(YEAR_LENGTH)
                .map(days -> asked.conventions()
                        .with(new DashaYear(BigDecimal.valueOf(days)))
                        .with(DashaYearKind.FIXED_DAYS))
                .orElseGet(asked::conventions);
        return asked.with(ConventionParameters.read(input, conventions, ConventionParameters.OF_DASHAS));
    }

    private static Optional<List<Integer>> path(Input input, DashaSystem system, int levels) {
        Optional<String> text = input.find(UNDER);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        int count = system.lords().size();
        List<Integer> path = new ArrayList<>();
        for (String number : text.get().split("\\.", -1)) {
            double value = Decimal.parse(number);
            int most = path.isEmpty() ? count * system.defaultCycles() : count;
            if (!(value >= 1 && value <= most && value == Math.rint(value)) || path.size() == Dasha.LEVELS) {
                input.reject(UNDER, FieldCode.PATH_OF_PERIOD.with());
                return Optional.empty();
            }
            path.add((int) value);
        }
        if (path.size() + levels > Dasha.LEVELS) {
            input.reject(
                    UNDER, FieldCode.PATH_TOO_DEEP.with("levels", path.size(), "below", levels, "max", Dasha.LEVELS));
            return Optional.empty();
        }
        return Optional.of(path);
    }
}
