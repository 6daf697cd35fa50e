package org.nirayana.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.testing.QrCodes;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/** The card of a link: its QR code is read by another library than the one that wrote it. */
class LinkCardTest {
    private static final String ADDRESS = "https://stars.example/here/s/h0SI7bXb4wV1d9A0xMPDo3Qe0HAqXN1o";

    private static LinkCard card(String title, List<String> letterhead, int rows, String address) {
        List<LinkImage.Row> lines = IntStream.range(0, rows)
                .mapToObj(row -> new LinkImage.Row("Name " + row, "Value " + row, false))
                .toList();
        return new LinkCard(
                new LinkImage(title, List.of("A line"), Optional.empty(), Optional.empty(), lines, Optional.empty()),
                letterhead,
                "Open this page:",
                address);
    }

    private static BufferedImage image(LinkCard card) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(card.png()));
    }

    @Test
    void theCodeSaysTheAddressAlsoAtHalfTheSize() throws Exception {
        BufferedImage image = image(card("Mira · Chart", List.of("Sri Jyotisha Nilayam", "Chennai"), 4, ADDRESS));
        assertThat(image.getWidth()).isEqualTo(LinkCard.WIDTH);
        assertThat(QrCodes.read(image)).isEqualTo(ADDRESS);
        // As chats pack it.
        BufferedImage smaller =
                new BufferedImage(image.getWidth() / 2, image.getHeight() / 2, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = smaller.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.drawImage(image, 0, 0, smaller.getWidth(), smaller.getHeight(), null);
        graphics.dispose();
        assertThat(QrCodes.read(smaller)).isEqualTo(ADDRESS);
    }

    @Test
    void aCardIsAsHighAsWhatStandsOnIt() throws IOException {
        int brief = image(card("Mira", List.of(), 2, ADDRESS)).getHeight();
        int longer = image(card("Mira", List.of("One", "Two"), 8, ADDRESS)).getHeight();
        assertThat(brief).isLessThan(longer);
        assertThat(image(card("Mira ".repeat(24), List.of("W".repeat(160), "b", "c", "d", "e", "f"), 60, ADDRESS))
                        .getHeight())
                .isBetween(LinkCard.MAX_HEIGHT - 100, LinkCard.MAX_HEIGHT);
    }

    @Test
    void aLongAddressIsReadToo() throws Exception {
        String address = "https://" + "a".repeat(60) + ".example/" + "path/".repeat(40) + "s/x";
        assertThat(QrCodes.read(image(card("Mira", List.of(), 2, address)))).isEqualTo(address);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theFontHasWhatACardSays(Language language) {
        String text = Catalogue.words(Area.SHARING, language).get("sharing.card.open");
        for (Typeface typeface : Typeface.values()) {
            assertThat(ShapedText.of(typeface, text).glyphs())
                    .as("%s in %s", text, typeface)
                    .isNotEmpty()
                    .noneMatch(glyph -> glyph.id() == 0);
        }
    }
}
