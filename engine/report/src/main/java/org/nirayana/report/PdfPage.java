package org.nirayana.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The marks on one page, in points from its upper left corner, y down.
 *
 * <p>The only strings that reach the page are codes of glyphs in hexadecimal: nothing that somebody typed can be an operator.
 */
final class PdfPage {
    private final PdfDocument document;
    private final double height;
    private final StringBuilder out = new StringBuilder(16_384);

    /** What the marks are that were begun last; null while none is begun. */
    private PdfTags.Tag marked;

    private boolean decorating;
    private int numbers;

    /** Kept apart until it is drawn: a colour may not stand within a path. */
    private final List<String> path = new ArrayList<>();

    PdfPage(PdfDocument document, double height) {
        this.document = document;
        this.height = height;
    }

    String content() {
        end();
        return out.toString();
    }

    /** Says what the next marks are: text belongs to what is open, shapes only if that is a picture. */
    private void begin(boolean isText) {
        PdfTags tags = document.tags();
        boolean decoration = tags.isOutside() || !(isText || tags.current().isPicture());
        if (decoration ? decorating : marked == tags.current()) {
            return;
        }
        end();
        if (decoration) {
            out.append("/Artifact BMC\n");
            decorating = true;
        } else {
            marked = tags.current();
            marked.takes(this, numbers);
            out.append('/')
                    .append(marked.type())
                    .append(" <</MCID ")
                    .append(numbers++)
                    .append(">> BDC\n");
        }
    }

    private void end() {
        if (decorating || marked != null) {
            out.append("EMC\n");
            decorating = false;
            marked = null;
        }
    }

    PdfPage moveTo(double x, double y) {
        path.add(number(x) + " " + number(height - y) + " m\n");
        return this;
    }

    PdfPage lineTo(double x, double y) {
        path.add(number(x) + " " + number(height - y) + " l\n");
        return this;
    }

    PdfPage closePath() {
        path.add("h\n");
        return this;
    }

    PdfPage fill(int rgb) {
        begin(false);
        return colour("rg", rgb).path().operator("f");
    }

    PdfPage stroke(int rgb, double width) {
        begin(false);
        return colour("RG", rgb).operator("w", width).path().operator("S");
    }

    private PdfPage path() {
        path.forEach(out::append);
        path.clear();
        return this;
    }

    PdfPage rectangle(int rgb, double x, double y, double width, double tall) {
        begin(false);
        return colour("rg", rgb)
                .operator("re", x, height - y - tall, width, tall)
                .operator("f");
    }

    PdfPage line(int rgb, double width, double x1, double y1, double x2, double y2) {
        return moveTo(x1, y1).lineTo(x2, y2).stroke(rgb, width);
    }

    /** Writes a line of text from a point on its baseline on. */
    PdfPage text(int rgb, double x, double y, double size, ShapedText text) {
        if (text.glyphs().isEmpty()) {
            return this;
        }
        begin(true);
        boolean explained = text.isSelfExplaining();
        if (!explained) {
            out.append("/Span <</ActualText <FEFF");
            EmbeddedFace.hex(out, text.text());
            out.append(">>> BDC\n");
        }
        EmbeddedFace face = document.face(text.typeface());
        out.append("BT\n");
        colour("rg", rgb);
        out.append('/').append(text.typeface().postScriptName()).append(' ');
        operator("Tf", size);
        operator("Td", x, height - y);
        double pen = 0;
        double rise = 0;
        boolean open = false;
        for (ShapedText.Glyph glyph : text.glyphs()) {
            if (Math.abs(glyph.y() - rise) > 0.5) {
                open = close(open);
                rise = glyph.y();
                operator("Ts", rise * size / 1000);
            }
            if (!open) {
                out.append('[');
                open = true;
            }
            double back = pen - glyph.x();
            if (Math.abs(back) >= 0.5) {
                out.append(number(back));
                pen = glyph.x();
            }
            int code = face.code(glyph);
            out.append('<');
            EmbeddedFace.hex(out, code);
            out.append('>');
            pen += face.width(code);
        }
        close(open);
        if (Math.abs(rise) > 0) {
            operator("Ts", 0);
        }
        out.append("ET\n");
        if (!explained) {
            out.append("EMC\n");
        }
        return this;
    }

    private boolean close(boolean open) {
        if (open) {
            out.append("] TJ\n");
        }
        return false;
    }

    private PdfPage colour(String operator, int rgb) {
        return operator(operator, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
    }

    private PdfPage operator(String operator, double... operands) {
        for (double operand : operands) {
            out.append(number(operand)).append(' ');
        }
        out.append(operator).append('\n');
        return this;
    }

    /** At most three decimals, never an exponent. */
    private static String number(double value) {
        long thousandths = Math.round(value * 1000);
        if (thousandths % 1000 == 0) {
            return Long.toString(thousandths / 1000);
        }
        long size = Math.abs(thousandths);
        String decimals = Long.toString(1000 + size % 1000).substring(1);
        return (thousandths < 0 ? "-" : "") + size / 1000 + "." + decimals;
    }
}
