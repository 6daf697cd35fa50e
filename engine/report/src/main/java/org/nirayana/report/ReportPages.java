package org.nirayana.report;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.GrahaBala;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.Shadbala;
import org.nirayana.jyotisha.varga.VargaChart;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.Ruler;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;
import org.nirayana.report.Sheet.Block;
import org.nirayana.report.Sheet.Column;
import org.nirayana.words.Labels;

/** Writes the pages of a report one after the other. */
final class ReportPages {
    private static final int NAVAMSA = 9;
    private static final double SMALL = 8;
    private static final double USUAL = 8.6;

    /** The smallest type in a chart, in points. */
    private static final double CHART_TYPE_SIZE = 9;

    private static final double GAP = 12;

    private final Report report;
    private final Chart chart;
    private final Panchanga panchanga;
    private final Conventions conventions;
    private final ReportWords words;
    private final Labels labels;
    private final LocalClock clock;
    private final PdfDocument document;
    private final Sheet sheet;

    /** Where the time of birth is not known, what is said instead of what stands on it. */
    private final Optional<DayPages> untimed;

    ReportPages(Report report) {
        this.report = report;
        this.chart = report.chart();
        this.panchanga = report.panchanga();
        this.conventions = chart.conventions();
        this.words = new ReportWords(report.language());
        this.labels = words.labels();
        this.clock = new LocalClock(chart.birth().zone(), conventions.timeRounding(), words);
        this.document = new PdfDocument(report.paper());
        this.sheet = new Sheet(document, report.paper());
        this.untimed = report.day().map(day -> new DayPages(this, day, words, clock, sheet));
    }

    void write(OutputStream out) throws IOException {
        cover();
        sheet.startPage();
        untimed.ifPresentOrElse(DayPages::planets, this::planets);
        almanac();
        if (untimed.isEmpty()) {
            strengths();
        }
        untimed.ifPresentOrElse(DayPages::dashas, this::dashas);
        conventions();
        String title = words.say("report.title");
        sheet.finish(whose(), title, words::page);
        String name = report.caption().name().map(text -> text + " – " + title).orElse(title);
        document.save(out, name, labels.language().code());
    }

    /** Name and place, or where that is; on every page. */
    private String whose() {
        String place = report.caption().place().orElseGet(this::coordinates);
        String whose = report.caption().name().map(name -> name + " · " + place).orElse(place);
        return untimed.isEmpty() ? whose : labels.caption(Labels.Caption.TIME_UNKNOWN) + " · " + whose;
    }

    private void cover() {
        sheet.letterhead(report.letterhead());
        sheet.centred(Typeface.REGULAR, Sheet.MUTED, 13, words.say("report.title"));
        report.caption().name().ifPresent(name -> sheet.centred(Typeface.BOLD, Sheet.INK, 24, name));
        sheet.centred(Typeface.REGULAR, Sheet.INK, 11, words.birthTime(report.caption()));
        String where = report.caption()
                .place()
                .map(place -> place + " (" + coordinates() + ")")
                .orElseGet(this::coordinates);
        sheet.centred(Typeface.REGULAR, Sheet.INK, 11, where);
        sheet.space(10);
        charts();
        sheet.space(12);
        sheet.facts(untimed.map(DayPages::facts).orElseGet(this::birthFacts), 9.5);
        if (untimed.isPresent()) {
            sheet.space(8);
            sheet.paragraph(Sheet.INK, 9.5, words.say("chart.untimed"));
        }
    }

    private void charts() {
        double wide = (sheet.width() - GAP) / 2;
        double tall = 0;
        int[] divisions = untimed.isPresent() ? new int[] {1} : new int[] {1, NAVAMSA};
        double begin = sheet.left() + (sheet.width() - divisions.length * (wide + GAP) + GAP) / 2;
        for (int i = 0; i < divisions.length; i++) {
            ChartDrawing drawing = drawing(chart, divisions[i], report.style(), labels, report.caption(), wide);
            String name = untimed.isPresent() ? labels.caption(Labels.Caption.MOON_CHART) : labels.chart(divisions[i]);
            tall = Math.max(tall, sheet.chart(drawing, name, begin + i * (wide + GAP), wide));
        }
        sheet.space(tall);
    }

    /** A chart that stands on a page, which says whose it is; the chart itself says when, and by which ayanamsa. */
    static ChartDrawing drawing(
            Chart chart, int divisions, ChartStyle style, Labels labels, ChartCaption caption, double wide) {
        return new ChartDrawing(
                        chart.placements(),
                        chart.conventions().varga(divisions),
                        style,
                        labels,
                        caption.anonymous(),
                        Theme.LIGHT,
                        (int) wide)
                .withMinText(CHART_TYPE_SIZE);
    }

    private List<String[]> birthFacts() {
        Placement moon = chart.moon();
        List<String[]> facts = new ArrayList<>();
        facts.add(new String[] {labels.full(Lagna.LAGNA), place(chart.ascendant())});
        facts.add(new String[] {words.say("chart.moonIn"), star(moon)});
        facts.add(new String[] {labels.full(Graha.MOON), place(moon)});
        facts.add(new String[] {labels.full(Graha.SUN), place(chart.sun())});
        facts.add(new String[] {words.say("panchanga.limb.tithi"), atBirth(panchanga.tithis(), words::tithi)});
        facts.add(new String[] {
            words.say("panchanga.limb.vara"),
            words.ofAlmanac("vara", panchanga.vara().id())
        });
        facts.add(new String[] {
            words.say("panchanga.limb.yoga"), atBirth(panchanga.yogas(), yoga -> words.ofAlmanac("yoga", yoga.id()))
        });
        facts.add(new String[] {
            words.say("panchanga.limb.karana"),
            atBirth(
                    panchanga.karanas(),
                    half -> words.ofAlmanac("karana", half.karana().id()))
        });
        Dasha dasha = chart.dasha(NakshatraDasha.VIMSHOTTARI);
        facts.add(new String[] {words.say("dashas.system.vimshottari"), balance(dasha)});
        facts.add(ayanamsa());
        return facts;
    }

    String[] ayanamsa() {
        return new String[] {
            labels.caption(Labels.Caption.AYANAMSA),
            labels.ayanamsa(conventions.ayanamsa(), report.caption().ayanamsaName()) + " "
                    + degrees(chart.ayanamsa().signed())
        };
    }

    /** Which of the limbs runs at the birth; the first of the day where none does, which cannot be. */
    private <T> String atBirth(List<Spanned<T>> limbs, Function<T, String> name) {
        Instant birth = chart.birth().instant();
        return limbs.stream()
                .filter(one -> one.span().contains(birth))
                .findFirst()
                .or(() -> limbs.stream().findFirst())
                .map(one -> name.apply(one.value()))
                .orElse("");
    }

    private void planets() {
        sheet.heading(words.say("chart.table"), 220);
        VargaChart navamsa = chart.varga(NAVAMSA);
        List<List<String>> rows = new ArrayList<>();
        rows.add(row(chart.ascendant(), navamsa.ascendant().rasi()));
        chart.grahas()
                .forEach(graha ->
                        rows.add(row(graha, navamsa.of((Graha) graha.point()).rasi())));
        sheet.table(
                List.of(
                        Column.left(words.say("chart.graha"), 2.1),
                        Column.left(words.say("chart.rasi"), 1.7),
                        Column.right(words.say("chart.degrees"), 1.5),
                        Column.left(labels.caption(Labels.Caption.NAKSHATRA), 2.4),
                        Column.centred(labels.caption(Labels.Caption.PADA), 1),
                        Column.left(words.say("strengths.nakshatra_lord"), 1.4),
                        Column.centred(words.say("chart.house"), 1),
                        Column.left(labels.chart(NAVAMSA), 1.7),
                        Column.left(words.say("chart.state"), 2.3),
                        Column.right(words.say("chart.speed"), 1.2)),
                rows,
                USUAL);
    }

    private List<String> row(Placement placement, Rasi navamsa) {
        return List.of(
                name(placement),
                labels.name(placement.rasi()),
                inSign(placement.sidereal()),
                labels.name(placement.nakshatra()),
                words.numerals(placement.pada()),
                labels.full(placement.nakshatra().lord()),
                words.numerals(placement.house()),
                labels.name(navamsa),
                placement.point() instanceof Graha graha ? state(chart, graha) : "",
                placement.isAscendant() ? "" : decimal(placement.speedPerDay().degrees(), 4));
    }

    /** With the mark of those that go back and need not: backwards is the way of the nodes. */
    String name(Placement placement) {
        String name = labels.full(placement.point());
        boolean marked = placement.isRetrograde() && placement.point() instanceof Graha graha && !graha.isNode();
        return marked ? name + " (" + labels.caption(Labels.Caption.RETROGRADE_MARK) + ")" : name;
    }

    /** What its sign is to a graha, whether the Sun burns it, and whether it stands in the same sign in the navamsa. */
    String state(Chart chart, Graha graha) {
        GrahaState state = GrahaState.of(chart).stream()
                .filter(one -> one.graha() == graha)
                .findFirst()
                .orElseThrow();
        List<String> said = new ArrayList<>();
        state.dignity().map(this::dignity).ifPresent(said::add);
        if (state.combustion().filter(Combustion::isCombust).isPresent()) {
            said.add(words.say("chart.combust"));
        }
        if (state.vargottama()) {
            said.add(words.say("chart.vargottama"));
        }
        return ReportWords.capital(String.join(", ", said));
    }

    private String dignity(Dignity dignity) {
        return words.find("chart.dignity." + dignity.id()).orElseGet(() -> words.say("chart.relation." + dignity.id()));
    }

    private void almanac() {
        String heading = words.say("report.panchanga");
        sheet.heading(untimed.isEmpty() ? heading : heading + ", " + words.date(panchanga.date()), 160);
        sheet.facts(dayFacts(), USUAL);
        sheet.space(4);
        sheet.subheading(words.say("panchanga.group.limbs"), 170);
        List<List<String>> limbs = new ArrayList<>();
        limb(limbs, "panchanga.limb.tithi", panchanga.tithis(), words::tithi);
        panchanga
                .nakshatras()
                .forEach(one -> limbs.add(
                        limb(labels.caption(Labels.Caption.NAKSHATRA), labels.name(one.nakshatra()), one.span())));
        limb(limbs, "panchanga.limb.yoga", panchanga.yogas(), yoga -> words.ofAlmanac("yoga", yoga.id()));
        limb(
                limbs,
                "panchanga.limb.karana",
                panchanga.karanas(),
                half -> words.ofAlmanac("karana", half.karana().id()));
        sheet.table(spanColumns("panchanga.column.limb"), limbs, USUAL);
        List<List<String>> times = new ArrayList<>();
        panchanga.times().ifPresent(day -> {
            span(times, "rahu_kalam", List.of(day.rahuKalam()));
            span(times, "yamaganda", List.of(day.yamaganda()));
            span(times, "gulika", List.of(day.gulika()));
            span(times, "abhijit", List.of(day.abhijit()));
            span(times, "brahma_muhurta", day.brahmaMuhurta().stream().toList());
            span(times, "durmuhurta", day.durmuhurtas());
        });
        span(times, "varjya", panchanga.varjyas());
        span(times, "amrita_kala", panchanga.amritas());
        if (!times.isEmpty()) {
            sheet.subheading(words.say("panchanga.group.times"), times.size() * USUAL * 1.9);
            sheet.table(
                    List.of(
                            Column.left(words.say("panchanga.column.name"), 4),
                            Column.left(words.say("panchanga.column.start"), 3),
                            Column.left(words.say("panchanga.column.end"), 3)),
                    times,
                    USUAL);
        }
    }

    private List<Column> spanColumns(String first) {
        return List.of(
                Column.left(words.say(first), 2),
                Column.left(words.say("panchanga.column.name"), 3),
                Column.left(words.say("panchanga.column.start"), 3),
                Column.left(words.say("panchanga.column.end"), 3));
    }

    private <T> void limb(List<List<String>> rows, String key, List<Spanned<T>> limbs, Function<T, String> name) {
        limbs.forEach(one -> rows.add(limb(words.say(key), name.apply(one.value()), one.span())));
    }

    private List<String> limb(String limb, String name, TimeSpan exact) {
        TimeSpan span = clock.limb(exact);
        return List.of(limb, name, clock.dateAndTime(span.start()), clock.dateAndTime(span.end()));
    }

    private void span(List<List<String>> rows, String name, List<TimeSpan> spans) {
        spans.forEach(span -> rows.add(List.of(
                words.say("panchanga.time." + name), clock.dateAndTime(span.start()), clock.dateAndTime(span.end()))));
    }

    private String solarMonth() {
        String rasi = labels.name(panchanga.solarMonth().rasi());
        return report.isSolarMonthNamed()
                ? words.say(
                        "panchanga.solar_day",
                        "month",
                        words.solarMonth(panchanga.solarMonth()),
                        "day",
                        words.numerals(panchanga.solarMonth().day()),
                        "rasi",
                        rasi)
                : words.say("panchanga.solar_sign", "rasi", rasi);
    }

    private List<String[]> dayFacts() {
        List<String[]> facts = new ArrayList<>();
        fact(facts, "sunrise", panchanga.day().sunriseIfAny().map(clock::dateAndTime));
        fact(facts, "sunset", panchanga.day().sunsetIfAny().map(clock::dateAndTime));
        fact(facts, "moonrise", panchanga.moon().moonrise().map(clock::dateAndTime));
        fact(facts, "moonset", panchanga.moon().moonset().map(clock::dateAndTime));
        fact(
                facts,
                "lunar_month",
                Optional.of(words.months(panchanga.lunarMonth(), conventions.lunarMonth()) + " · "
                        + words.ofAlmanac(
                                "paksha_long",
                                panchanga.tithis().get(0).value().paksha().id())));
        fact(facts, "solar_month", Optional.of(solarMonth()));
        fact(
                facts,
                "season",
                Optional.of(words.ofAlmanac("ritu", panchanga.ritu().id()) + " · "
                        + words.ofAlmanac("ayana", panchanga.ayana().id())));
        fact(
                facts,
                "years",
                Optional.of(words.solarYear(panchanga.solarMonth(), panchanga.date())
                                .map(year -> year + ", ")
                                .orElse("")
                        + words.say(
                                "panchanga.years",
                                "shaka",
                                words.numerals(panchanga.years().shaka()),
                                "vikram",
                                words.numerals(panchanga.years().vikram()),
                                "kali",
                                words.numerals(panchanga.years().kali()))));
        fact(
                facts,
                "samvatsara",
                Optional.of(words.say(
                        "panchanga.samvatsaras",
                        "south",
                        words.ofAlmanac("samvatsara", panchanga.years().south().id()),
                        "north",
                        words.ofAlmanac(
                                "samvatsara", panchanga.years().north().name().id()))));
        return facts;
    }

    private void fact(List<String[]> facts, String name, Optional<String> value) {
        facts.add(new String[] {words.say("panchanga.fact." + name), value.orElse("–")});
    }

    private void strengths() {
        sheet.heading(words.say("strengths.shadbala"), 160);
        List<List<String>> rows = new ArrayList<>();
        for (GrahaBala bala : Shadbala.of(chart).grahas()) {
            rows.add(List.of(
                    labels.full(bala.graha()),
                    decimal(bala.sthana().total(), 1),
                    decimal(bala.dig(), 1),
                    decimal(bala.kala().total(), 1),
                    decimal(bala.cheshta(), 1),
                    decimal(bala.naisargika(), 1),
                    decimal(bala.drik(), 1),
                    decimal(bala.total(), 1),
                    decimal(bala.rupas(), 2),
                    decimal(bala.required() / 60, 1),
                    words.numerals(bala.rank())));
        }
        List<Column> columns = new ArrayList<>(List.of(Column.left(words.say("chart.graha"), 1.9)));
        for (String bala : List.of("sthana", "dig", "kala", "cheshta", "naisargika", "drik")) {
            columns.add(Column.right(words.say("strengths.bala." + bala), 1.35));
        }
        columns.add(Column.right(words.say("strengths.total"), 1.2));
        columns.add(Column.right(words.say("strengths.rupas"), 1.2));
        columns.add(Column.right(words.say("strengths.required"), 1.35));
        columns.add(Column.right(words.say("strengths.rank"), 1));
        sheet.table(columns, rows, SMALL);

        sheet.heading(words.say("strengths.ashtakavarga"), 230);
        Ashtakavarga ashtakavarga = Ashtakavarga.of(chart);
        List<ChartPoint> points = Ashtakavarga.POINTS;
        List<Column> signs = new ArrayList<>(List.of(Column.left(words.say("chart.rasi"), 2)));
        points.forEach(point -> signs.add(Column.centred(labels.brief(point), 1)));
        signs.add(Column.centred(words.say("strengths.sarva"), 2.4));
        List<List<String>> bindus = new ArrayList<>();
        for (Rasi rasi : Rasi.ALL) {
            List<String> row = new ArrayList<>(List.of(labels.name(rasi)));
            points.forEach(
                    point -> row.add(words.numerals(ashtakavarga.bhinna(point).get(rasi.number() - 1))));
            row.add(words.numerals(ashtakavarga.sarva().get(rasi.number() - 1)));
            bindus.add(row);
        }
        List<String> total = new ArrayList<>(List.of(words.say("strengths.total")));
        points.forEach(point -> total.add(words.numerals(sum(ashtakavarga.bhinna(point)))));
        total.add(words.numerals(sum(ashtakavarga.sarva())));
        bindus.add(total);
        sheet.table(signs, bindus, USUAL);
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private void dashas() {
        NakshatraDasha system = NakshatraDasha.VIMSHOTTARI;
        Dasha dasha = chart.dasha(system);
        List<DashaPeriod> periods = dasha.periods(report.dashaLevels(), 1);
        sheet.heading(words.say("dashas.system.vimshottari"), 190);
        sheet.paragraph(Sheet.MUTED, USUAL, balance(dasha));
        sheet.space(4);
        List<List<String>> lives = new ArrayList<>();
        for (DashaPeriod period : periods) {
            lives.add(List.of(
                    lord(period.lord().ruler()),
                    clock.date(period.start()),
                    clock.date(period.end()),
                    words.say("panchanga.unit.y", "n", words.numerals(system.years(period.lord())))));
        }
        sheet.table(
                List.of(
                        Column.left(words.say("dashas.level.mahadasha"), 3),
                        Column.left(words.say("dashas.column.start"), 3),
                        Column.left(words.say("dashas.column.end"), 3),
                        Column.right(words.say("dashas.column.lasts"), 2)),
                lives,
                USUAL);
        if (report.dashaLevels() > 1) {
            sheet.subheading(words.say("dashas.level.antardasha"), 150);
            sheet.blocks(
                    periods.stream()
                            .map(period -> block(lord(period.lord().ruler()), period))
                            .toList(),
                    3,
                    7.6);
        }
        if (report.dashaLevels() > 2) {
            sheet.subheading(words.say("dashas.level.pratyantardasha"), 150);
            List<Block> blocks = new ArrayList<>();
            for (DashaPeriod period : periods) {
                for (DashaPeriod part : period.parts()) {
                    String title = lord(period.lord().ruler()) + " – "
                            + lord(part.lord().ruler());
                    blocks.add(block(title, part));
                }
            }
            sheet.blocks(blocks, 3, 7.2);
        }
    }

    private Block block(String title, DashaPeriod period) {
        return new Block(
                title,
                period.parts().stream()
                        .map(part -> new Block.Line(
                                lord(part.lord().ruler()),
                                clock.date(part.start()) + " – " + clock.date(part.end()),
                                part.end().isBefore(chart.birth().instant())))
                        .toList());
    }

    String lord(Ruler ruler) {
        return ruler instanceof Graha graha ? labels.full(graha) : labels.name((Rasi) ruler);
    }

    /** What was left of the first period at birth, in years and months or months and days. */
    private String balance(Dasha dasha) {
        DashaPeriod first = dasha.periods(1, 1).get(0);
        String left = clock.span(chart.birth().instant(), first.end());
        return words.say(
                "dashas.balance", "years", left, "lord", lord(first.lord().ruler()));
    }

    private void conventions() {
        List<List<String>> rows = new ArrayList<>();
        Conventions standard = Conventions.standard();
        for (Convention<?> convention : ConventionRegistry.OF_ONE_BIRTH) {
            boolean isShown =
                    !convention.isReading() || !conventions.text(convention).equals(standard.text(convention));
            boolean isUnsaid = convention == SolarCalendar.CONVENTION && !report.isSolarMonthNamed();
            if (isShown && !isUnsaid) {
                rows.add(List.of(
                        words.name(convention),
                        words.value(convention, conventions, report.caption().ayanamsaName())));
            }
        }
        rows.add(List.of(
                words.say("panchanga.convention.timezone"),
                report.caption().zone().orElse("UTC")));
        rows.add(List.of(words.say("panchanga.convention.engine"), report.program()));
        List<Column> columns =
                List.of(Column.left(words.say("report.convention"), 4), Column.left(words.say("report.chosen"), 5));
        sheet.heading(words.say("chart.settings"), sheet.tableHeight(columns, rows, USUAL));
        sheet.table(columns, rows, USUAL);
        sheet.space(6);
        sheet.paragraph(Sheet.MUTED, USUAL, words.say("report.note"));
    }

    private String coordinates() {
        return words.coordinates(chart.birth().site());
    }

    String place(Placement placement) {
        return labels.name(placement.rasi()) + " " + inSign(placement.sidereal());
    }

    String star(Placement placement) {
        return labels.name(placement.nakshatra()) + " " + words.numerals(placement.pada());
    }

    /** Degrees, minutes and seconds in the sign, cut and not rounded, so that the end of a sign never reads 30°. */
    String inSign(SiderealLongitude longitude) {
        long seconds = longitude.ticks()
                % (30 * SiderealLongitude.TICKS_PER_DEGREE)
                / (SiderealLongitude.TICKS_PER_DEGREE / 3600);
        return degrees(seconds);
    }

    private String degrees(Angle angle) {
        long seconds = Math.round(angle.arcseconds());
        return (seconds < 0 ? "−" : "") + degrees(Math.abs(seconds));
    }

    private String degrees(long seconds) {
        return words.numerals(
                seconds / 3600 + "°" + LocalClock.two(seconds / 60 % 60) + "′" + LocalClock.two(seconds % 60) + "″");
    }

    private String decimal(double number, int places) {
        String text = BigDecimal.valueOf(number)
                .setScale(places, RoundingMode.HALF_EVEN)
                .toPlainString();
        return words.numerals(text.replace('-', '−'));
    }
}
