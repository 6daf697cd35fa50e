package org.nirayana.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.Nirayana;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.dasha.ProportionalDasha;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.IshtaReading;
import org.nirayana.jyotisha.strength.SunRequired;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.testing.HostileText;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

class ReportTest {
    private static final Nirayana ENGINE = Nirayana.standard();
    private static final Chart CHART = ENGINE.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
    private static final String NAME = "Śrī Lakshmi லக்ஷ்மி";
    private static final String PLACE = "Mylapore, Chennai";

    private static Report report(Chart chart, Language language, String name, String place, List<String> letterhead) {
        return new Report(
                chart,
                chart.panchanga(),
                caption(chart, name, place),
                language,
                ChartStyle.SOUTH_INDIAN,
                Paper.A4,
                letterhead,
                Report.DEFAULT_DASHA_LEVELS,
                "Nirayana");
    }

    private static ChartCaption caption(Chart chart, String name, String place) {
        return new ChartCaption(
                Optional.of(name),
                Optional.of(place),
                chart.birth().localTime(),
                Optional.of(chart.birth().zoneName()),
                "lahiri",
                "Lahiri");
    }

    static List<String> pages(byte[] pdf) throws IOException {
        List<String> pages = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                PDFTextStripper stripper = new PDFTextStripper();
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                pages.add(stripper.getText(document));
            }
        }
        return pages;
    }

    /** Who counts months by the Moon and has chosen no solar calendar reads no Tamil month. */
    @Test
    void aSolarMonthWithoutACalendarIsTheSunsSign() throws IOException {
        String usual = String.join(
                "",
                pages(report(CHART, Language.ENGLISH, NAME, PLACE, List.of()).pdf()));
        assertThat(usual).contains("Vaikasi 3 (Sun in Taurus)", "Solar calendar");
        Report lunar = new Report(
                CHART,
                CHART.panchanga(),
                caption(CHART, NAME, PLACE),
                Language.ENGLISH,
                ChartStyle.SOUTH_INDIAN,
                Paper.A4,
                List.of(),
                Report.DEFAULT_DASHA_LEVELS,
                "Nirayana",
                false,
                Optional.empty());
        assertThat(String.join("", pages(lunar.pdf())))
                .contains("Sun in Taurus")
                .doesNotContain("Vaikasi", "Solar calendar");
    }

    /** The eyelash ra of Marathi has no dot, and is still read as it was written. */
    @Test
    void marathiHasItsEyelashRa() {
        String written = "\u0926\u0941\u0938\u0931\u094D\u092F\u093E";
        ShapedText own = ShapedText.of(Typeface.REGULAR, written);
        ShapedText joined = ShapedText.of(Typeface.REGULAR, written.replace("\u0931\u094D", "\u0930\u094D\u200D"));
        assertThat(own.glyphs().stream().map(ShapedText.Glyph::id).toList())
                .isNotEmpty()
                .isEqualTo(joined.glyphs().stream().map(ShapedText.Glyph::id).toList());
        assertThat(own.glyphs().stream().map(ShapedText.Glyph::text).reduce("", String::concat))
                .isEqualTo(written);
    }

    private static Report untimed(String date, Language language) {
        Birth noon = ENGINE.birth(Birth.at(date + "T12:00").in("Chennai"));
        Instant start =
                noon.localDate().atStartOfDay().toInstant(noon.localTime().getOffset());
        BirthDay day = new BirthDay(
                new TimeSpan(start, start.plus(Duration.ofDays(1))),
                instant -> ENGINE.chart(noon.at(instant)),
                instant -> ENGINE.chart(noon.at(instant)).panchanga());
        ChartCaption caption = caption(day.middle(), NAME, PLACE);
        return new Report(
                day.middle(),
                day.middle().panchanga(),
                new ChartCaption(
                        caption.name(),
                        caption.place(),
                        caption.time(),
                        caption.zone(),
                        caption.ayanamsaId(),
                        caption.ayanamsaName(),
                        day.rasis(Graha.MOON)),
                language,
                ChartStyle.SOUTH_INDIAN,
                Paper.A4,
                List.of(),
                Report.DEFAULT_DASHA_LEVELS,
                "Nirayana",
                Optional.of(day));
    }

    /** Nothing on paper stands on a time that nobody knows, and every page says that nobody does. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void aReportWithoutATimeOfBirthSaysSoAndLeavesOutWhatStandsOnIt(Language language) throws IOException {
        ReportWords words = new ReportWords(language);
        List<String> pages = pages(untimed("1960-07-12", language).pdf());
        String unknown = plain(words.labels().caption(Labels.Caption.TIME_UNKNOWN));
        assertThat(pages).hasSizeGreaterThan(1).allSatisfy(page -> assertThat(plain(page))
                .contains(unknown));
        String text = plain(String.join(" ", pages));
        assertThat(text).contains(plain(words.labels().caption(Labels.Caption.MOON_CHART)));
        assertThat(text).contains(plain(words.say("chart.untimed")));
        assertThat(text)
                .doesNotContain(plain(words.numerals("12:00:00")))
                .doesNotContain(plain(words.say("strengths.shadbala")))
                .doesNotContain(plain(words.say("dashas.level.antardasha")))
                .doesNotContain(plain(words.labels().chart(9)));
    }

    @Test
    void whatChangesWithinTheDayIsASpan() throws IOException {
        Report report = untimed("1960-07-12", Language.ENGLISH);
        BirthDay day = report.day().orElseThrow();
        String text = plain(String.join(" ", pages(report.pdf())));
        Labels labels = Language.ENGLISH.labels();
        assertThat(text)
                .contains(plain(labels.name(day.first(Graha.MOON).rasi())))
                .contains(plain(labels.name(day.last(Graha.MOON).rasi())));
        assertThat(day.nakshatras(Graha.MOON)).hasSizeGreaterThan(1);
        assertThat(day.first(Graha.MOON).sidereal())
                .isEqualTo(ENGINE.chart(Birth.at("1960-07-12T00:00").in("Chennai"))
                        .moon()
                        .sidereal());
        assertThat(day.last(Graha.MOON).sidereal())
                .isEqualTo(ENGINE.chart(Birth.at("1960-07-12T23:59:59.999").in("Chennai"))
                        .moon()
                        .sidereal());
        for (BirthDay.PossibleDasha dasha : day.dashas(NakshatraDasha.VIMSHOTTARI)) {
            LocalClock clock = new LocalClock(
                    day.middle().birth().zone(),
                    day.middle().conventions().timeRounding(),
                    new ReportWords(Language.ENGLISH));
            BirthDay.PossiblePeriod period = dasha.periods().get(1);
            assertThat(period.earliestEnd()).isBefore(period.latestEnd());
            assertThat(text).contains(plain(clock.date(period.earliestEnd()) + " " + clock.date(period.latestEnd())));
        }
    }

    @Test
    void theLastSecondsOfAnHourAreAnHour() {
        LocalClock clock = new LocalClock(
                CHART.birth().zone(), CHART.conventions().timeRounding(), new ReportWords(Language.ENGLISH));
        Instant from = Instant.parse("1990-05-17T05:00:00Z");
        assertThat(clock.span(from, from.plusSeconds(59 * 60 + 40))).isEqualTo("1 h 0 min");
        assertThat(clock.span(from, from.plusSeconds(119 * 60 + 40))).isEqualTo("2 h 0 min");
        assertThat(clock.span(from, from.plusSeconds(59 * 60 + 20))).isEqualTo("59 min");
    }

    /** Authority: the dashas of births a second after the day began, and a second before it ended. */
    @Test
    void aPeriodEndsBetweenThoseOfTheFirstAndTheLastBirthOfTheDay() {
        BirthDay day = untimed("1960-07-12", Language.ENGLISH).day().orElseThrow();
        List<BirthDay.PossibleDasha> dashas = day.dashas(NakshatraDasha.VIMSHOTTARI);
        assertThat(dashas).hasSize(2);
        assertEndIsReached(dashas.get(0).periods().get(0).latestEnd(), "1960-07-12T00:00:01");
        assertEndIsReached(dashas.get(1).periods().get(0).earliestEnd(), "1960-07-12T23:59:59");
    }

    private static void assertEndIsReached(Instant end, String birth) {
        Chart chart = ENGINE.chart(Birth.at(birth).in("Chennai"));
        Instant near =
                chart.dasha(NakshatraDasha.VIMSHOTTARI).periods(1, 1).get(0).end();
        // A second of birth is up to two and a half hours of the balance.
        assertThat(Duration.between(near, end).abs()).isBetween(Duration.ofMinutes(30), Duration.ofMinutes(150));
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", "");
    }

    /** What somebody copies or searches is what was written, in every script, to the last sign. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void textComesBackAsText(Language language) throws IOException {
        List<String> pages = pages(report(CHART, language, NAME, PLACE, List.of("Sri Jyotisha Nilayam"))
                .pdf());
        String all = String.join("\n", pages);
        ReportWords words = new ReportWords(language);
        List<String> expected = new ArrayList<>();
        for (String key : List.of(
                "report.title",
                "report.panchanga",
                "report.convention",
                "chart.table",
                "panchanga.group.limbs",
                "strengths.shadbala",
                "dashas.level.antardasha",
                "conventions.value.sidereal_nutation.cancelled")) {
            expected.addAll(List.of(words.say(key).split(" ")));
        }
        expected.addAll(List.of(words.say("report.note").split(" ")));
        for (Graha graha : Graha.values()) {
            expected.add(words.labels().full(graha));
        }
        Rasi.ALL.forEach(rasi -> expected.add(words.labels().name(rasi)));
        CHART.grahas()
                .forEach(graha -> expected.addAll(
                        List.of(words.labels().name(graha.nakshatra()).split(" "))));
        assertThat(all).contains(expected);
        assertThat(pages).hasSizeGreaterThan(3);
        for (int i = 0; i < pages.size(); i++) {
            assertThat(pages.get(i))
                    .contains(NAME, PLACE)
                    .contains(words.say(
                            "report.page", "page", words.numerals(i + 1), "pages", words.numerals(pages.size())));
        }
    }

    @Test
    void nobodysNameBreaksAReport() throws IOException {
        List<String> names = new ArrayList<>(List.of(
                "שלום עולם 123",
                "مرحبا بالعالم (abc)",
                "👩‍👩‍👧‍👦 family 🕉",
                "\uD800 lone \uDFFF",
                "漢字かな",
                "क्ष्म्य्र".repeat(40),
                "W".repeat(4000),
                "்்்்",
                "\u202Eevil\u202C \u0000 \uFFFE",
                ") Tj ET endstream endobj << /Type /Catalog >> (",
                "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 \u0301\u0302\u0303"));
        // A few of the two hundred: a report takes its time, and none of them is special to it.
        List<String> all = HostileText.all();
        for (int i = 0; i < all.size(); i += 23) {
            names.add(all.get(i));
        }
        for (String name : names) {
            byte[] pdf = new ShortReport(name).pdf();
            assertThat(pages(pdf)).as(name).isNotEmpty();
        }
    }

    /** The first page alone would do, but a report is written as a whole; with one level of dashas it is shortest. */
    private record ShortReport(String name) {
        byte[] pdf() {
            return new Report(
                            CHART,
                            CHART.panchanga(),
                            caption(CHART, name, name),
                            Language.ENGLISH,
                            ChartStyle.NORTH_INDIAN,
                            Paper.LETTER,
                            List.of(name),
                            Report.MIN_DASHA_LEVELS,
                            "Nirayana")
                    .pdf();
        }
    }

    @Test
    void thePaperIsTheOneChosen() throws IOException {
        try (PDDocument document = Loader.loadPDF(new ShortReport("A").pdf())) {
            assertThat(document.getPage(0).getMediaBox().getWidth()).isEqualTo(612);
            assertThat(document.getPage(0).getMediaBox().getHeight()).isEqualTo(792);
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
            assertThat(document.getDocumentInformation().getTitle()).startsWith("A – ");
            assertThat(document.getDocumentInformation().getCreationDate()).isNull();
        }
    }

    /** So that an entity tag means something, and nothing of the machine is in it. */
    @Test
    void equalReportsAreEqualBytes() {
        assertThat(new ShortReport("Same").pdf()).isEqualTo(new ShortReport("Same").pdf());
        assertThat(new ShortReport("Same").pdf()).isNotEqualTo(new ShortReport("Other").pdf());
    }

    @Test
    void threeLevelsOfDashasAreSevenHundredTwentyNinePeriods() throws IOException {
        Report two = report(CHART, Language.ENGLISH, NAME, PLACE, List.of());
        Report three = new Report(
                CHART,
                two.panchanga(),
                two.caption(),
                two.language(),
                two.style(),
                two.paper(),
                List.of(),
                Report.MAX_DASHA_LEVELS,
                "Nirayana");
        long ranges = String.join("\n", pages(three.pdf()))
                .lines()
                .flatMap(line -> Pattern.compile("\\d{1,2} [A-Z][a-z]{2} \\d{4} – \\d{1,2} [A-Z][a-z]{2} \\d{4}")
                        .matcher(line)
                        .results())
                .count();
        assertThat(ranges).isEqualTo(81 + 729);
    }

    /** Where the Sun does not rise there are no times of the day, but still a report. */
    @Test
    void aPolarNightHasAReport() throws IOException {
        Chart polar = ENGINE.chart(Birth.at("1990-12-21T10:30").at(78.2, 15.6).zone("Europe/Oslo"));
        assertThat(pages(report(polar, Language.ENGLISH, NAME, "Longyearbyen", List.of())
                                .pdf())
                        .get(1))
                .contains("Sunrise –");
    }

    @Test
    void moreThanIsAllowedIsRefused() {
        assertThatThrownBy(
                        () -> report(CHART, Language.ENGLISH, NAME, PLACE, List.of("1", "2", "3", "4", "5", "6", "7")))
                .hasMessage("A letterhead has at most 6 lines, not 7.");
    }

    @Test
    void aLetterheadHasUpToSixLinesAndNoneIsEmpty() {
        assertThat(report(CHART, Language.ENGLISH, NAME, PLACE, List.of("1", "2", " ", "4", "5", "6"))
                        .letterhead())
                .containsExactly("1", "2", "4", "5", "6");
        for (int levels : new int[] {0, 4}) {
            Report usual = report(CHART, Language.ENGLISH, NAME, PLACE, List.of());
            assertThatThrownBy(() -> new Report(
                            CHART,
                            usual.panchanga(),
                            usual.caption(),
                            usual.language(),
                            usual.style(),
                            usual.paper(),
                            List.of(),
                            levels,
                            "Nirayana"))
                    .hasMessage("dashaLevels must be 1 to 3, not " + levels + ".");
        }
    }

    /** What is printed is what the chart has: held against the engine, whose own tests have their authorities. */
    @Test
    void theFiguresAreThoseOfTheChart() throws IOException {
        // In the afternoon tithi and karana of the sunrise are over; the mean nodes always go backwards.
        Conventions conventions = Conventions.standard().with(NodeType.MEAN).with(SunRequired.SIX_AND_A_HALF);
        Chart chart =
                ENGINE.with(conventions).chart(Birth.at("1990-05-17T15:00").in("Chennai"));
        List<String> pages = pages(report(chart, Language.ENGLISH, "W".repeat(150), PLACE, List.of())
                .pdf());
        String all = String.join("\n", pages);
        ReportWords words = new ReportWords(Language.ENGLISH);
        assertThat(pages.get(0))
                .contains(words.tithi(Tithi.ofNumber(23)))
                .doesNotContain(words.tithi(Tithi.ofNumber(22)))
                .contains("W…");
        ProportionalDasha dasha = NakshatraDasha.VIMSHOTTARI.of(chart);
        Period left = Period.between(
                chart.birth().localTime().toLocalDate(),
                dasha.periods(1, 1)
                        .get(0)
                        .end()
                        .atZone(ZoneId.of("Asia/Kolkata"))
                        .toLocalDate());
        assertThat(left.getYears()).isPositive();
        assertThat(pages.get(0)).contains("Balance at birth: " + left.getYears() + " y " + left.getMonths() + " mo of");
        for (Placement graha : chart.grahas()) {
            String name = words.labels().full(graha.point());
            // Words that have no room stand below the line.
            String row = pages.get(1).substring(pages.get(1).indexOf("\n" + name) + 1);
            String line = row.lines().findFirst().orElseThrow();
            row = row.substring(0, row.indexOf('\n', line.length() + 30));
            assertThat(line.contains("(R)"))
                    .as(line)
                    .isEqualTo(graha.isRetrograde() && !((Graha) graha.point()).isNode());
            assertThat(row)
                    .contains(words.labels().name(graha.rasi()))
                    .contains(words.labels()
                            .name(chart.varga(9).of((Graha) graha.point()).rasi()));
        }
        assertThat(chart.of(Graha.RAHU).isRetrograde()).isTrue();
        assertThat(chart.of(Graha.SATURN).isRetrograde()).isTrue();
        Ashtakavarga ashtakavarga = Ashtakavarga.of(chart);
        for (Rasi rasi : Rasi.ALL) {
            assertThat(all)
                    .containsPattern("(?m)^" + words.labels().name(rasi) + "( \\d){8} "
                            + ashtakavarga.sarva().get(rasi.number() - 1) + "$");
        }
        // Times are rounded to the nearest second.
        DateTimeFormatter clock = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm:ss", Locale.ENGLISH);
        for (Spanned<Tithi> one : chart.panchanga().tithis()) {
            assertThat(all)
                    .contains(clock.format(one.span().end().plusMillis(500).atZone(ZoneId.of("Asia/Kolkata"))));
        }
        // A rule that is not the usual one is told, the others are not.
        assertThat(all)
                .contains(words.name(SunRequired.CONVENTION))
                .doesNotContain(words.name(IshtaReading.CONVENTION));
    }

    /** Ramesh, of whom Mercury is combust and vargottama and Saturn vargottama; Venus stands with a friend. */
    @Test
    void theTableSaysInWhatStateAGrahaIs() throws IOException {
        Chart chart = ENGINE.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        String table = pages(
                        report(chart, Language.ENGLISH, NAME, PLACE, List.of()).pdf())
                .get(1);
        int said = 0;
        for (GrahaState state : GrahaState.of(chart)) {
            List<String> expected = new ArrayList<>();
            state.dignity()
                    .filter(one -> one == Dignity.EXALTED || one == Dignity.DEBILITATED)
                    .ifPresent(one -> expected.add(one == Dignity.EXALTED ? "exalted" : "debilitated"));
            if (state.combustion().filter(Combustion::isCombust).isPresent()) {
                expected.add("combust");
            }
            if (state.vargottama()) {
                expected.add("vargottama");
            }
            said += expected.size();
            String name = new ReportWords(Language.ENGLISH).labels().full(state.graha());
            String row = table.substring(table.indexOf("\n" + name));
            row = row.substring(0, row.indexOf("′") + 160).toLowerCase(Locale.ROOT);
            for (String word : expected) {
                assertThat(row).contains(word);
            }
        }
        assertThat(said).isPositive();
    }

    /** What is spelled out for people is not a version. */
    @Test
    void theProgramStandsOnceAtTheEnd() throws IOException {
        Report usual = report(CHART, Language.ENGLISH, NAME, PLACE, List.of());
        Report versioned = new Report(
                usual.chart(),
                usual.panchanga(),
                usual.caption(),
                usual.language(),
                usual.style(),
                usual.paper(),
                List.of(),
                usual.dashaLevels(),
                "Program 7.7");
        List<String> pages = pages(versioned.pdf());
        assertThat(pages.subList(0, pages.size() - 1)).isNotEmpty().noneMatch(page -> page.contains("Program 7.7"));
        assertThat(pages.get(pages.size() - 1)).containsOnlyOnce("Program 7.7");
    }

    /** A heading at the foot of a page has lost what it is the heading of. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void noHeadingStandsAlone(Language language) throws IOException {
        ReportWords words = new ReportWords(language);
        List<String> headings = Stream.of(
                        "chart.table",
                        "report.panchanga",
                        "panchanga.group.limbs",
                        "panchanga.group.times",
                        "strengths.shadbala",
                        "strengths.ashtakavarga",
                        "dashas.system.vimshottari",
                        "dashas.level.antardasha",
                        "chart.settings")
                .map(words::say)
                .toList();
        int pages = 0;
        for (String born : List.of("1990-04-01T18:15", "1990-05-17T10:30", "2000-11-30T22:40")) {
            for (Paper paper : Paper.values()) {
                Chart chart = ENGINE.chart(Birth.at(born).in("Chennai"));
                Report usual = report(chart, language, "Anand", PLACE, List.of());
                Report printed = new Report(
                        chart,
                        usual.panchanga(),
                        usual.caption(),
                        language,
                        usual.style(),
                        paper,
                        List.of(),
                        usual.dashaLevels(),
                        "Nirayana");
                for (String page : pages(printed.pdf())) {
                    // What stands on every page is written last.
                    List<String> lines = page.substring(0, page.lastIndexOf("Anand · "))
                            .lines()
                            .toList();
                    pages++;
                    assertThat(lines.get(lines.size() - 1).strip())
                            .as("%s %s", born, paper)
                            .isNotIn(headings);
                }
            }
        }
        assertThat(pages).isGreaterThan(18);
    }

    /** Nothing on the cover is too small for old eyes, the charts included; above and below it stands whose it is. */
    @Test
    void theChartsCanBeRead() throws IOException {
        Map<Float, String> small = new TreeMap<>();
        try (PDDocument document = Loader.loadPDF(
                report(CHART, Language.ENGLISH, NAME, PLACE, List.of()).pdf())) {
            PDFTextStripper stripper = new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition text) {
                    boolean isOfEveryPage = text.getYDirAdj() < 50 || text.getYDirAdj() > Paper.A4.height() - 40;
                    if (!isOfEveryPage && text.getFontSizeInPt() < 8.99) {
                        small.merge(text.getFontSizeInPt(), text.getUnicode(), String::concat);
                    }
                }
            };
            stripper.setEndPage(1);
            assertThat(stripper.getText(document)).isNotNull();
        }
        assertThat(small).isEmpty();
    }

    /** However long it is, nothing stands below the foot of a page. */
    @Test
    void nothingRunsOverAPage() throws IOException {
        Report usual = report(CHART, Language.TAMIL, NAME, PLACE, List.of("1", "2", "3", "4", "5", "6"));
        byte[] pdf = new Report(
                        CHART,
                        usual.panchanga(),
                        usual.caption(),
                        usual.language(),
                        usual.style(),
                        usual.paper(),
                        usual.letterhead(),
                        Report.MAX_DASHA_LEVELS,
                        "Nirayana")
                .pdf();
        List<Float> feet = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition text) {
                    feet.add(text.getYDirAdj());
                }
            }.getText(document);
        }
        assertThat(feet).isNotEmpty().allMatch(y -> y <= Paper.A4.height() - 29);
    }

    @ParameterizedTest
    @EnumSource(ChartStyle.class)
    void aChartIsAnImageOfItsWidth(ChartStyle style) throws IOException {
        ChartDrawing drawing = new ChartDrawing(
                CHART.placements(), style, Language.TAMIL.labels(), caption(CHART, NAME, PLACE), Theme.DARK, 500);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(ChartImage.png(drawing)));
        assertThat(image.getWidth()).isEqualTo(500);
        assertThat(image.getHeight()).isEqualTo((int) Math.rint(500 * drawing.height() / ChartDrawing.UNITS));
        // Paper at the edge, and somewhere the ink of the text.
        assertThat(image.getRGB(1, 1) & 0xFFFFFF).isEqualTo(0x171310);
        long ink = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < 500; x++) {
                ink += (image.getRGB(x, y) & 0xFFFFFF) == 0xF2E9DC ? 1 : 0;
            }
        }
        assertThat(ink).isGreaterThan(100);
    }
}
