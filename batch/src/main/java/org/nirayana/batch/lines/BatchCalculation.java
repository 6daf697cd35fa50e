package org.nirayana.batch.lines;

import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.ConventionParameters;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.BodyAnswers;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.batch.BatchColumns;
import org.nirayana.batch.DoubtRules;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.zone.ClockChanges;
import org.nirayana.place.zone.DoubtfulClocks;

/** {@code POST /api/v1/astro/batch}: many births in one question. */
public final class BatchCalculation {
    /** Lines of JSON. */
    public static final String NDJSON = "application/x-ndjson";

    private static final int MAX_COLUMNS_TEXT = 2000;

    private static final Parameter<String> COLUMNS = Parameter.raw(
                    "columns", Schemas.ordered("type", "string", "maxLength", MAX_COLUMNS_TEXT))
            .describe("What to compute for every line, with commas: " + BatchColumns.typed()
                    + ". docs/batch.md has the columns of each.")
            .example("planets,ascendant,vargas=9")
            .orElse("planets,ascendant", "planets,ascendant");

    private static final Parameter<AmbiguousPlaces> AMBIGUOUS = Parameter.oneOf(
                    DoubtRules.AMBIGUOUS, AmbiguousPlaces.values(), AmbiguousPlaces::id)
            .describe(
                    "What is taken for a name that several places bear (none has ten times the people of every other):"
                            + " nothing, so that the line is refused with the places that it may be, or the place with the most people."
                            + " The columns `place` tell what was taken.")
            .orElse(AmbiguousPlaces.REFUSE, AmbiguousPlaces.REFUSE.id());

    private static final Parameter<ClockChanges> CLOCK_CHANGE = Parameter.oneOf(
                    DoubtRules.CLOCK_CHANGE, ClockChanges.values(), ClockChanges::id)
            .describe(
                    "What is taken for a time that clocks showed twice or never: nothing, so that the line is refused with"
                            + " both instants, or the time by the clock `before` or `after` the change.")
            .orElse(ClockChanges.REFUSE, ClockChanges.REFUSE.id());

    private static final Parameter<DoubtfulClocks> OLD_CLOCK = Parameter.oneOf(
                    DoubtRules.OLD_CLOCK, DoubtfulClocks.values(), DoubtfulClocks::id)
            .describe(
                    "What is taken where it is in doubt by which clock a place told the time (before standard time, and in"
                            + " Mumbai and Kolkata for decades after it) and the line has no `tz`: nothing, so that the line is refused with"
                            + " the clocks that it may be, the `likeliest` of them, or what the history of the `zone` has."
                            + " docs/clocks.md has the sources.")
            .orElse(DoubtfulClocks.REFUSE, DoubtfulClocks.REFUSE.id());

    /** The operation. */
    public static final Calculation CALCULATION = new Calculation(
            Operation.post("batch", "/api/v1/astro/batch")
                    .tier("batch")
                    .summary("astrology", "Many births in one question")
                    .description(
                            "Lines of JSON (`BatchLine`) in, a line for each (`BatchAnswer`) out, in the same order, each made as soon as its line is there: any number"
                                    + " of births in one request. A line"
                                    + " has `dateandtime` (an instant), or `local_time` (or `date` and `time`) on the clock of its place,"
                                    + " and `lat` and `lon`, or `place` by its name; perhaps `tz`; and an `id`, which comes back. For `match` and"
                                    + " `porutham` it has two people: `bride_nakshatra` and `bride_pada`, or a birth with `bride_` before each name,"
                                    + " and the same with `groom_`. Its answer"
                                    + " has `line`, `id` and the columns, or a `problem` (`BatchProblem`) with what is wrong with it; the other lines are"
                                    + " answered all the same. Read the answer while you send: the body is read only as fast as its answer is"
                                    + " taken, but for 4 MiB. Each line counts as a request. When the tier"
                                    + " is used up, or no line comes for 15 seconds, or after 20 minutes, the last line of the answer is a"
                                    + " `problem` with the status 429 or 408, the first line that was not answered and perhaps `retry_after` in"
                                    + " seconds; before the first line it is the status of the answer. A line may have 16 KiB.")
                    .parameters(COLUMNS, AMBIGUOUS, CLOCK_CHANGE, OLD_CLOCK)
                    .parameters(ConventionParameters.OF_BATCHES)
                    .body(NDJSON, Schema.lines(NDJSON, LineSchemas.LINE))
                    .answersWhileReading()
                    .answer(
                            200,
                            "A line for each line.",
                            java.util.Map.of(NDJSON, Schema.lines(NDJSON, LineSchemas.ANSWER)))
                    .costly()
                    .build(),
            BatchCalculation::compute);

    private BatchCalculation() {}

    private static Answer<BodyAnswers> compute(Engine engine, Input input) {
        Conventions conventions = ConventionParameters.read(engine, input);
        BatchColumns columns = columns(engine.with(conventions), input);
        DoubtRules rules = new DoubtRules(input.get(AMBIGUOUS), input.get(CLOCK_CHANGE), input.get(OLD_CLOCK));
        input.requireBody(NDJSON);
        // The first line; each further one is counted when it has come.
        input.pay(1);
        return Answer.of(new Lines(columns, rules), new Form.WhileReading(NDJSON), false);
    }

    private static BatchColumns columns(Engine engine, Input input) {
        String choice = input.get(COLUMNS);
        if (choice.length() > MAX_COLUMNS_TEXT) {
            input.reject(COLUMNS, FieldCode.LENGTH_AT_MOST.with("max", MAX_COLUMNS_TEXT));
            return BatchColumns.of("ascendant", engine);
        }
        try {
            BatchColumns columns = BatchColumns.of(choice, engine);
            if (!columns.hasJson()) {
                return columns;
            }
            // Each operation has its own name in the tier, and its own cost.
            input.reject(COLUMNS, FieldCode.COLUMNS_ONE_BY_ONE.with("columns", BatchColumns.typed()));
        } catch (IllegalArgumentException unknown) {
            input.reject(COLUMNS, FieldCode.COLUMNS_NOT_UNDERSTOOD.with("reason", unknown.getMessage()));
        }
        return BatchColumns.of("ascendant", engine);
    }
}
