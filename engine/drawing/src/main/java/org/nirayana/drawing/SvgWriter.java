package org.nirayana.drawing;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes SVG in which text can never become markup.
 *
 * <p>Elements and attributes are enums, numbers are numbers, and every string passes {@link #escape}: there is no method
 * that writes what it is given as it is. Characters that XML 1.0 forbids (control characters, lone surrogates,
 * non-characters) become U+FFFD, so the output is well-formed whatever the caller had typed. The style sheet alone is not
 * escaped; it comes from a {@link Palette}, which holds nothing of the caller's.
 */
final class SvgWriter {
    enum Element {
        SVG("svg"),
        TITLE("title"),
        DESC("desc"),
        STYLE("style"),
        G("g"),
        RECT("rect"),
        PATH("path"),
        TEXT("text"),
        TSPAN("tspan");

        private final String tag;

        Element(String tag) {
            this.tag = tag;
        }
    }

    enum Attribute {
        ARIA_LABELLEDBY("aria-labelledby"),
        CLASS("class"),
        DX("dx"),
        D("d"),
        FILL("fill"),
        FONT_FAMILY("font-family"),
        FONT_SIZE("font-size"),
        FONT_WEIGHT("font-weight"),
        HEIGHT("height"),
        ID("id"),
        ROLE("role"),
        STROKE("stroke"),
        STROKE_WIDTH("stroke-width"),
        TEXT_ANCHOR("text-anchor"),
        UNICODE_BIDI("unicode-bidi"),
        VIEW_BOX("viewBox"),
        WIDTH("width"),
        X("x"),
        XMLNS("xmlns"),
        XML_LANG("xml:lang"),
        Y("y");

        private final String name;

        Attribute(String name) {
            this.name = name;
        }
    }

    private static final char REPLACEMENT = '\uFFFD';

    private final StringBuilder out = new StringBuilder(8192);
    private final Deque<Element> open = new ArrayDeque<>();
    private boolean inStartTag;

    SvgWriter start(Element element) {
        closeStartTag();
        out.append('<').append(element.tag);
        open.push(element);
        inStartTag = true;
        return this;
    }

    SvgWriter attribute(Attribute attribute, double value) {
        beginAttribute(attribute);
        number(out, value);
        out.append('"');
        return this;
    }

    SvgWriter attribute(Attribute attribute, String value) {
        beginAttribute(attribute);
        escape(value);
        out.append('"');
        return this;
    }

    SvgWriter attribute(Attribute attribute, PathData path) {
        return attribute(attribute, path.toString());
    }

    SvgWriter text(String text) {
        closeStartTag();
        escape(text);
        return this;
    }

    /** A whole {@code style} element. */
    SvgWriter styleSheet(Palette.StyleSheet sheet) {
        start(Element.STYLE);
        closeStartTag();
        out.append(sheet.css());
        return end();
    }

    SvgWriter end() {
        Element element = open.pop();
        if (inStartTag) {
            out.append("/>");
            inStartTag = false;
        } else {
            out.append("</").append(element.tag).append('>');
        }
        return this;
    }

    /** A line break between elements, for people who read the source. */
    SvgWriter newLine() {
        closeStartTag();
        out.append('\n');
        return this;
    }

    /** The document, complete. */
    String document() {
        if (!open.isEmpty()) {
            throw new IllegalStateException(open + " still open");
        }
        return out.toString();
    }

    private void beginAttribute(Attribute attribute) {
        if (!inStartTag) {
            throw new IllegalStateException(attribute + " outside a start tag");
        }
        out.append(' ').append(attribute.name).append("=\"");
    }

    private void closeStartTag() {
        if (inStartTag) {
            out.append('>');
            inStartTag = false;
        }
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> {
                    if (Character.isHighSurrogate(c)
                            && i + 1 < text.length()
                            && Character.isLowSurrogate(text.charAt(i + 1))) {
                        char low = text.charAt(++i);
                        // U+nFFFE and U+nFFFF are non-characters of every plane.
                        if ((Character.toCodePoint(c, low) & 0xFFFE) == 0xFFFE) {
                            out.append(REPLACEMENT);
                        } else {
                            out.append(c).append(low);
                        }
                    } else {
                        out.append(isXmlChar(c) ? c : REPLACEMENT);
                    }
                }
            }
        }
    }

    /** XML 1.0, production 2, less the C1 controls that it discourages. */
    private static boolean isXmlChar(char c) {
        return c == '\t'
                || c == '\n'
                || (c >= 0x20 && c < 0x7F)
                || (c >= 0xA0 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD);
    }

    /** At most two decimals, never an exponent, the same in every locale. */
    static void number(StringBuilder out, double value) {
        if (!(Math.abs(value) < 1e6)) {
            throw new IllegalArgumentException("not a coordinate: " + value);
        }
        long hundredths = Math.round(value * 100);
        if (hundredths < 0) {
            out.append('-');
            hundredths = -hundredths;
        }
        out.append(hundredths / 100);
        int fraction = (int) (hundredths % 100);
        if (fraction != 0) {
            out.append('.').append((char) ('0' + fraction / 10));
            if (fraction % 10 != 0) {
                out.append((char) ('0' + fraction % 10));
            }
        }
    }
}
