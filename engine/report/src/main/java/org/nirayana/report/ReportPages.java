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
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.dasha.ProportionalDasha;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.GrahaBala;
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
    private static final double CHART_TYPE_SIZE = 6.6;

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

    ReportPages(Report report) {
        this.report = report;
        this.chart = report.chart();
        this.panchanga = report.panchanga();
        this.conventions = chart.conventions();
        this.words = new ReportWords(report.language());
        this.labels = words.labels();
        this.clock = new LocalClock(chart.birth().zone(), conventions.timeRounding(), labels);
        this.document = new PdfDocument(report.paper());
        this.sheet = new Sheet(document, report.paper());
    }

    void write(OutputStream out) throws IOException {
        cover();
        sheet.startPage();
        planets();
        almanac();
        strengths();
        dashas();
        conventions();
        String title = words.say("report.title");
        sheet.finish(whose(), title, report.program(), words::page);
        String name = report.caption().name().map(text -> text + " – " + title).orElse(title);
        document.save(out, name, labels.language().code());
    }

    /** Name and place, or where that is; on every page. */
    private String whose() {
        String place = report.caption().place().orElseGet(this::coordinates);
        return report.caption().name().map(name -> name + " · " + place).orElse(place);
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
        sheet.facts(birthFacts(), 9.5);
    }

    private void charts() {
        double wide = (sheet.width() - GAP) / 2;
        double tall = 0;
        int[] divisions = {1, NAVAMSA};
        for (int i = 0; i < divisions.length; i++) {
            ChartDrawing drawing = drawing(chart, divisions[i], report.style(), labels, report.caption(), wide);
            double x = sheet.left() + i * (wide + GAP);
            tall = Math.max(tall, sheet.chart(drawing, labels.chart(divisions[i]), x, wide));
        }
        sheet.space(tall);
    }

    /** A chart that stands on a page, which says whose it is; the chart itself says when, and by which ayanamsa. */
    static ChartDrawing drawing(
            Chart chart, int divisions, ChartStyle style, Labels labels, ChartCaption caption, double wide) {
        ChartCaption without = new ChartCaption(
                Optional.empty(),
                Optional.empty(),
                caption.time(),
                caption.zone(),
                caption.ayanamsaId(),
                caption.ayanamsaName());
        return new ChartDrawing(
                        chart.placements(),
                        chart.conventions().varga(divisions),
                        style,
                        labels,
                        without,
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
        ProportionalDasha dasha = NakshatraDasha.VIMSHOTTARI.of(chart);
        facts.add(new String[] {
            words.say("dashas.system.vimshottari"),
            words.say(
                    "dashas.balance",
                    "years",
                    years(dasha),
                    "lord",
                    lord(dasha.lordAtBirth().ruler()))
        });
        facts.add(new String[] {
            labels.caption(Labels.Caption.AYANAMSA),
            labels.ayanamsa(conventions.ayanamsa(), report.caption().ayanamsaName()) + " "
                    + degrees(chart.ayanamsa().signed())
        });
        return facts;
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
                        Column.left(words.say("chart.rasi"), 1.9),
                        Column.right(words.say("chart.degrees"), 1.5),
                        Column.left(labels.caption(Labels.Caption.NAKSHATRA), 2.4),
                        Column.centred(labels.caption(Labels.Caption.PADA), 0.8),
                        Column.left(words.say("strengths.nakshatra_lord"), 1.6),
                        Column.centred(words.say("chart.house"), 0.9),
                        Column.left(labels.chart(NAVAMSA), 1.9),
                        Column.right(words.say("chart.speed"), 1.3)),
                rows,
                USUAL);
    }

    private List<String> row(Placement placement, Rasi navamsa) {
        String name = labels.full(placement.point());
        boolean marked = placement.isRetrograde() && !(placement.point() instanceof Graha graha && graha.isNode());
        String mark = " (" + labels.caption(Labels.Caption.RETROGRADE_MARK) + ")";
        return List.of(
                marked ? name + mark : name,
                labels.name(placement.rasi()),
                inSign(placement.sidereal()),
                labels.name(placement.nakshatra()),
                words.numerals(placement.pada()),
                labels.full(placement.nakshatra().lord()),
                words.numerals(placement.house()),
                labels.name(navamsa),
                placement.isAscendant() ? "" : decimal(placement.speedPerDay().degrees(), 4));
    }

    private void almanac() {
        sheet.heading(words.say("report.panchanga"), 160);
        sheet.facts(dayFacts(), USUAL);
        sheet.space(4);
        sheet.subheading(words.say("panchanga.group.limbs"), 170);
        List<List<String>> limbs = new ArrayList<>();
        limb(limbs, "panchanga.limb.tithi", panchanga.tithis(), words::tithi);
        panchanga
                .nakshatras()
                .forEach(one -> limbs.add(List.of(
                        labels.caption(Labels.Caption.NAKSHATRA),
                        labels.name(one.nakshatra()),
                        clock.dateAndTime(one.span().start()),
                        clock.dateAndTime(one.span().end()))));
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
        limbs.forEach(one -> rows.add(List.of(
                words.say(key),
                name.apply(one.value()),
                clock.dateAndTime(one.span().start()),
                clock.dateAndTime(one.span().end()))));
    }

    private void span(List<List<String>> rows, String name, List<TimeSpan> spans) {
        spans.forEach(span -> rows.add(List.of(
                words.say("panchanga.time." + name), clock.dateAndTime(span.start()), clock.dateAndTime(span.end()))));
    }

    private List<String[]> dayFacts() {
        List<String[]> facts = new ArrayList<>();
        fact(facts, "sunrise", panchanga.day().sunriseIfAny().map(clock::dateAndTime));
        fact(facts, "sunset", panchanga.day().sunsetIfAny().map(clock::dateAndTime));
        fact(facts, "moonrise", panchanga.moon().moonrise().map(clock::dateAndTime));
        fact(facts, "moonset", panchanga.moon().moonset().map(clock::dateAndTime));
        fact(facts, "lunar_month", Optional.of(words.month(panchanga.lunarMonth(), conventions.lunarMonth())));
        fact(
                facts,
                "solar_month",
                Optional.of(words.say(
                        "panchanga.solar_day",
                        "month",
                        words.solarMonth(panchanga.solarMonth()),
                        "day",
                        words.numerals(panchanga.solarMonth().day()),
                        "rasi",
                        labels.name(panchanga.solarMonth().rasi()))));
        fact(
                facts,
                "season",
                Optional.of(words.ofAlmanac("ritu", panchanga.ritu().id()) + ", "
                        + words.ofAlmanac("ayana", panchanga.ayana().id())));
        fact(
                facts,
                "years",
                Optional.of(words.say(
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
        ProportionalDasha dasha = NakshatraDasha.VIMSHOTTARI.of(chart);
        List<DashaPeriod> periods = dasha.periods(report.dashaLevels(), 1);
        sheet.heading(words.say("dashas.system.vimshottari"), 190);
        sheet.paragraph(
                Sheet.MUTED,
                USUAL,
                words.say(
                        "dashas.balance",
                        "years",
                        years(dasha),
                        "lord",
                        lord(dasha.lordAtBirth().ruler())));
        sheet.space(4);
        List<List<String>> lives = new ArrayList<>();
        for (DashaPeriod period : periods) {
            lives.add(List.of(
                    lord(period.lord().ruler()),
                    clock.date(period.start()),
                    clock.date(period.end()),
                    words.say(
                            "panchanga.unit.y",
                            "n",
                            words.numerals(period.lord().years()))));
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

    private String lord(Ruler ruler) {
        return ruler instanceof Graha graha ? labels.full(graha) : labels.name((Rasi) ruler);
    }

    private String years(ProportionalDasha dasha) {
        double years = dasha.balance().remaining() * dasha.lordAtBirth().years();
        return words.say("panchanga.unit.y", "n", decimal(years, 2));
    }

    private void conventions() {
        List<List<String>> rows = new ArrayList<>();
        Conventions standard = Conventions.standard();
        for (Convention convention : Convention.ALL) {
            boolean isShown = convention.reading().isEmpty()
                    || !convention.value(conventions).equals(convention.value(standard));
            if (isShown) {
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

    private String place(Placement placement) {
        return labels.name(placement.rasi()) + " " + inSign(placement.sidereal());
    }

    private String star(Placement placement) {
        return labels.name(placement.nakshatra()) + " " + words.numerals(placement.pada());
    }

    /** Degrees, minutes and seconds in the sign, cut and not rounded, so that the end of a sign never reads 30°. */
    private String inSign(SiderealLongitude longitude) {
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
