package org.nirayana.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/** A chart drawn by bhavas: what stands in another bhava than its sign is drawn there. */
class BhavaDrawingTest {
    /** The chart of the almanac report of 2025: Mars in Cancer, the tenth sign, is in the ninth bhava. */
    private static final Chart CHART = new ChartFactory(PackedEphemeris.load())
            .chart(
                    Birth.of(Instant.parse("2025-04-09T15:21:50Z"), Site.ofDegrees(12.9716, 77.5946)),
                    Conventions.standard());

    private static String svg(HouseSystem system, ChartStyle style, Language language) {
        return new ChartDrawing(
                        CHART.placements(),
                        (BhavaChalit.Bhavas) BhavaChalit.of(CHART, system),
                        style,
                        language.labels(),
                        Samples.caption(null, null),
                        Theme.LIGHT,
                        ChartDrawing.DEFAULT_WIDTH)
                .svg();
    }

    @Test
    void saysInWhichBhavaEachStands() {
        for (ChartStyle style : ChartStyle.values()) {
            String sripati = svg(HouseSystem.SRIPATI, style, Language.ENGLISH);
            assertThat(sripati)
                    .contains("<title", ">Bhava chalit · Sripati<")
                    .contains("Mars: Cancer 2°25′ (9), Punarvasu 4")
                    .contains("Ascendant: Libra 29°50′ (1)");
            assertThat(svg(HouseSystem.WHOLE_SIGN, style, Language.ENGLISH))
                    .contains(">Bhava chalit · Whole signs<")
                    .contains("Mars: Cancer 2°25′ (10), Punarvasu 4");
        }
    }

    /** Mars stands in the house of Gemini: its degrees are of Cancer, and say so; Jupiter's are of the house's own sign. */
    @Test
    void degreesOfAnotherSignAreNamed() {
        for (ChartStyle style : ChartStyle.values()) {
            List<String> drawn = places(svg(HouseSystem.SRIPATI, style, Language.ENGLISH));
            assertThat(drawn).as(style.name()).anyMatch(line -> line.contains("Cancer 2°25′"));
            assertThat(drawn).as(style.name()).isNotEmpty().noneMatch(line -> line.contains("Taurus 23°10′"));
            assertThat(places(svg(HouseSystem.WHOLE_SIGN, style, Language.ENGLISH)))
                    .as(style.name())
                    .isNotEmpty()
                    .noneMatch(line -> line.contains("Cancer 2°25′"));
        }
    }

    /** With whole signs everything stands where the chart by signs has it: the pictures differ in their words alone. */
    @Test
    void wholeSignsAreTheChartBySigns() {
        String bySigns = new ChartDrawing(
                        CHART.placements(),
                        ChartStyle.SOUTH_INDIAN,
                        Language.ENGLISH.labels(),
                        Samples.caption(null, null),
                        Theme.LIGHT,
                        ChartDrawing.DEFAULT_WIDTH)
                .svg();
        String byBhavas = svg(HouseSystem.WHOLE_SIGN, ChartStyle.SOUTH_INDIAN, Language.ENGLISH);
        assertThat(places(byBhavas)).isNotEmpty().isEqualTo(places(bySigns));
        assertThat(places(svg(HouseSystem.SRIPATI, ChartStyle.SOUTH_INDIAN, Language.ENGLISH)))
                .isNotEqualTo(places(bySigns));
    }

    /** The lines that write a degree. */
    private static List<String> places(String svg) {
        return svg.lines()
                .filter(line -> line.contains("<text") && line.contains("°") && !line.contains("yanamsa"))
                .toList();
    }

    @Test
    void hasANameInEveryLanguage() {
        for (Language language : Language.values()) {
            assertThat(language.labels().caption(Labels.Caption.BHAVA_CHART))
                    .as(language.name())
                    .isNotBlank();
            assertThat(Arrays.stream(HouseSystem.values()).map(language.labels()::name))
                    .as(language.name())
                    .hasSize(11)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aDivisionalChartHasNoBhavas() {
        assertThatThrownBy(() -> new ChartDrawing(
                        CHART.placements(),
                        List.of(),
                        Vargas.of(9),
                        Optional.of((BhavaChalit.Bhavas) BhavaChalit.of(CHART)),
                        ChartStyle.NORTH_INDIAN,
                        Language.ENGLISH.labels(),
                        Samples.caption(null, null),
                        Theme.LIGHT,
                        ChartDrawing.DEFAULT_WIDTH,
                        0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("D9");
    }
}
