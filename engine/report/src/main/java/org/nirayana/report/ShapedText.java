package org.nirayana.report;

import java.awt.Font;
import java.awt.font.GlyphVector;
import java.awt.geom.Point2D;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/**
 * One line of text as glyphs, each with its place and with the part of the text that it stands for.
 *
 * @param typeface in which weight
 * @param text what it says
 * @param glyphs from left to right
 * @param width in thousandths of the size
 */
record ShapedText(Typeface typeface, String text, List<Glyph> glyphs, double width) {
    /** The JDK's number for "nothing is drawn here", such as for a joiner. */
    private static final int INVISIBLE = 0xFFFE;

    /**
     * A glyph.
     *
     * @param id its number in the font
     * @param x from the start of the line, in thousandths of the size
     * @param y above the line
     * @param text what it stands for: the first glyph of a cluster for all of it, the others for nothing
     * @param advance how wide that is
     */
    record Glyph(int id, double x, double y, String text, double advance) {}

    /** Whether the glyphs one after the other say exactly what the text says, to a reader that knows nothing else. */
    boolean isSelfExplaining() {
        StringBuilder said = new StringBuilder();
        for (Glyph glyph : glyphs) {
            if (glyph.text().isEmpty()) {
                return false;
            }
            said.append(glyph.text());
        }
        return said.toString().equals(text);
    }

    static ShapedText of(Typeface typeface, String text) {
        char[] chars = text.toCharArray();
        Font font = typeface.font();
        List<Glyph> glyphs = new ArrayList<>();
        double width = 0;
        if (!Bidi.requiresBidi(chars, 0, chars.length)) {
            width = run(font, chars, 0, chars.length, false, 0, glyphs);
        } else {
            Bidi bidi = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
            Integer[] runs = new Integer[bidi.getRunCount()];
            byte[] levels = new byte[runs.length];
            for (int i = 0; i < runs.length; i++) {
                runs[i] = i;
                levels[i] = (byte) bidi.getRunLevel(i);
            }
            Bidi.reorderVisually(levels, 0, runs, 0, runs.length);
            for (int one : runs) {
                boolean backwards = (bidi.getRunLevel(one) & 1) == 1;
                width = run(font, chars, bidi.getRunStart(one), bidi.getRunLimit(one), backwards, width, glyphs);
            }
        }
        return new ShapedText(typeface, text, List.copyOf(glyphs), width);
    }

    /**
     * What is drawn of a run: the text itself, but for the eyelash ra of Marathi, which the font draws with a stray dot from its own
     * letter (rra and virama) and rightly from that of others (ra, virama and joiner).
     *
     * @param chars what is shaped
     * @param sources for each of them where it is from, counted from the start of the run
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares them
    private record Drawn(char[] chars, int[] sources) {
        private static final char RA = '\u0930';
        private static final char RRA = '\u0931';
        private static final char VIRAMA = '\u094D';
        private static final char JOINER = '\u200D';

        static Drawn of(char[] text, int from, int to) {
            StringBuilder chars = new StringBuilder(to - from + 4);
            List<Integer> sources = new ArrayList<>(to - from + 4);
            for (int i = from; i < to; i++) {
                boolean eyelash = text[i] == RRA && i + 1 < to && text[i + 1] == VIRAMA;
                chars.append(eyelash ? RA : text[i]);
                sources.add(i - from);
                if (eyelash) {
                    i++;
                    chars.append(VIRAMA).append(JOINER);
                    sources.add(i - from);
                    sources.add(i - from);
                }
            }
            return new Drawn(
                    chars.toString().toCharArray(),
                    sources.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /** Shapes a run of one direction and returns where it ends. */
    private static double run(
            Font font, char[] chars, int from, int to, boolean backwards, double start, List<Glyph> out) {
        if (from == to) {
            return start;
        }
        Drawn drawn = Drawn.of(chars, from, to);
        GlyphVector vector = font.layoutGlyphVector(
                Typeface.CONTEXT,
                drawn.chars(),
                0,
                drawn.chars().length,
                backwards ? Font.LAYOUT_RIGHT_TO_LEFT : Font.LAYOUT_LEFT_TO_RIGHT);
        int count = vector.getNumGlyphs();
        int[] sources = new int[count];
        for (int i = 0; i < count; i++) {
            sources[i] = drawn.sources()[vector.getGlyphCharIndex(i)];
        }
        for (int i = 0; i < count; ) {
            int cluster = sources[i];
            int after = i + 1;
            while (after < count && isOfSameCluster(cluster, sources[after], chars, from)) {
                after++;
            }
            int end = clusterEnd(sources, i, after, to - from);
            String text = new String(chars, from + cluster, end - cluster);
            double begin = vector.getGlyphPosition(i).getX();
            double advance = vector.getGlyphPosition(after).getX() - begin;
            for (int k = i; k < after; k++) {
                int id = vector.getGlyphCode(k);
                Point2D at = vector.getGlyphPosition(k);
                if (id < INVISIBLE) {
                    out.add(new Glyph(id, start + at.getX(), -at.getY(), text, text.isEmpty() ? 0 : advance));
                    text = "";
                }
            }
            if (!text.isEmpty() && !out.isEmpty()) {
                // Nothing was drawn for it, such as for a joiner.
                Glyph last = out.remove(out.size() - 1);
                out.add(new Glyph(last.id(), last.x(), last.y(), last.text() + text, last.advance()));
            }
            i = after;
        }
        return start + vector.getGlyphPosition(count).getX();
    }

    /** A mark belongs to the letter before it, even where the shaper tells them apart: some readers would move it. */
    private static boolean isOfSameCluster(int cluster, int other, char[] chars, int from) {
        return other == cluster || (other > cluster && isMark(Character.codePointAt(chars, from + other)));
    }

    /** Where the text of some glyphs ends: at the next that another glyph stands for. */
    private static int clusterEnd(int[] sources, int first, int after, int end) {
        int last = 0;
        for (int i = first; i < after; i++) {
            last = Math.max(last, sources[i]);
        }
        int next = end;
        for (int other : sources) {
            if (other > last && other < next) {
                next = other;
            }
        }
        return next;
    }

    private static boolean isMark(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT;
    }
}
