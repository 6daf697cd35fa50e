package org.nirayana.drawing;

import org.nirayana.drawing.Palette.Role;
import org.nirayana.drawing.SvgWriter.Attribute;
import org.nirayana.drawing.SvgWriter.Element;

/** A canvas that writes SVG. */
final class SvgCanvas implements Canvas {
    private final SvgWriter svg;
    private final Palette palette;

    SvgCanvas(SvgWriter svg, Palette palette) {
        this.svg = svg;
        this.palette = palette;
    }

    @Override
    public void fill(Role role, PathData path) {
        svg.start(Element.PATH)
                .attribute(Attribute.CLASS, role.cssClass())
                .attribute(Attribute.FILL, palette.colour(role))
                .attribute(Attribute.D, path)
                .end()
                .newLine();
    }

    @Override
    public void stroke(Role role, double width, PathData path) {
        svg.start(Element.PATH)
                .attribute(Attribute.CLASS, role.cssClass())
                .attribute(Attribute.FILL, "none")
                .attribute(Attribute.STROKE, palette.colour(role))
                .attribute(Attribute.STROKE_WIDTH, width)
                .attribute(Attribute.D, path)
                .end()
                .newLine();
    }

    @Override
    public void text(Role role, double x, double y, House.Anchor anchor, double size, int weight, String text) {
        start(role, x, y, anchor, size, weight).text(text).end().newLine();
    }

    @Override
    public void pair(Role role, double x, double y, double size, String name, String degrees) {
        start(role, x, y, House.Anchor.MIDDLE, size, REGULAR);
        svg.start(Element.TSPAN)
                .attribute(Attribute.FONT_WEIGHT, BOLD)
                .text(name)
                .end()
                .text(" " + degrees)
                .end()
                .newLine();
    }

    @Override
    public void foreignText(Role role, double x, double y, double size, int weight, String text) {
        start(role, x, y, House.Anchor.MIDDLE, size, weight)
                .attribute(Attribute.UNICODE_BIDI, "plaintext")
                .text(text)
                .end()
                .newLine();
    }

    private SvgWriter start(Role role, double x, double y, House.Anchor anchor, double size, int weight) {
        svg.start(Element.TEXT)
                .attribute(Attribute.CLASS, role.cssClass())
                .attribute(Attribute.FILL, palette.colour(role))
                .attribute(Attribute.X, x)
                .attribute(Attribute.Y, y)
                .attribute(Attribute.FONT_SIZE, size);
        if (anchor != House.Anchor.START) {
            svg.attribute(Attribute.TEXT_ANCHOR, anchor.value());
        }
        if (weight != REGULAR) {
            svg.attribute(Attribute.FONT_WEIGHT, weight);
        }
        return svg;
    }
}
