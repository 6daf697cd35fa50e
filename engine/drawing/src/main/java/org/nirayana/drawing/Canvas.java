package org.nirayana.drawing;

import org.nirayana.drawing.Palette.Role;
import org.nirayana.drawing.SvgWriter.Attribute;
import org.nirayana.drawing.SvgWriter.Element;

/** Shapes and text in the colours of a palette. */
final class Canvas {
    static final int REGULAR = 400;
    static final int BOLD = 600;

    private final SvgWriter svg;
    private final Palette palette;

    Canvas(SvgWriter svg, Palette palette) {
        this.svg = svg;
        this.palette = palette;
    }

    void fill(Role role, PathData path) {
        svg.start(Element.PATH)
                .attribute(Attribute.CLASS, role.cssClass())
                .attribute(Attribute.FILL, palette.colour(role))
                .attribute(Attribute.D, path)
                .end()
                .newLine();
    }

    void stroke(Role role, double width, PathData path) {
        svg.start(Element.PATH)
                .attribute(Attribute.CLASS, role.cssClass())
                .attribute(Attribute.FILL, "none")
                .attribute(Attribute.STROKE, palette.colour(role))
                .attribute(Attribute.STROKE_WIDTH, width)
                .attribute(Attribute.D, path)
                .end()
                .newLine();
    }

    void text(Role role, double x, double y, House.Anchor anchor, double size, int weight, String text) {
        start(role, x, y, anchor, size, weight).text(text).end().newLine();
    }

    /** A planet and its degrees on one line, centred. */
    void pair(Role role, double x, double y, double size, String name, String degrees) {
        start(role, x, y, House.Anchor.MIDDLE, size, REGULAR);
        svg.start(Element.TSPAN)
                .attribute(Attribute.FONT_WEIGHT, BOLD)
                .text(name)
                .end()
                .text(" " + degrees)
                .end()
                .newLine();
    }

    /** Text of the caller's: of any script and direction, which stay its own. */
    void foreignText(Role role, double x, double y, double size, int weight, String text) {
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
