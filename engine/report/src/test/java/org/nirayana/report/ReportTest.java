package org.nirayana.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
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
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.dasha.ProportionalDasha;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.SunRequired;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.testing.HostileText;
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
                .flatMap(line -> Pattern.compile("\\d{4}-\\d\\d-\\d\\d – \\d{4}-\\d\\d-\\d\\d")
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
        double left = dasha.balance().remaining() * dasha.lordAtBirth().years();
        assertThat(pages.get(0)).contains(String.format(Locale.ROOT, "%.2f", left));
        for (Placement graha : chart.grahas()) {
            String name = words.labels().full(graha.point());
            String row = pages.get(1)
                    .lines()
                    .filter(line -> line.startsWith(name))
                    .findFirst()
                    .orElseThrow();
            boolean marked = graha.isRetrograde() && graha.point() != Graha.RAHU && graha.point() != Graha.KETU;
            assertThat(row.contains("(R)")).as(row).isEqualTo(marked);
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
        DateTimeFormatter clock = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
        for (Spanned<Tithi> one : chart.panchanga().tithis()) {
            assertThat(all)
                    .contains(clock.format(one.span().end().plusMillis(500).atZone(ZoneId.of("Asia/Kolkata"))));
        }
        // A rule that is not the usual one is told, the others are not.
        assertThat(all)
                .contains(words.name(Convention.SUN_REQUIRED))
                .doesNotContain(words.name(Convention.ISHTA_PHALA));
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
