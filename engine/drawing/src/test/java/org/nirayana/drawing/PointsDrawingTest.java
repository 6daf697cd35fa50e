package org.nirayana.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.point.SunUpagraha;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/** The upagrahas of the Sun in a picture, in every style and language. */
class PointsDrawingTest {
    private static final Pattern COUNTED = Pattern.compile("<text[^>]*>\\+(\\d+)</text>");

    /** The Sun at 9 Sagittarius 36, of an example whose upagrahas are printed; see SunUpagrahaTest. */
    private static final SiderealLongitude SUN = SiderealLongitude.degrees(249.6);

    private static ChartDrawing drawing(
            SiderealLongitude elsewhere, ChartStyle style, Language language, int width, double minText) {
        Map<Graha, SiderealLongitude> places = Graha.ALL.stream()
                .collect(Collectors.toMap(Function.identity(), graha -> graha == Graha.SUN ? SUN : elsewhere));
        Placements placements =
                Placements.ofLongitudes(Angle.degrees(24), elsewhere, places, EnumSet.noneOf(Graha.class));
        List<DrawnPoint> points = new ArrayList<>();
        for (PointRule point : SunUpagraha.SET.points()) {
            points.add(new DrawnPoint(point, ((SunUpagraha) point).from(SUN), false));
        }
        return new ChartDrawing(
                placements,
                points,
                Vargas.of(1),
                Optional.empty(),
                style,
                language.labels(),
                Samples.caption("Asha", "Chennai"),
                Theme.LIGHT,
                width,
                minText);
    }

    @ParameterizedTest
    @EnumSource
    void eachIsDrawnByItsAbbreviationAndToldByItsName(Language language) {
        Labels labels = language.labels();
        for (ChartStyle style : ChartStyle.values()) {
            String svg = drawing(SiderealLongitude.degrees(100), style, language, ChartDrawing.DEFAULT_WIDTH, 0)
                    .svg();
            String description = svg.substring(svg.indexOf("<desc"), svg.indexOf("</desc>"));
            for (PointRule point : SunUpagraha.SET.points()) {
                assertThat(svg).as("%s %s", style, language).contains(">" + labels.brief(point) + "<");
                assertThat(description).contains("; " + labels.full(point) + ": ");
            }
            assertThat(description)
                    .contains(labels.full(SunUpagraha.DHUMA) + ": "
                            + labels.name(SunUpagraha.DHUMA.from(SUN).rasi()) + " " + labels.numerals("22°56′"));
            assertThat(COUNTED.matcher(svg).find()).isFalse();
        }
    }

    /** Eight grahas and the ascendant stand with Dhuma on a phone: what has no room is counted, and still told to those who listen. */
    @ParameterizedTest
    @EnumSource
    void whereThereIsNoRoomItIsCounted(ChartStyle style) {
        String svg = drawing(SUN, style, Language.ENGLISH, 200, 16).svg();
        String crowded = drawing(SunUpagraha.DHUMA.from(SUN), style, Language.ENGLISH, 200, 16)
                .svg();
        assertThat(svg).contains(">Dh<");
        assertThat(crowded).doesNotContain(">Dh<").contains("Dhuma: Aries 22°56′");
        // With Dhuma some of the grahas of its house are left out.
        assertThat(COUNTED.matcher(crowded).results().mapToInt(found -> Integer.parseInt(found.group(1))))
                .anyMatch(count -> count > 1);
    }

    /** In a divisional chart they stand where their longitude falls, like everything else. */
    @Test
    void inTheNavamsaTheyFollowTheirLongitudes() {
        ChartDrawing rasi = drawing(SiderealLongitude.degrees(100), ChartStyle.SOUTH_INDIAN, Language.ENGLISH, 680, 0);
        ChartDrawing navamsa = new ChartDrawing(
                rasi.placements(),
                rasi.otherPoints(),
                Vargas.of(9),
                rasi.style(),
                rasi.labels(),
                rasi.caption(),
                rasi.theme(),
                rasi.width());
        // 22°56′ of Aries is the seventh navamsa, Libra; 2°56′ of 3°20′ stretched ninefold is 26°24′.
        assertThat(navamsa.svg()).contains("Dhuma: Libra 26°24′");
    }
}
