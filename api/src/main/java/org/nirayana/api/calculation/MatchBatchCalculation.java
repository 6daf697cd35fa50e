package org.nirayana.api.calculation;

import java.time.ZoneOffset;
import java.util.List;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MatchBatchBody;
import org.nirayana.api.view.MatchBatchView;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.match.MatchPreset;

/** Many people compared for marriage by their Moons. */
final class MatchBatchCalculation {
    private static final String CSV = "text/csv";
    private static final int BODY_BYTES = 4 * 1024 * 1024;
    private static final int MAX_PAIRS = 1_000_000;
    private static final int MAX_BEST = 10_000;

    private static final Parameter<Integer> TOP = Parameter.integer("top", 1, MAX_BEST)
            .describe(
                    "Only so many, the best first: by points, then by fewer standing faults, then as they came. Left out: all,"
                            + " as they came.")
            .example(100);

    private static final ConventionParameters READINGS =
            ConventionParameters.readings(MatchCalculation.OF_KUTAS).andWhatMoves(Part.KUTAS);

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.post("matchBatch", "match/batch", "Many people compared for marriage by their Moons")
                    .description(
                            "The kutas of every bride with every groom of a list: one against 100,000, or many against many up to"
                                    + " 1,000,000 pairs, 4 MiB at most. The body is CSV without quotes, its first line"
                                    + " `side,id,nakshatra,pada` (and `half` where Purva Ashadha 1 or Shravana 2 are known to be past the"
                                    + " middle of their sign; else they count as before it), or `side,id,dateandtime,lat,lon` for births, or all of"
                                    + " these, of which each line fills one or the other; `side` is `bride` or `groom`, `nakshatra` a number or a"
                                    + " name. Up to 512 KiB it may be JSON: `people`, a list of objects with the same names. There may be 10,000"
                                    + " births; conventions of places hold for them alone. The answer is sent while it is made. Counts as one"
                                    + " request and one more for every 1,000 pairs, 250 births and 50,000 bytes, up to all that a minute has.")
                    .parameters(
                            TOP,
                            MatchCalculation.PRESET,
                            ChartQuery.AYANAMSA,
                            ChartQuery.POSITION_REFERENCE,
                            ConventionParameters.PROFILE,
                            ConventionParameters.POSITIONS,
                            ConventionParameters.AYANAMSA_OFFSET,
                            ConventionParameters.SIDEREAL_NUTATION,
                            ConventionParameters.UNIVERSAL_TIME,
                            ConventionParameters.APPLY_NUTATION)
                    .parameters(READINGS.with(List.of()))
                    .body(CSV, Schema.bytes(CSV))
                    .body(MatchBatchBody.class)
                    .bodyBytes(BODY_BYTES)
                    .answer("The pairs.", MatchBatchView.class)
                    .costly()
                    .build(),
            MatchBatchCalculation::compare));

    private MatchBatchCalculation() {}

    private static Answer<Listing<MatchBatchView, Long>> compare(Engine engine, Input input) {
        MatchPreset preset = input.get(MatchCalculation.PRESET, MatchPreset.NORTH);
        ChartQuery asked = ChartQuery.read(engine, input);
        Conventions conventions = READINGS.read(input, preset.in(asked.conventions()));
        int top = input.get(TOP, 0);
        byte[] body = input.content(input.isBody(Operation.JSON) ? Operation.JSON : CSV);
        // How many pairs there are is known when the list was read, which is work, too.
        input.pay(Prices.list(body.length));
        MatchList people = people(engine, input);
        long pairs = people.pairs();
        if (pairs > MAX_PAIRS) {
            input.reject("body", FieldCode.TOO_MANY_PAIRS.with("count", pairs, "max", MAX_PAIRS));
        }
        input.pay(Prices.pairs(pairs, people.births()));
        people.place(engine, asked.conventions(), input);
        MatchPairs found = new MatchPairs(engine.kutas(conventions), people);
        return Answer.ofList(
                new Listing<>(
                        new MatchBatchView(pairs, READINGS.describe(conventions), List.of()),
                        top == 0 ? found.all() : found.best(top, input),
                        found::view,
                        MatchPairs.AT_ONCE),
                ZoneOffset.UTC.getRules(),
                false);
    }

    private static MatchList people(Engine engine, Input input) {
        if (!input.isBody(Operation.JSON)) {
            return MatchList.read(engine, input, input.content(CSV));
        }
        if (input.content(Operation.JSON).length > MatchList.JSON_BYTES) {
            input.reject("body", FieldCode.JSON_TOO_LARGE.with("max", MatchList.JSON_BYTES));
            input.check();
        }
        return MatchList.read(engine, input, input.body("people"));
    }
}
