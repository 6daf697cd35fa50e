package org.nirayana.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.time.Instant;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.eclipse.Eclipses;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The map of a solar eclipse. */
class EclipseMapTest {
    private static final Sky SKY = Sky.of(PackedEphemeris.load());
    private static final SolarEclipse ECLIPSE = new Eclipses(SKY)
            .solar(
                    SKY.timeScales().tt(Instant.parse("2026-08-12T00:00:00Z")),
                    SKY.timeScales().tt(Instant.parse("2026-08-13T00:00:00Z")))
            .get(0);
    private static final Instant GREATEST = SKY.timeScales().utc(ECLIPSE.greatest());

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @Test
    void theMapIsWellFormedAndTellsTheInstant() throws Exception {
        String svg = new EclipseMap(ECLIPSE, GREATEST, Optional.empty(), Theme.AUTO, 480).svg();
        Document map = parsed(svg);
        assertThat(map.getDocumentElement().getAttribute("width")).isEqualTo("480");
        assertThat(map.getDocumentElement().getAttribute("height")).isEqualTo("240");
        assertThat(map.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("2026-08-12 17:45:57 UTC");
        assertThat(map.getElementsByTagName("style").getLength()).isEqualTo(1);
        // Paper, land, graticule, three magnitudes, limits, horizon, central limits, central line, cross.
        assertThat(map.getElementsByTagName("path").getLength()).isEqualTo(11);
    }

    @Test
    void aPlaceIsMarked() throws Exception {
        String with = new EclipseMap(ECLIPSE, GREATEST, Optional.of(Site.ofDegrees(0, 0)), Theme.DARK, 960).svg();
        assertThat(parsed(with).getElementsByTagName("path").getLength()).isEqualTo(12);
        assertThat(with).contains("M356 180L360 176L364 180L360 184Z").doesNotContain("<style");
    }

    @Test
    void aMapIsNotOfAnySize() {
        assertThatThrownBy(() -> new EclipseMap(ECLIPSE, GREATEST, Optional.empty(), Theme.LIGHT, 100))
                .hasMessage("The width is 200 to 4000 pixels, not 100.");
    }
}
