package org.nirayana.report;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.DashaSandhi;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaExemption;
import org.nirayana.jyotisha.match.KutaScore;
import org.nirayana.jyotisha.match.MangalCancellation;
import org.nirayana.jyotisha.match.MangalDosha;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchBand;
import org.nirayana.jyotisha.match.MatchGrade;
import org.nirayana.jyotisha.match.MatchPoint;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.Papasamya;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamExemption;
import org.nirayana.jyotisha.match.PoruthamScore;
import org.nirayana.jyotisha.match.Poruthams;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.report.MatchReport.Person;
import org.nirayana.report.Sheet.Column;
import org.nirayana.words.Labels;

/** Writes the pages of a comparison one after the other. */
final class MatchPages {
    private static final double USUAL = 8.6;
    private static final double GAP = 12;

    private final MatchReport report;
    private final MatchWords match;
    private final ReportWords words;
    private final Labels labels;
    private final PdfDocument document;
    private final Sheet sheet;

    MatchPages(MatchReport report) {
        this.report = report;
        this.match = new MatchWords(report.language());
        this.words = match.words();
        this.labels = words.labels();
        this.document = new PdfDocument(report.paper());
        this.sheet = new Sheet(document, report.paper());
    }

    void write(OutputStream out) throws IOException {
        cover();
        if (report.kutas().isEmpty()) {
            poruthams(report.poruthams());
        } else {
            kutas(report.kutas());
        }
        report.mangal().ifPresent(this::mangal);
        if (report.papasamya().size() == 2) {
            papasamya(report.papasamya().get(0), report.papasamya().get(1));
        }
        report.sandhi().ifPresent(this::sandhi);
        remarks();
        absent();
        conventions();
        String title = match.say("title");
        sheet.finish(whose(), title, words::page);
        document.save(out, whose() + " – " + title, labels.language().code());
    }

    /** Names and places of both, on every page. */
    private String whose() {
        return whose(report.bride(), "bride") + " × " + whose(report.groom(), "groom");
    }

    private String whose(Person person, String side) {
        Optional<String> place = place(person);
        String name = person.name().orElseGet(() -> match.say(side));
        return place.map(where -> name + ", " + where).orElse(name);
    }

    private Optional<String> place(Person person) {
        return person.place().or(() -> person.chart()
                .map(chart -> words.coordinates(chart.birth().site())));
    }

    private void cover() {
        sheet.letterhead(report.letterhead());
        sheet.centred(Typeface.REGULAR, Sheet.MUTED, 13, match.say("title"));
        String names = Stream.of(report.bride(), report.groom())
                .flatMap(person -> person.name().stream())
                .collect(Collectors.joining(" × "));
        if (!names.isEmpty()) {
            sheet.centred(Typeface.BOLD, Sheet.INK, 20, names);
        }
        sheet.space(8);
        List<String[]> facts = new ArrayList<>();
        both(facts, match.say("bride"), match.say("groom"), person -> person.name()
                .orElse(MatchWords.NOTHING));
        both(facts, words.say("chart.birth"), words.say("chart.birth"), this::born);
        both(facts, words.say("chart.place"), words.say("chart.place"), person -> place(person)
                .orElse(MatchWords.NOTHING));
        both(facts, words.say("chart.moonIn"), words.say("chart.moonIn"), person -> match.moon(person.moons()));
        sheet.facts(facts, 9.5);
        sheet.space(10);
        charts();
        if (report.kutas().isEmpty()) {
            totalOfPoruthams(report.poruthams());
        } else {
            totalOfKutas(report.kutas());
        }
    }

    private void both(List<String[]> facts, String bride, String groom, Function<Person, String> text) {
        facts.add(new String[] {bride, text.apply(report.bride())});
        facts.add(new String[] {groom, text.apply(report.groom())});
    }

    private String born(Person person) {
        return person.caption()
                .map(words::birthTime)
                .or(() -> person.date().map(this::date))
                .orElse(MatchWords.NOTHING);
    }

    private String date(LocalDate date) {
        return words.numerals(date.getDayOfMonth()) + " " + labels.month(date.getMonthValue()) + " "
                + words.numerals(date.getYear());
    }

    /** Those of whom the time of birth is known. */
    private void charts() {
        double wide = (sheet.width() - GAP) / 2;
        double tall = 0;
        List<Person> people = List.of(report.bride(), report.groom());
        for (int i = 0; i < people.size(); i++) {
            Person person = people.get(i);
            if (person.chart().isEmpty() || person.caption().isEmpty()) {
                continue;
            }
            ChartDrawing drawing = ReportPages.drawing(
                    person.chart().get(),
                    1,
                    report.style(),
                    labels,
                    person.caption().get(),
                    wide);
            String title = match.say(i == 0 ? "bride" : "groom");
            tall = Math.max(tall, sheet.chart(drawing, title, sheet.left() + i * (wide + GAP), wide));
        }
        sheet.space(tall);
    }

    // --- Kutas
    // ----------------------------------------------------------------------------------------------------------

    private void totalOfKutas(List<Ashtakuta> all) {
        int least = all.stream().mapToInt(Ashtakuta::halves).min().orElseThrow();
        int most = all.stream().mapToInt(Ashtakuta::halves).max().orElseThrow();
        Optional<Integer> after = same(all, Ashtakuta::halvesAfter);
        boolean raised = least == most && after.isPresent() && after.get() > most;
        sheet.heading(match.say("total"), 110);
        sheet.centred(
                Typeface.BOLD,
                Sheet.INK,
                16,
                range(least, most) + " / " + words.numerals(Kuta.MOST)
                        + (raised ? " · " + match.say("after", "points", match.halves(after.get())) : ""));
        sheet.bar(least / (2.0 * Kuta.MOST), most / (2.0 * Kuta.MOST));
        verdict(
                same(all, Ashtakuta::grade),
                match.say("bands." + all.get(0).bands().id()),
                all.get(0).thresholds(),
                all.stream()
                        .flatMap(one -> one.standing().stream())
                        .distinct()
                        .map(kuta -> match.say("kuta." + kuta.id()))
                        .toList());
    }

    private String range(int least, int most) {
        return least == most ? match.halves(least) : match.halves(least) + " – " + match.halves(most);
    }

    private void verdict(Optional<MatchGrade> grade, String by, List<MatchBand> thresholds, List<String> standing) {
        sheet.centred(
                Typeface.BOLD,
                Sheet.ACCENT,
                11,
                match.say("called") + ": "
                        + grade.map(one -> match.say("grade." + one.id())).orElseGet(() -> match.say("uncertain")));
        sheet.centred(Typeface.REGULAR, Sheet.MUTED, USUAL, by);
        sheet.centred(
                Typeface.REGULAR,
                Sheet.INK,
                USUAL,
                thresholds.stream()
                        .map(band -> match.say("from", "points", match.halves(band.from())) + " "
                                + match.say("grade." + band.grade().id()))
                        .collect(Collectors.joining(" · ")));
        if (!standing.isEmpty()) {
            sheet.centred(Typeface.BOLD, Sheet.INK, USUAL, match.say("standing", "list", String.join(", ", standing)));
        }
    }

    private void kutas(List<Ashtakuta> all) {
        List<List<String>> rows = new ArrayList<>();
        List<Sheet.Bar> bars = new ArrayList<>();
        for (Kuta kuta : Kuta.ALL) {
            List<KutaScore> scores = all.stream().map(one -> one.of(kuta)).toList();
            int least = scores.stream().mapToInt(KutaScore::halves).min().orElseThrow();
            int most = scores.stream().mapToInt(KutaScore::halves).max().orElseThrow();
            boolean fault = scores.stream().allMatch(KutaScore::isFault);
            boolean lifted = fault && all.stream().allMatch(one -> one.isLifted(kuta));
            String mark = fault ? " " + match.say(lifted ? "lifted" : "fault") : "";
            rows.add(List.of(
                    match.say("kuta." + kuta.id()),
                    match.trait(same(scores, KutaScore::bride)),
                    match.trait(same(scores, KutaScore::groom)),
                    range(least, most) + " / " + words.numerals(kuta.most()) + mark,
                    same(all, one -> one.halvesAfter(kuta)).map(match::halves).orElse(MatchWords.NOTHING),
                    match.reason(same(scores, Function.identity())) + " – "
                            + match.table(scores.get(0).table())));
            bars.add(new Sheet.Bar(least / (2.0 * kuta.most()), most / (2.0 * kuta.most())));
        }
        List<Column> columns = List.of(
                Column.left(match.say("kuta"), 1.7),
                Column.left(match.say("bride"), 2),
                Column.left(match.say("groom"), 2),
                Column.left(match.say("points"), 1.7),
                Column.centred(match.say("afterColumn"), 1.3),
                Column.left(match.say("reason"), 4.2));
        sheet.heading(match.say("system.ashtakuta"), 250);
        sheet.table(columns, rows, bars, 3, USUAL);
        List<List<String>> exceptions = new ArrayList<>();
        for (KutaExemption exemption : KutaExemption.ALL) {
            if (all.stream().anyMatch(one -> one.exemptions().contains(exemption))) {
                boolean certain = all.stream().allMatch(one -> one.exemptions().contains(exemption));
                boolean counts = exemption.counts(all.get(0).counted());
                exceptions.add(List.of(
                        match.say("kuta." + exemption.kuta().id()),
                        match.rule(exemption),
                        match.source(exemption),
                        match.say(counts ? "counts" : certain ? "told" : "perhaps")));
            }
        }
        exceptions(match.say("kuta"), exceptions, match.say("exceptions.note"));
    }

    private void exceptions(String first, List<List<String>> rows, String note) {
        if (rows.isEmpty()) {
            return;
        }
        sheet.heading(match.say("exceptions.found"), 80);
        sheet.paragraph(Sheet.MUTED, USUAL, note);
        sheet.space(4);
        sheet.table(
                List.of(Column.left(first, 1.6), Column.left("", 5), Column.left("", 3.4), Column.left("", 1.4)),
                rows,
                USUAL);
    }

    // --- Poruthams
    // ------------------------------------------------------------------------------------------------------

    private void totalOfPoruthams(List<Poruthams> all) {
        int least = all.stream().mapToInt(Poruthams::halves).min().orElseThrow();
        int most = all.stream().mapToInt(Poruthams::halves).max().orElseThrow();
        int of = all.get(0).most();
        sheet.heading(match.say("poruthams"), 110);
        sheet.centred(Typeface.BOLD, Sheet.INK, 16, range(least, most) + " / " + words.numerals(of));
        sheet.bar(least / (2.0 * of), most / (2.0 * of));
        verdict(
                same(all, Poruthams::grade),
                match.say("bands." + all.get(0).bands().id()),
                all.get(0).thresholds(),
                all.stream()
                        .flatMap(one -> one.standing().stream())
                        .distinct()
                        .map(porutham -> match.say("porutham." + porutham.id()))
                        .toList());
    }

    private void poruthams(List<Poruthams> all) {
        List<List<String>> rows = new ArrayList<>();
        for (PoruthamScore listed : all.get(0).scores()) {
            Porutham porutham = listed.porutham();
            List<PoruthamScore> scores =
                    all.stream().map(one -> one.of(porutham)).toList();
            String name = match.say("porutham." + porutham.id());
            String grade = same(scores, PoruthamScore::grade)
                    .map(one -> match.say("grade." + one.id()))
                    .orElseGet(() -> match.say("uncertain"));
            rows.add(List.of(
                    porutham.isEssential() ? name + " (" + match.say("essential") + ")" : name,
                    match.trait(same(scores, PoruthamScore::bride)),
                    match.trait(same(scores, PoruthamScore::groom)),
                    listed.counted() ? grade : grade + " – " + match.say("uncounted"),
                    match.reasonOfPorutham(same(scores, Function.identity())) + " – " + match.table(listed.table())));
        }
        List<Column> columns = List.of(
                Column.left(match.say("porutham"), 2),
                Column.left(match.say("bride"), 2),
                Column.left(match.say("groom"), 2),
                Column.left(match.say("holds"), 2.6),
                Column.left(match.say("reason"), 4.2));
        sheet.heading(match.say("system.porutham"), 250);
        sheet.table(columns, rows, USUAL);
        List<List<String>> exceptions = new ArrayList<>();
        for (PoruthamExemption exemption : PoruthamExemption.ALL) {
            if (all.stream().anyMatch(one -> one.exemptions().contains(exemption))) {
                boolean certain = all.stream().allMatch(one -> one.exemptions().contains(exemption));
                exceptions.add(List.of(
                        match.say("porutham." + exemption.porutham().id()),
                        match.rule(exemption),
                        match.source(exemption),
                        match.say(certain ? "told" : "perhaps")));
            }
        }
        exceptions(match.say("porutham"), exceptions, match.say("exceptions.porutham"));
    }

    // --- Of whole charts
    // --------------------------------------------------------------------------------------------------

    private String together(Optional<Boolean> compatible) {
        return match.say(compatible.isEmpty() ? "open" : compatible.get() ? "together" : "apart");
    }

    private List<Column> sides(String first) {
        return List.of(Column.left(first, 2), Column.left(match.say("bride"), 4), Column.left(match.say("groom"), 4));
    }

    private void mangal(MangalMatch mangal) {
        sheet.heading(match.say("mangal"), 120);
        sheet.paragraph(
                Sheet.INK,
                USUAL,
                together(mangal.compatible()) + " – "
                        + match.say("ground." + mangal.ground().id()));
        sheet.space(4);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(match.say("mangal"), dosha(mangal.bride()), dosha(mangal.groom())));
        for (MatchPoint point : MatchPoint.ALL) {
            rows.add(List.of(match.point(point), mars(mangal.bride(), point), mars(mangal.groom(), point)));
        }
        sheet.table(sides(""), rows, USUAL);
        List<List<String>> cancellations = new ArrayList<>();
        cancellations(cancellations, "bride", mangal.bride());
        cancellations(cancellations, "groom", mangal.groom());
        if (!cancellations.isEmpty()) {
            sheet.subheading(match.say("mangal.cancellations"), 40);
            sheet.table(
                    List.of(Column.left("", 1.6), Column.left("", 5), Column.left("", 3.4), Column.left("", 1.4)),
                    cancellations,
                    USUAL);
        }
    }

    private void cancellations(List<List<String>> rows, String side, MangalDosha dosha) {
        for (MangalCancellation cancellation : dosha.cancellations()) {
            rows.add(List.of(
                    match.say(side),
                    match.rule(cancellation),
                    match.source(cancellation),
                    match.say(cancellation.counts(dosha.lifted()) ? "counts" : "told")));
        }
    }

    private String dosha(MangalDosha dosha) {
        Optional<Boolean> present = dosha.isPresent();
        if (present.isEmpty()) {
            return match.say("mangal.unknown");
        }
        boolean stands = dosha.stands().orElse(false);
        return match.say(!present.get() ? "mangal.absent" : stands ? "mangal.present" : "mangal.cancelled");
    }

    private String mars(MangalDosha dosha, MatchPoint point) {
        return dosha.places().stream()
                .filter(place -> place.from() == point)
                .findFirst()
                .map(place -> match.say(
                                "mangal.house", "house", words.numerals(place.house()), "from", match.point(point))
                        + (place.afflicted() ? " – " + match.say(place.freed() ? "mangal.freed" : "mangal.dosha") : ""))
                .orElse(MatchWords.NOTHING);
    }

    private void papasamya(Papasamya bride, Papasamya groom) {
        boolean balanced = groom.points() >= bride.points();
        sheet.heading(match.say("papa"), 110);
        sheet.paragraph(
                Sheet.INK,
                USUAL,
                together(Optional.of(balanced)) + " – " + match.say(balanced ? "papa.balanced" : "papa.unbalanced"));
        sheet.space(4);
        List<List<String>> rows = new ArrayList<>();
        for (MatchPoint point : MatchPoint.ALL) {
            rows.add(List.of(match.point(point), malefics(bride, point), malefics(groom, point)));
        }
        rows.add(List.of(match.say("total"), sum(bride), sum(groom)));
        sheet.table(sides(""), rows, USUAL);
    }

    private String malefics(Papasamya papasamya, MatchPoint point) {
        String text = papasamya.burdens().stream()
                .filter(burden -> burden.from() == point)
                .map(burden -> labels.full(burden.graha()) + " " + words.numerals(burden.house()) + " ("
                        + match.quarters(burden.quarters()) + ")")
                .collect(Collectors.joining(", "));
        return text.isEmpty() ? MatchWords.NOTHING : text;
    }

    private String sum(Papasamya papasamya) {
        return match.quarters(papasamya.burdens().stream()
                .mapToInt(Papasamya.Burden::quarters)
                .sum());
    }

    private void sandhi(MatchReport.Sandhi sandhi) {
        sheet.heading(match.say("sandhi"), 70);
        sheet.paragraph(
                Sheet.MUTED,
                USUAL,
                match.say(
                        "sandhi.note",
                        "months",
                        words.numerals(sandhi.months()),
                        "years",
                        words.numerals(sandhi.years())));
        sheet.space(4);
        if (sandhi.changes().isEmpty()) {
            sheet.paragraph(Sheet.INK, USUAL, match.say("sandhi.none"));
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        for (DashaSandhi change : sandhi.changes()) {
            rows.add(List.of(
                    change(change.bride(), report.bride()),
                    change(change.groom(), report.groom()),
                    match.say(
                            "sandhi.apart",
                            "count",
                            words.numerals(change.apart().toDays()))));
        }
        sheet.table(
                List.of(
                        Column.left(match.say("bride"), 4),
                        Column.left(match.say("groom"), 4),
                        Column.right(match.say("sandhi.between"), 2)),
                rows,
                USUAL);
    }

    private String change(DashaSandhi.Change change, Person person) {
        ZoneRules zone = person.chart().map(chart -> chart.birth().zone()).orElse(ZoneRules.of(ZoneOffset.UTC));
        return labels.full((Graha) change.from().ruler()) + " → "
                + labels.full((Graha) change.to().ruler()) + ", " + date(change.at(), zone);
    }

    private String date(Instant instant, ZoneRules zone) {
        return new LocalClock(zone, report.conventions().timeRounding(), words).date(instant);
    }

    // --- What else
    // --------------------------------------------------------------------------------------------------------

    private void remarks() {
        List<List<MatchRemark>> found = Stream.concat(
                        report.kutas().stream().map(Ashtakuta::remarks),
                        report.poruthams().stream().map(Poruthams::remarks))
                .toList();
        List<List<String>> rows = MatchRemark.ALL.stream()
                .filter(remark -> found.stream().allMatch(some -> some.contains(remark)))
                .map(remark -> List.of(match.rule(remark), match.source(remark)))
                .toList();
        if (!rows.isEmpty()) {
            sheet.heading(match.say("remarks"), 40);
            sheet.table(List.of(Column.left("", 6), Column.left("", 4)), rows, USUAL);
        }
    }

    private void absent() {
        List<List<String>> rows = new ArrayList<>();
        if (report.bride().moons().size() > 1 || report.groom().moons().size() > 1) {
            rows.add(List.of(match.say("absent.total"), match.say("absent.why.moon_not_certain")));
        }
        boolean star = report.mangal().isEmpty();
        if (star) {
            rows.add(List.of(match.say("absent.mangal"), match.say("absent.why.births_needed")));
        }
        if (report.papasamya().isEmpty()) {
            rows.add(List.of(
                    match.say("absent.papasamya"),
                    match.say(star ? "absent.why.births_needed" : "absent.why.houses_need_time")));
        }
        if (report.sandhi().isEmpty()) {
            rows.add(List.of(
                    match.say("absent.dasha_sandhi"),
                    match.say(star ? "absent.why.births_needed" : "absent.why.dashas_need_time")));
        }
        if (!rows.isEmpty()) {
            sheet.heading(match.say("absent"), 40);
            sheet.table(List.of(Column.left("", 3), Column.left("", 7)), rows, USUAL);
        }
    }

    /** What places depend on where somebody has a birth, and how the rules of the comparison are read. */
    private void conventions() {
        List<List<String>> rows = new ArrayList<>();
        boolean born = Stream.of(report.bride(), report.groom())
                .anyMatch(person -> person.chart().isPresent() || person.date().isPresent());
        if (born) {
            for (Convention<?> convention :
                    List.<Convention<?>>of(ChosenAyanamsa.CONVENTION, NodeType.CONVENTION, Positions.CONVENTION)) {
                rows.add(List.of(
                        words.name(convention), words.value(convention, report.conventions(), report.ayanamsaName())));
            }
        }
        rows.add(List.of(match.say("preset"), match.by("preset", report.preset().id())));
        if (!report.kutas().isEmpty()) {
            rows.add(List.of(
                    match.say("exceptions"),
                    match.say("exceptions." + report.kutas().get(0).counted().id())));
        }
        // These have no words of their own: they are told as requests name them.
        report.readings()
                .forEach(reading -> rows.add(List.of(reading.convention().id(), reading.id())));
        rows.add(List.of(words.say("panchanga.convention.engine"), report.program()));
        List<Column> columns =
                List.of(Column.left(words.say("report.convention"), 4), Column.left(words.say("report.chosen"), 5));
        sheet.heading(words.say("chart.settings"), 120);
        sheet.table(columns, rows, USUAL);
        sheet.space(6);
        sheet.paragraph(Sheet.MUTED, USUAL, match.say("note"));
        sheet.paragraph(Sheet.MUTED, USUAL, words.say("report.note"));
    }

    /** The value that all have, if they have one. */
    private static <T, V> Optional<V> same(List<T> all, Function<T, V> value) {
        List<V> values = all.stream().map(value).distinct().toList();
        return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
    }
}
