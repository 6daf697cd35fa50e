package org.nirayana.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.StringReader;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Variant;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** What every drawing must be: well-formed, complete, accessible, self-contained, always the same. */
class ChartDrawingTest {
    private static final Set<String> ELEMENTS = Set.of("svg", "title", "desc", "style", "path", "text", "tspan");

    @Test
    void everyStyleInEveryLanguageIsWellFormed() throws Exception {
        SplittableRandom random = new SplittableRandom(5);
        for (ChartStyle style : ChartStyle.values()) {
            for (Language language : Language.values()) {
                for (Theme theme : Theme.values()) {
                    Placements placements = Samples.random(random);
                    String svg = svg(placements, style, language, theme);
                    Document document = parse(svg);
                    assertAllowedOnly(document);
                    String text = document.getDocumentElement().getTextContent();
                    assertThat(text).contains("Śrī Lakṣmī & Sons <Ltd>", "तिरुपति", "Asia/Kolkata (UTC+06:30)");
                    for (Graha graha : Graha.ALL) {
                        assertThat(text)
                                .contains(
                                        language.labels().brief(graha),
                                        language.labels().full(graha));
                    }
                    assertThat(svg(placements, style, language, theme)).isEqualTo(svg);
                }
            }
        }
    }

    private static String svg(Placements placements, ChartStyle style, Language language, Theme theme) {
        return new ChartDrawing(
                        placements,
                        style,
                        language.labels(),
                        Samples.caption("Śrī Lakṣmī & Sons <Ltd>", "तिरुपति"),
                        theme,
                        600)
                .svg();
    }

    /** However narrow the picture and however crowded a house, nothing is smaller than was asked for. */
    @Test
    @Tag(Variant.WIDER)
    void noTypeIsSmallerThanAskedFor() throws Exception {
        SplittableRandom random = new SplittableRandom(7);
        for (ChartStyle style : ChartStyle.values()) {
            for (Language language : Language.values()) {
                for (int width : Proof.withVariants() ? new int[] {320, 340, 560, 700} : new int[] {320}) {
                    for (Placements placements : List.of(
                            Samples.random(random),
                            Samples.crowded(Rasi.ofNumber(1 + random.nextInt(12)), Rasi.ARIES))) {
                        ChartDrawing drawing = new ChartDrawing(
                                placements,
                                style,
                                language.labels(),
                                Samples.caption("Śrī Lakṣmī & Sons <Ltd>", "तिरुपति"),
                                Theme.LIGHT,
                                width);
                        Document document = parse(drawing.withMinText(12).svg());
                        NodeList texts = document.getElementsByTagName("text");
                        assertThat(texts.getLength()).isGreaterThan(12);
                        for (int i = 0; i < texts.getLength(); i++) {
                            Element text = (Element) texts.item(i);
                            assertThat(Double.parseDouble(text.getAttribute("font-size")) * width / 680)
                                    .as("%s %s %s: %s", style, language, width, text.getTextContent())
                                    .isGreaterThan(11.99);
                        }
                    }
                }
            }
        }
        // Where there is room nothing is left out, and without a wish nothing changes.
        ChartDrawing drawing = drawing(ChartStyle.SOUTH_INDIAN, Theme.LIGHT, 1360);
        assertThat(drawing.withMinText(12).svg()).isEqualTo(drawing.svg());
        assertThatIllegalArgumentException().isThrownBy(() -> drawing.withMinText(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> drawing.withMinText(Double.NaN));
    }

    @Test
    void theRootIsAnAccessibleImageOfTheAskedWidth() throws Exception {
        Document document =
                parse(drawing(ChartStyle.SOUTH_INDIAN, Theme.AUTO, 321).svg());
        Element root = document.getDocumentElement();
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getAttribute("width")).isEqualTo("321");
        assertThat(root.getAttribute("height")).isEqualTo("321");
        assertThat(root.getAttribute("viewBox")).isEqualTo("0 0 680 680");
        assertThat(root.getAttribute("xml:lang")).isEqualTo("en");
        String[] named = root.getAttribute("aria-labelledby").split(" ", -1);
        Element title = (Element) root.getElementsByTagName("title").item(0);
        Element description = (Element) root.getElementsByTagName("desc").item(0);
        assertThat(named).containsExactly(title.getAttribute("id"), description.getAttribute("id"));
        assertThat(title.getTextContent()).isEqualTo("Asha – Rasi chart");
        assertThat(description.getTextContent())
                .startsWith("Chennai, 28 September 1943, 22:38:08 Asia/Kolkata (UTC+06:30). Ascendant: ")
                .contains("Sun: ", "Ketu: ");
    }

    @Test
    void themesDifferOnlyInColour() {
        String auto = drawing(ChartStyle.EAST_INDIAN, Theme.AUTO, 600).svg();
        String light = drawing(ChartStyle.EAST_INDIAN, Theme.LIGHT, 600).svg();
        String dark = drawing(ChartStyle.EAST_INDIAN, Theme.DARK, 600).svg();
        assertThat(auto).contains("@media screen and (prefers-color-scheme:dark)");
        assertThat(light).doesNotContain("<style");
        assertThat(auto.replaceFirst("<style>.*</style>\n", "")).isEqualTo(light);
        assertThat(dark).doesNotContain("<style").isNotEqualTo(light);
        assertThat(dark.replaceAll("#[0-9a-f]{6}", "#")).isEqualTo(light.replaceAll("#[0-9a-f]{6}", "#"));
    }

    @Test
    void nothingComesFromOutside() {
        for (ChartStyle style : ChartStyle.values()) {
            assertThat(drawing(style, Theme.AUTO, 600).svg().replace("http://www.w3.org/2000/svg", ""))
                    .doesNotContain("http", "href", "url(", "@import", "@font-face", "<script", "<image", "<use", "<!");
        }
    }

    @Test
    void retrogradePlanetsAreMarkedAndNodesAreNot() {
        String svg = new ChartDrawing(
                        Samples.crowded(Rasi.LEO, Rasi.ARIES),
                        ChartStyle.SOUTH_INDIAN,
                        Language.ENGLISH.labels(),
                        Samples.caption(null, null),
                        Theme.LIGHT,
                        600)
                .svg();
        assertThat(svg).contains(">Sa (R)<", ">Ju (R)<", ">Ra<", ">Ke<").doesNotContain("Ra (R)", "Ke (R)");
    }

    @Test
    void theEndOfASignNeverReadsThirtyDegrees() {
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        Graha.ALL.forEach(graha -> places.put(graha, SiderealLongitude.degrees(29.99999)));
        String svg = new ChartDrawing(
                        Placements.ofLongitudes(
                                Angle.degrees(24), SiderealLongitude.degrees(30), places, EnumSet.noneOf(Graha.class)),
                        ChartStyle.SOUTH_INDIAN,
                        Language.ENGLISH.labels(),
                        Samples.caption(null, null),
                        Theme.LIGHT,
                        600)
                .svg();
        assertThat(svg).contains(">29°59′<", ">0°00′<").doesNotContain("30°");
    }

    @Test
    void aDivisionalChartShowsItsOwnSignsAndTheSkysNakshatra() throws Exception {
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        // 1° of Taurus is in the first ninth of an earthy sign, which begins with Capricorn.
        Graha.ALL.forEach(graha -> places.put(graha, SiderealLongitude.degrees(31)));
        Placements placements = Placements.ofLongitudes(
                Angle.degrees(24), SiderealLongitude.degrees(0), places, EnumSet.noneOf(Graha.class));
        ChartDrawing drawing = new ChartDrawing(
                placements,
                Vargas.of(9),
                ChartStyle.NORTH_INDIAN,
                Language.ENGLISH.labels(),
                Samples.caption(null, null),
                Theme.LIGHT,
                600);
        Element root = parse(drawing.svg()).getDocumentElement();
        assertThat(root.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Navamsa (D9)");
        assertThat(root.getElementsByTagName("desc").item(0).getTextContent())
                .contains("Ascendant: Aries 0°00′", "Sun: Capricorn 9°00′");
        assertThat(drawing.svg()).contains("Nakshatra: Krittika 2");
    }

    /** The tinted house is the one that rises in the chart that is drawn, not in the rasi chart. */
    @Test
    void aDivisionalChartTintsItsOwnAscendant() throws Exception {
        // 1° of Taurus is in Capricorn in the ninths.
        String divided = tinted(Vargas.of(9), SiderealLongitude.degrees(31));
        assertThat(divided).isEqualTo(tinted(Vargas.of(1), Rasi.CAPRICORN.start()));
        assertThat(divided).isNotEqualTo(tinted(Vargas.of(1), Rasi.TAURUS.start()));
    }

    private static String tinted(Varga varga, SiderealLongitude ascendant) throws Exception {
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        Graha.ALL.forEach(graha -> places.put(graha, SiderealLongitude.degrees(100)));
        Placements placements =
                Placements.ofLongitudes(Angle.degrees(24), ascendant, places, EnumSet.noneOf(Graha.class));
        String svg = new ChartDrawing(
                        placements,
                        varga,
                        ChartStyle.SOUTH_INDIAN,
                        Language.ENGLISH.labels(),
                        Samples.caption(null, null),
                        Theme.LIGHT,
                        600)
                .svg();
        var paths = parse(svg).getElementsByTagName("path");
        for (int i = 0; i < paths.getLength(); i++) {
            Element path = (Element) paths.item(i);
            if (path.getAttribute("class").equals("nry-tint")) {
                return path.getAttribute("d");
            }
        }
        throw new AssertionError("nothing is tinted");
    }

    /** Ten have room in every house; of more whoever has none is counted, and all are described. Each house in three languages. */
    @Test
    @Tag(Variant.WIDER)
    void aHouseWithoutRoomForAllCountsTheRest() throws Exception {
        List<Language> languages = List.of(Language.values());
        for (ChartStyle style : ChartStyle.values()) {
            for (int language = 0; language < languages.size(); language++) {
                int step = Proof.wider(6, 3);
                for (int sign = language % step; sign < Rasi.ALL.size(); sign += step) {
                    assertCounted(style, languages.get(language), Rasi.ALL.get(sign));
                }
            }
        }
    }

    private static void assertCounted(ChartStyle style, Language language, Rasi sign) throws Exception {
        assertCounted(style, language, sign, 12);
        assertCounted(style, language, sign, 20);
        assertCounted(style, language, sign, 40);
        // The largest houses have room for forty, none for eighty.
        assertThat(assertCounted(style, language, sign, 80)).isPositive();
    }

    /** @return how many are left out */
    private static int assertCounted(ChartStyle style, Language language, Rasi sign, int count) throws Exception {
        ChartDrawing drawing = Samples.crowdedBy(count, sign, style, language);
        Document document = parse(drawing.svg());
        assertAllowedOnly(document);
        String description = document.getElementsByTagName("desc").item(0).getTextContent();
        List<String> texts = texts(document);
        Labels labels = language.labels();
        List<String> counts =
                texts.stream().filter(text -> text.startsWith("+")).toList();
        int leftOut = 0;
        for (int i = 1; i <= drawing.otherPoints().size(); i++) {
            assertThat(description).contains("point-" + i + ": ");
            boolean marked = i % 3 == 0;
            String name = "P" + i + (marked ? " (" + labels.caption(Labels.Caption.RETROGRADE_MARK) + ")" : "");
            if (texts.stream().noneMatch(text -> text.equals(name) || text.startsWith(name + " "))) {
                leftOut++;
            }
        }
        for (Graha graha : Graha.ALL) {
            assertThat(texts)
                    .as("%s %s %s", style, language, graha)
                    .anyMatch(text -> text.startsWith(labels.brief(graha)));
        }
        assertThat(counts)
                .as("%s %s %s %d", style, language, sign, count)
                .isEqualTo(leftOut == 0 ? List.of() : List.of(labels.numerals("+" + leftOut)));
        return leftOut;
    }

    private static List<String> texts(Document document) {
        NodeList nodes = document.getElementsByTagName("text");
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent())
                .toList();
    }

    @Test
    void aNameWiderThanItsHouseIsCounted() throws Exception {
        ChartDrawing drawing = new ChartDrawing(
                Samples.crowded(Rasi.LEO, Rasi.ARIES),
                List.of(new DrawnPoint(new Samples.MadeUp("wide", "W".repeat(500)), Rasi.VIRGO.start(), false)),
                Vargas.of(1),
                ChartStyle.NORTH_INDIAN,
                Language.HINDI.labels(),
                Samples.caption(null, null),
                Theme.LIGHT,
                600);
        assertThat(texts(parse(drawing.svg()))).contains("+1").noneMatch(text -> text.contains("WW"));
    }

    /** The largest type that may be asked for, in the smallest picture: then the count alone is smaller. */
    @Test
    void typeTooLargeForACountIsDrawnSmaller() throws Exception {
        for (ChartStyle style : ChartStyle.values()) {
            for (Language language : Language.values()) {
                for (Rasi sign : Rasi.ALL) {
                    ChartDrawing drawing = new ChartDrawing(
                            Samples.crowded(sign, Rasi.ARIES),
                            List.of(),
                            Vargas.of(1),
                            Optional.empty(),
                            style,
                            language.labels(),
                            Samples.caption(null, null),
                            Theme.LIGHT,
                            ChartDrawing.MIN_WIDTH,
                            ChartDrawing.MAX_MIN_TEXT);
                    assertThat(texts(parse(drawing.svg()))).anyMatch(text -> text.startsWith("+"));
                }
            }
        }
    }

    @Test
    void aWidthOutsideTheLimitsIsRefused() {
        for (int width : new int[] {-1, 0, 199, 4001, Integer.MAX_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> drawing(ChartStyle.SOUTH_INDIAN, Theme.AUTO, width))
                    .withMessageContaining("200 to 4000");
        }
    }

    @Test
    void longNamesAreWrappedAndThenCutBetweenClusters() {
        assertThat(TextMetrics.wrap("short", 20, 2)).containsExactly("short");
        assertThat(TextMetrics.wrap("Anantha Padmanabha Swamy", 10, 2))
                .hasSize(2)
                .first()
                .isEqualTo("Anantha");
        List<String> cut = TextMetrics.wrap("க்ஷ".repeat(80), 12, 2);
        assertThat(cut.get(1)).endsWith(TextMetrics.ELLIPSIS);
        assertThat(cut.get(0) + cut.get(1).replace(TextMetrics.ELLIPSIS, "")).matches("(க்ஷ)+");
        assertThat(cut).hasSize(2).allSatisfy(line -> assertThat(TextMetrics.width(line))
                .isLessThanOrEqualTo(12));
    }

    @Test
    void coloursHaveEnoughContrast() {
        for (Palette palette : Palette.values()) {
            for (Palette.Role ink : List.of(Palette.Role.INK, Palette.Role.MUTED, Palette.Role.ACCENT)) {
                for (Palette.Role ground : List.of(Palette.Role.PAPER, Palette.Role.TINT)) {
                    // WCAG 2.2, success criterion 1.4.3
                    assertThat(contrast(palette.colour(ink), palette.colour(ground)))
                            .as("%s %s on %s", palette, ink, ground)
                            .isGreaterThan(4.5);
                }
            }
        }
    }

    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        double[] weights = {0.2126, 0.7152, 0.0722};
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double c = Integer.parseInt(colour.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
            sum += weights[i] * (c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    private static ChartDrawing drawing(ChartStyle style, Theme theme, int width) {
        return new ChartDrawing(
                Samples.random(new SplittableRandom(1)),
                style,
                Language.ENGLISH.labels(),
                Samples.caption("Asha", "Chennai"),
                theme,
                width);
    }

    static Document parse(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        DocumentBuilder builder = factory.newDocumentBuilder();
        builder.setErrorHandler(null);
        return builder.parse(new InputSource(new StringReader(svg)));
    }

    static void assertAllowedOnly(Document document) {
        NodeList elements = document.getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            assertThat(ELEMENTS).contains(element.getTagName());
            for (int a = 0; a < element.getAttributes().getLength(); a++) {
                assertThat(element.getAttributes().item(a).getNodeName())
                        .doesNotStartWith("on")
                        .doesNotContain("href")
                        .isNotEqualTo("style");
            }
        }
    }
}
