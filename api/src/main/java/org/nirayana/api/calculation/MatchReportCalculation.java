package org.nirayana.api.calculation;

import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MatchReportBody;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.report.MatchReport;
import org.nirayana.report.Paper;
import org.nirayana.words.Language;

/** Two people compared for marriage as a document to print and hand over. */
final class MatchReportCalculation {
    private static final String NAME = "name";
    private static final String PLACE = "place";

    static final List<Calculation> ALL = List.of(new Calculation(
            Calculation.post("matchReport", "match/report", "Two people compared for marriage as a PDF")
                    .description(
                            "To print and hand over, what `match` answers: both charts, the total with thresholds and whose they are,"
                                    + " kutas with bars, table and row of each point, or poruthams, exceptions with their sources, Mangal dosha,"
                                    + " papasamya, dasha sandhi, what cannot be said, and the conventions. The body is that of `match`, with"
                                    + " `name` and `place` of each; both and the page number are on every page. All ten languages; their text can"
                                    + " be searched and copied. It counts as "
                                    + Prices.MATCH_REPORT + " requests.")
                    .parameters(parameters())
                    .body(MatchReportBody.class)
                    .namesPeople()
                    .answer(200, "The report.", Map.of(ReportCalculation.PDF, Schema.bytes(ReportCalculation.PDF)))
                    .costly()
                    .longRunning()
                    .drawn()
                    .build(),
            MatchReportCalculation::report));

    private MatchReportCalculation() {}

    private static List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(MatchCalculation.PARAMETERS);
        all.addAll(List.of(
                ReportCalculation.LETTERHEAD,
                ChartCalculations.LANGUAGE,
                ChartCalculations.CHART_TYPE,
                ReportCalculation.PAPER));
        return List.copyOf(all);
    }

    private static Answer<MatchReport> report(Engine engine, Input input) {
        List<String> letterhead = ReportCalculation.letterhead(input);
        Language language = input.get(ChartCalculations.LANGUAGE);
        ChartStyle style = input.get(ChartCalculations.CHART_TYPE);
        Paper paper = input.get(ReportCalculation.PAPER);
        Map<?, ?> body = input.body("bride", "groom");
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, Object> people = new LinkedHashMap<>();
        body.forEach((who, person) -> people.put(who.toString(), withoutNames(input, who.toString(), person, names)));
        MatchCalculation.Compared compared = MatchCalculation.compared(engine, input, people, Prices.MATCH_REPORT);
        Conventions conventions = compared.query().conventions();
        MatchReport report = new MatchReport(
                person(engine, compared, compared.bride(), "bride", names),
                person(engine, compared, compared.groom(), "groom", names),
                compared.kutas(),
                compared.poruthams(),
                compared.mangal(),
                compared.papasamya(),
                compared.sandhi().map(found -> new MatchReport.Sandhi(compared.years(), compared.months(), found)),
                conventions,
                compared.preset(),
                unusual(conventions),
                engine.named(conventions).name(),
                language,
                style,
                paper,
                letterhead,
                engine.program());
        input.requireClient();
        // Whoever's it is, it must not stay in a cache.
        return Answer.of(report, Form.Drawn.ofPages(ReportCalculation.PDF, MatchReport::pdf), false);
    }

    /** Somebody as {@code match} takes them; name and place go beside. */
    private static Object withoutNames(Input input, String who, Object person, Map<String, String> names) {
        if (!(person instanceof Map<?, ?> map)) {
            return person;
        }
        Map<Object, Object> rest = new LinkedHashMap<>(map);
        for (String name : List.of(NAME, PLACE)) {
            Object text = rest.remove(name);
            if (text instanceof String words
                    && words.codePointCount(0, words.length()) <= ChartCaption.MAX_CODE_POINTS) {
                names.put(who + "." + name, words);
            } else if (text != null) {
                input.reject(who + "." + name, FieldCode.TEXT_AT_MOST.with("max", ChartCaption.MAX_CODE_POINTS));
            }
        }
        return rest;
    }

    private static MatchReport.Person person(
            Engine engine,
            MatchCalculation.Compared compared,
            MatchPerson person,
            String who,
            Map<String, String> names) {
        Optional<String> name = Optional.ofNullable(names.get(who + "." + NAME));
        Optional<String> place = Optional.ofNullable(names.get(who + "." + PLACE));
        Optional<Chart> chart = person.isTimed() ? Optional.of(person.charts().get(0)) : Optional.empty();
        Conventions conventions = compared.query().conventions();
        Optional<ChartCaption> caption = chart.map(Chart::birth)
                .map(birth -> new ChartCaption(
                        name,
                        place,
                        OffsetDateTime.ofInstant(birth.instant(), birth.zone().getOffset(birth.instant())),
                        Optional.of(birth.zoneName()),
                        conventions.ayanamsa(),
                        engine.named(conventions).name()));
        Optional<LocalDate> date = person.isBorn() && !person.isTimed()
                ? Optional.of(day(person.charts().get(0).birth()))
                : Optional.empty();
        return new MatchReport.Person(name, place, chart, caption, date, person.moons());
    }

    private static LocalDate day(Birth birth) {
        return LocalDate.ofInstant(birth.instant(), birth.zone().getOffset(birth.instant()));
    }

    /** Readings of whole charts that are not the usual ones: no row of a table tells them. */
    private static List<Reading> unusual(Conventions conventions) {
        List<Reading> unusual = new ArrayList<>();
        for (Convention<?> rule : MatchCalculation.OF_CHARTS) {
            if (conventions.get(rule) instanceof Reading chosen && chosen != rule.standard()) {
                unusual.add(chosen);
            }
        }
        return unusual;
    }
}
