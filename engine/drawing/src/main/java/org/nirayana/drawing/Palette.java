package org.nirayana.drawing;

/**
 * The colours of one theme.
 *
 * <p>They are written as presentation attributes, which every SVG program understands; the style sheet exists only to
 * turn a light chart dark, and whoever ignores it still gets a complete light chart. Inks have a contrast of at least 4.5
 * to 1 on the paper and on the tint of the ascendant's house (WCAG 2.2, 1.4.3), which a test computes.
 */
enum Palette {
    LIGHT("#fffdf8", "#fbf0dc", "#8f6230", "#2a2018", "#756350", "#a8321f"),
    DARK("#171310", "#2b2219", "#b08a5b", "#f2e9dc", "#b0a08c", "#ff9d85");

    /** What a shape or text is, for the style sheet of the dark theme. */
    enum Role {
        PAPER("nry-paper", true),
        TINT("nry-tint", true),
        LINE("nry-line", false),
        INK("nry-ink", true),
        MUTED("nry-muted", true),
        ACCENT("nry-accent", true),
        ACCENT_LINE("nry-mark", false);

        private final String cssClass;
        private final boolean filled;

        Role(String cssClass, boolean filled) {
            this.cssClass = cssClass;
            this.filled = filled;
        }

        String cssClass() {
            return cssClass;
        }

        /** Whether the colour fills the shape; otherwise it strokes it. */
        boolean filled() {
            return filled;
        }
    }

    /** CSS that came from this class. */
    static final class StyleSheet {
        private final String css;

        private StyleSheet(String css) {
            this.css = css;
        }

        String css() {
            return css;
        }
    }

    /** Turns a light chart dark on a screen that prefers it. */
    static final StyleSheet PREFER_DARK = preferDark();

    private final String paper;
    private final String tint;
    private final String line;
    private final String ink;
    private final String muted;
    private final String accent;

    Palette(String paper, String tint, String line, String ink, String muted, String accent) {
        this.paper = paper;
        this.tint = tint;
        this.line = line;
        this.ink = ink;
        this.muted = muted;
        this.accent = accent;
    }

    String colour(Role role) {
        return switch (role) {
            case PAPER -> paper;
            case TINT -> tint;
            case LINE -> line;
            case INK -> ink;
            case MUTED -> muted;
            case ACCENT, ACCENT_LINE -> accent;
        };
    }

    private static StyleSheet preferDark() {
        StringBuilder css = new StringBuilder("@media screen and (prefers-color-scheme:dark){");
        for (Role role : Role.values()) {
            css.append('.')
                    .append(role.cssClass())
                    .append(role.filled() ? "{fill:" : "{stroke:")
                    .append(DARK.colour(role))
                    .append('}');
        }
        return new StyleSheet(css.append('}').toString());
    }
}
