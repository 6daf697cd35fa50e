package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.report.Paper;
import org.nirayana.report.Report;
import org.nirayana.words.Language;

/** The horoscope as a document to print and hand over. */
final class ReportCalculation {
    static final String PDF = "application/pdf";

    static final Parameter<Paper> PAPER = Parameter.oneOf("paper", Paper.values(), Paper::id)
            .describe("Size of the pages.")
            .orElse(Paper.A4, Paper.A4.id());

    private static final int MAX_LETTERHEAD = Report.MAX_LETTERHEAD_LINES * ChartCaption.MAX_CODE_POINTS;

    static final Parameter<String> LETTERHEAD = Parameter.text("letterhead", MAX_LETTERHEAD)
            .describe("Lines above everything else on the cover, such as name and address of the astrologer; at most "
                    + Report.MAX_LETTERHEAD_LINES + ", separated by line breaks (`%0A`). Shown as text.")
            .example("Sri Jyotisha Nilayam\nMylapore, Chennai");

    private static final Parameter<Integer> DASHA_LEVELS = Parameter.integer(
                    "dasha_levels", Report.MIN_DASHA_LEVELS, Report.MAX_DASHA_LEVELS)
            .describe("How many levels of vimshottari periods are listed: 9, 81 or 729 of the lowest.")
            .orElse(Report.DEFAULT_DASHA_LEVELS, Report.DEFAULT_DASHA_LEVELS);

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.get("getReport", "report", "The horoscope as a PDF")
                    .description(
                            "To print and hand over: cover with rasi chart and navamsa, planets, panchanga of the birth,"
                                    + " shadbala and ashtakavarga, the vimshottari dashas of 120 years, and the conventions it was"
                                    + " computed by. Name, place and page number are on every page. All ten languages; their text can"
                                    + " be searched and copied. Of a birth whose time is not known (`birth_time`) it has what the day alone tells. The same question has the same bytes for an answer. It counts as "
                                    + Prices.report(Report.MIN_DASHA_LEVELS) + " to "
                                    + Prices.report(Report.MAX_DASHA_LEVELS)
                                    + " requests, by `dasha_levels`. docs/report.md shows it.")
                    .parameters(parameters())
                    .answer(200, "The report.", Map.of(PDF, Schema.bytes(PDF)))
                    .conditional()
                    .costly()
                    .longRunning()
                    .drawn()
                    .build(),
            ReportCalculation::report));

    private ReportCalculation() {}

    private static List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(ChartQuery.with(
                ChartQuery.TIME_ZONE,
                BirthTime.PARAMETER,
                ChartCalculations.NAME,
                ChartCalculations.PLACE,
                LETTERHEAD,
                ChartCalculations.LANGUAGE,
                ChartCalculations.CHART_TYPE,
                PAPER,
                DASHA_LEVELS,
                DashaCalculations.YEAR_LENGTH,
                ConventionParameters.DASHA_FROM,
                ConventionParameters.DASHA_YEAR));
        all.addAll(PanchangaQuery.OF_ALMANACS);
        all.addAll(PanchangaQuery.OF_DAYS);
        return List.copyOf(all);
    }

    private static Answer<Report> report(Engine engine, Input input) {
        ChartQuery asked = DashaCalculations.read(engine, input);
        ChartQuery query = asked.with(PanchangaQuery.readDays(input, asked.conventions()));
        Optional<String> name = input.words(ChartCalculations.NAME);
        Optional<String> place = input.words(ChartCalculations.PLACE);
        List<String> lines = letterhead(input);
        Language language = input.get(ChartCalculations.LANGUAGE);
        ChartStyle style = input.get(ChartCalculations.CHART_TYPE);
        Paper paper = input.get(PAPER);
        int levels = input.get(DASHA_LEVELS);
        ChartQuestion in = new ChartQuestion(engine, input, query).requireMonthsAround();
        boolean isTimed = in.isTimed();
        in.pay(Prices.report(levels));
        Optional<BirthDay> day = isTimed ? Optional.empty() : Optional.of(in.day());
        Chart chart = day.map(BirthDay::middle).orElseGet(in::chart);
        Panchanga panchanga = in.almanac().at(chart.birth().instant());
        Report report = new Report(
                chart,
                panchanga,
                ChartCalculations.caption(engine, query, in.zone(), name, place, day),
                language,
                style,
                paper,
                lines,
                levels,
                in.describe().engine(),
                PanchangaQuery.isSolarMonthNamed(input, query.conventions()),
                day);
        input.requireClient();
        // Whoever's it is, it must not stay in a cache.
        boolean lasting = query.explicitTime() && name.isEmpty();
        return Answer.of(report, Form.Drawn.ofPages(PDF, Report::pdf), lasting);
    }

    /** The lines of a letterhead; too many are refused. */
    static List<String> letterhead(Input input) {
        List<String> lines =
                input.words(LETTERHEAD).map(text -> text.lines().toList()).orElse(List.of());
        if (lines.size() > Report.MAX_LETTERHEAD_LINES) {
            input.reject(
                    LETTERHEAD,
                    FieldCode.LINES_AT_MOST.with("max", Report.MAX_LETTERHEAD_LINES, "count", lines.size()));
        }
        return lines;
    }
}
